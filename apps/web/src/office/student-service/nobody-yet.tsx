import { Card, EmptyState } from '@school/ui';
import { CalendarCheck, CircleAlert, IndianRupee, type LucideIcon } from 'lucide-react';
import { useServiceMessages } from './messages';
import type { ServiceMessages } from './messages.en';

type Part = keyof ServiceMessages['nobodyYet'];

const icons: Readonly<Record<Part, LucideIcon>> = {
  'pending-fee': IndianRupee,
  attendance: CalendarCheck,
  fine: CircleAlert,
};

/** What stands in a tab while no student is found: what will be there, and the way on. */
export function NobodyYet({ of }: { readonly of: Part }) {
  const { title, text } = useServiceMessages().nobodyYet[of];
  const Icon = icons[of];
  return (
    <Card>
      <EmptyState title={title} description={text} icon={<Icon />} />
    </Card>
  );
}

import { Card, EmptyState } from '@school/ui';
import { CalendarCheck, CircleAlert, FileText, IndianRupee, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlannedMessages } from './messages';
import type { PlannedMessages } from './messages.en';

type PlannedPart = keyof PlannedMessages['parts'];

const plannedIcons: Readonly<Record<PlannedPart, LucideIcon>> = {
  'staff-report': FileText,
  'pending-fee': IndianRupee,
  'attendance-report': CalendarCheck,
  fine: CircleAlert,
};

export interface PlannedProps {
  readonly part: PlannedPart;
  /** A line about what was asked for, in place of the general one. */
  readonly note?: string | undefined;
  readonly action?: ReactNode;
}

/** What stands where a part of the office holds nothing yet: what will be there, and the way on. */
export function Planned({ part, note, action }: PlannedProps) {
  const { title, text } = usePlannedMessages().parts[part];
  const Icon = plannedIcons[part];
  return (
    <Card>
      <EmptyState title={title} description={note ?? text} icon={<Icon />} action={action} />
    </Card>
  );
}

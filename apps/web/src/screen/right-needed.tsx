import type { StaffRight } from '@school/domain';
import { Alert, EmptyState } from '@school/ui';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { useWords } from '../messages/words';
import { useRights } from '../session/use-rights';

export interface RightNeededProps {
  readonly right: StaffRight;
  /** What whoever has the right may do. */
  readonly children?: ReactNode;
}

/** Says in place of a part that it asks for a right, and who gives it (D58); the server refuses by itself. */
export function RightNeeded({ right, children }: RightNeededProps) {
  const { rightNeeded } = useMessages();
  const { options } = useWords();
  if (useRights().includes(right)) return children;
  return <Alert tone="info">{rightNeeded(options.right[right])}</Alert>;
}

/** The same in place of a whole screen, which was opened by its address. */
export function ScreenOfRight({ right, children }: RightNeededProps) {
  const { notAllowed, rightNeeded } = useMessages();
  const { options } = useWords();
  if (useRights().includes(right)) return children;
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{notAllowed}</h1>}
      description={rightNeeded(options.right[right])}
      icon={<ShieldX />}
    />
  );
}

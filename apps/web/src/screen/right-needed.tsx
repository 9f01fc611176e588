import type { StaffRight } from '@school/domain';
import { Alert } from '@school/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { useWords } from '../messages/words';
import { useRights } from '../session/use-rights';

export interface RightNeededProps {
  readonly right: StaffRight;
  /** What somebody with the right may do here. */
  readonly children?: ReactNode;
}

/** Takes the place of a part that needs a right, and says who gives it (D58); the server refuses by itself. */
export function RightNeeded({ right, children }: RightNeededProps) {
  const { rightNeeded } = useMessages();
  const { options } = useWords();
  if (useRights().includes(right)) return children;
  return <Alert tone="info">{rightNeeded(options.right[right])}</Alert>;
}

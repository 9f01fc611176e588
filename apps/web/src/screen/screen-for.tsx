import type { Role, StaffRight } from '@school/domain';
import { EmptyState } from '@school/ui';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { useWords } from '../messages/words';
import { useSession } from '../session/session';
import { useRights } from '../session/use-rights';

export interface ScreenForProps {
  readonly role: Role | undefined;
  readonly right: StaffRight | undefined;
  readonly children?: ReactNode;
}

/** Says in place of a screen, which was opened by its address, that it asks for a role or a right (D58); the server refuses by itself. */
export function ScreenFor({ role, right, children }: ScreenForProps) {
  const { notAllowed, rightNeeded, adminOnly } = useMessages();
  const { options } = useWords();
  const { claims } = useSession();
  const rights = useRights();
  const isOfRole = role === undefined || claims?.role === role;
  if (isOfRole && (right === undefined || rights.includes(right))) return children;
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{notAllowed}</h1>}
      description={isOfRole && right !== undefined ? rightNeeded(options.right[right]) : adminOnly}
      icon={<ShieldX />}
    />
  );
}

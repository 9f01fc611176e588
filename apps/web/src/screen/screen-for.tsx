import { EmptyState } from '@school/ui';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '../messages/messages';
import { useWords } from '../messages/words';
import { useSession } from '../session/session';
import { useRights } from '../session/use-rights';
import type { Screen } from './feature';
import { useStartAddress } from './features';
import { isOfRole, mayOpen } from './may-open';

/**
 * Takes the place of a screen that was opened by its address without the needed role or right, and says so (D58); the server
 * refuses by itself. Whoever opens somebody else's start page is sent to their own.
 */
export function ScreenFor({ screen, children }: { readonly screen: Screen; readonly children?: ReactNode }) {
  const { notAllowed, rightNeeded, adminOnly, officeOnly } = useMessages();
  const { options } = useWords();
  const { claims } = useSession();
  const rights = useRights();
  const start = useStartAddress();
  const role = claims?.role;
  if (mayOpen(screen, { role, rights })) return children;
  if (screen.isStart === true && start !== undefined) return <Navigate to={start} replace />;
  const isOfOffice = role !== 'teacher';
  const why = () => {
    if (isOfRole(screen, role) && screen.right !== undefined) return rightNeeded(options.right[screen.right]);
    return isOfOffice ? adminOnly : officeOnly;
  };
  return <EmptyState title={<h1 tabIndex={-1}>{notAllowed}</h1>} description={why()} icon={<ShieldX />} />;
}

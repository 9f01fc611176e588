import { EmptyState } from '@school/ui';
import { ShieldX } from 'lucide-react';
import { useMessages } from '../../messages/messages';
import { useSession } from '../../session/session';
import { useStaffMessages } from './messages';
import { StaffDesk } from './staff-desk';

/** The Staff screen, for an administrator only (D9); the server checks the same. */
export function StaffPage() {
  const staff = useStaffMessages();
  const { notAllowed } = useMessages();
  const { claims } = useSession();
  if (claims?.role === 'admin') return <StaffDesk ownId={claims.sub} />;
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{notAllowed}</h1>}
      description={staff.adminOnly}
      icon={<ShieldX />}
    />
  );
}

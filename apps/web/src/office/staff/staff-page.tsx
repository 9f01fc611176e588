import { EmptyState } from '@school/ui';
import { ShieldX } from 'lucide-react';
import { useOfficeMessages } from '../../messages/office-messages';
import { useSession } from '../../session/session';
import { StaffDesk } from './staff-desk';

/** The Staff screen, for an administrator only (D9); the server checks the same. */
export function StaffPage() {
  const { notAllowed, staff } = useOfficeMessages();
  const { claims } = useSession();
  if (claims?.role === 'admin') return <StaffDesk ownId={claims.sub} />;
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{notAllowed.title}</h1>}
      description={staff.adminOnly}
      icon={<ShieldX />}
    />
  );
}

import { useSession } from '../../session/session';
import { StaffDesk } from './staff-desk';

/** The Staff screen (D9). */
export function StaffPage() {
  const { claims } = useSession();
  return claims && <StaffDesk ownId={claims.sub} />;
}

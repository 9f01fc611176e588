import { rightsOf, type StaffRight } from '@school/domain';
import { useSession } from './session';

/** The rights that the token of the session names (D58); what the app hides for lack of a right, the server would refuse. */
export function useRights(): readonly StaffRight[] {
  const { claims } = useSession();
  return claims === null ? [] : rightsOf(claims);
}

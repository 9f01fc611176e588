import { rightsOf, type StaffRight } from '@school/domain';
import { useSession } from './session';

/** The rights that the token of the session names (D58): what is not offered here the server would refuse. */
export function useRights(): readonly StaffRight[] {
  const { claims } = useSession();
  return claims === null ? [] : rightsOf(claims);
}

import { officeRoles, refuse, teachesSection, type ClassSection, type Role } from '@school/domain';
import { orRefuse } from '../common/refusal';
import type { Caller } from './signed-in';

/** Whether a caller works in the office, for which every section is its own: token and account both say so. */
export const isOfOffice = ({ roles }: { readonly roles: readonly Role[] }): boolean =>
  roles.every((role) => officeRoles.includes(role));

/** Whether a caller may read and write what is of a section: the office of all, a teacher of their own as they are now (D58). */
export const isOwnSection = (caller: Pick<Caller, 'roles' | 'teaching'>, section: ClassSection): boolean =>
  isOfOffice(caller) || teachesSection(caller.teaching, section);

/** Refuses a section that is none of the caller's. @throws Problem 403 */
export function mustTeach(caller: Pick<Caller, 'roles' | 'teaching'>, section: ClassSection): void {
  if (!isOwnSection(caller, section)) orRefuse(refuse('section-not-own'));
}

import { officeRoles, refuse, teachesSection, type ClassSection, type Role } from '@school/domain';
import { orRefuse } from '../common/refusal';
import type { Caller } from './signed-in';

/** Whether a caller works in the office, for which every section counts as own; token and account both have to say so. */
export const isOfOffice = ({ roles }: { readonly roles: readonly Role[] }): boolean =>
  roles.every((role) => officeRoles.includes(role));

/** Whether a caller may read and write a section's data: the office all of them, a teacher the current own ones (D58). */
export const isOwnSection = (caller: Pick<Caller, 'roles' | 'teaching'>, section: ClassSection): boolean =>
  isOfOffice(caller) || teachesSection(caller.teaching, section);

/** Refuses a section that is not one of the caller's own. @throws Problem 403 */
export function requireOwnSection(caller: Pick<Caller, 'roles' | 'teaching'>, section: ClassSection): void {
  if (!isOwnSection(caller, section)) orRefuse(refuse('section-not-own'));
}

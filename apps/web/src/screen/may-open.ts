import { officeRoles, type Role, type StaffRight } from '@school/domain';
import type { Screen } from './feature';

/** The role and rights of whoever is at the screen. */
interface Visitor {
  readonly role: Role | undefined;
  readonly rights: readonly StaffRight[];
}

/**
 * Whether a screen is meant for somebody's role (D9, D58): a screen is the office's unless its manifest says that it is for
 * teachers too, or for one role alone.
 */
export function isOfRole(
  { role: neededRole, isForTeachers, isForOwnPassword }: Screen,
  role: Role | undefined,
): boolean {
  if (neededRole !== undefined) return role === neededRole;
  if (role === 'teacher') return isForTeachers === true || isForOwnPassword === true;
  return role !== undefined && officeRoles.includes(role);
}

/** Whether somebody may open a screen, by role and right; teachers have no rights and need none. The server refuses by itself. */
export function mayOpen(screen: Screen, { role, rights }: Visitor): boolean {
  const needsNoRight = screen.right === undefined || role === 'teacher';
  return isOfRole(screen, role) && (needsNoRight || rights.includes(screen.right));
}

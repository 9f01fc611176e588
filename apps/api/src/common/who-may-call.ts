import { applyDecorators, Controller, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { officeRoles, staffRoles, type Role, type StaffRight } from '@school/domain';

/** Who may call a route (D9): everybody, or accounts of these roles. */
export type Callers = 'public' | readonly Role[];

export const CALLERS = 'who-may-call';

/** For the guard, and for the document, in which `x-callers` says the same. */
const callers = (who: Callers) => applyDecorators(SetMetadata(CALLERS, who), ApiExtension('x-callers', who));

/** A controller whose routes everybody may call, signed in or not. @param tag its heading in the document */
export const PublicController = (path: string, tag: string) =>
  applyDecorators(Controller(path), ApiTags(tag), callers('public'));

const signedIn = (roles: readonly Role[]) => (path: string, tag: string) =>
  applyDecorators(Controller(path), ApiTags(tag), ApiSecurity('auth-token'), callers(roles));

/**
 * A controller whose routes are for the office, each of them unless it says `AdminOnly`, `AdminOrTeacher` or
 * `OfficeOrTeacher`; guard and document follow.
 */
export const OfficeController = signedIn(officeRoles);

/** A controller whose routes administrators alone may call. */
export const AdminController = signedIn(['admin']);

/**
 * A controller whose routes a student's family alone may call. Each answers of the student whom the token names, and of nobody
 * whom the call could name.
 */
export const FamilyController = signedIn(['student']);

/**
 * A route that teachers may call too (D58): its answer is of their own sections alone (`mustTeach`), or of nobody, and says
 * nothing of money or Adhaar.
 */
export const OfficeOrTeacher = () => callers(staffRoles);

/** A route for administrators, and for teachers as far as it is of what they teach; the office reads what it changes. */
export const AdminOrTeacher = () => callers(['admin', 'teacher']);

/** A route that administrators alone may call. */
export const AdminOnly = () => callers(['admin']);

export const BEFORE_OWN_PASSWORD = 'before-own-password';

/**
 * What an account may call whose password was set by somebody else, before it has one of its own (D87); any other call is
 * refused then. The document's `x-before-own-password` says the same.
 */
export const BeforeOwnPassword = () =>
  applyDecorators(SetMetadata(BEFORE_OWN_PASSWORD, true), ApiExtension('x-before-own-password', true));

export const RIGHT = 'right-to-call';

/**
 * A route for which a clerk needs a right that an administrator gives (D58); the document's `x-right` says the same. A teacher who
 * may call it needs none.
 */
export const Needs = (right: StaffRight) =>
  applyDecorators(SetMetadata(RIGHT, right), ApiExtension('x-right', right));

import { applyDecorators, Controller, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { officeRoles, staffRoles, type Role, type StaffRight } from '@school/domain';

/** Who may call a route (D9): everybody, or accounts of these roles. */
export type Callers = 'public' | readonly Role[];

export const CALLERS = 'who-may-call';

/** Tells the guard, and the document in `x-callers`, who may call. */
const callers = (who: Callers) => applyDecorators(SetMetadata(CALLERS, who), ApiExtension('x-callers', who));

/** A controller whose routes everybody may call, signed in or not. @param tag its heading in the document */
export const PublicController = (path: string, tag: string) =>
  applyDecorators(Controller(path), ApiTags(tag), callers('public'));

const signedIn = (roles: readonly Role[]) => (path: string, tag: string) =>
  applyDecorators(Controller(path), ApiTags(tag), ApiSecurity('auth-token'), callers(roles));

/**
 * A controller for the office, for each route that does not say `AdminOnly`, `AdminOrTeacher` or `OfficeOrTeacher`; guard
 * and document follow.
 */
export const OfficeController = signedIn(officeRoles);

/** A controller whose routes only administrators may call. */
export const AdminController = signedIn(['admin']);

/**
 * A controller whose routes only a student's family may call. Each answers only about the student named in the token, and
 * takes no other student from the call.
 */
export const FamilyController = signedIn(['student']);

/**
 * A route that teachers may call, too (D58): its answer is about their own sections (`requireOwnSection`) or about nobody, and
 * says nothing of money or Adhaar.
 */
export const OfficeOrTeacher = () => callers(staffRoles);

/** A route for administrators, and for teachers within the subjects they teach; the office may only read the data it changes. */
export const AdminOrTeacher = () => callers(['admin', 'teacher']);

/** A route that only administrators may call. */
export const AdminOnly = () => callers(['admin']);

export const BEFORE_OWN_PASSWORD = 'before-own-password';

/**
 * A route that an account may call even before it has replaced a password set by somebody else (D87); all other calls are
 * refused until then. The document's `x-before-own-password` says the same.
 */
export const BeforeOwnPassword = () =>
  applyDecorators(SetMetadata(BEFORE_OWN_PASSWORD, true), ApiExtension('x-before-own-password', true));

export const RIGHT = 'right-to-call';

/**
 * A route for which a clerk needs a right that an administrator gives (D58); the document's `x-right` says the same. A teacher
 * who may call it does not need the right.
 */
export const Needs = (right: StaffRight) =>
  applyDecorators(SetMetadata(RIGHT, right), ApiExtension('x-right', right));

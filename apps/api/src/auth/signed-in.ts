import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Role, StaffRight, Teaching } from '@school/domain';
import type { Request } from 'express';

/** The account that a request's token names. */
export interface Caller {
  readonly id: string;
  /** The id of the sign-in that the token was issued for (D87). */
  readonly signIn: string;
  readonly username: string;
  readonly fname: string;
  /** The role in the token and the role of the account; a right needs both. */
  readonly roles: readonly [Role, Role];
  /** The rights of the account as they are now (D58). */
  readonly rights: readonly StaffRight[];
  /** The sections of a teacher as they are now; empty for everybody else (D58). */
  readonly teaching: Teaching;
  /** True when its password was set by somebody else (D87). */
  readonly mustChangePassword?: true;
}

/** Whether token and account both name an administrator. */
export const isAdmin = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.every((role) => role === 'admin');

declare module 'express-serve-static-core' {
  interface Request {
    user?: Caller;
  }
}

/** Gives a route's method the account of the caller. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new Error('A public route has no account');
  return user;
});

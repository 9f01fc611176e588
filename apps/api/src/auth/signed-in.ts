import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Role } from '@school/domain';
import type { Request } from 'express';

/** The account that a request's token names. */
export interface SignedInAccount {
  readonly id: string;
  readonly fname: string;
  /** The token's and the account's; a right needs both. */
  readonly roles: readonly [Role, Role];
}

declare module 'express-serve-static-core' {
  interface Request {
    user?: SignedInAccount;
  }
}

/** Gives a route's method the account that calls it. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): SignedInAccount => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new Error('A public route has no account');
  return user;
});

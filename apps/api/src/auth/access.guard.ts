import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { isCardReader, type StaffRight } from '@school/domain';
import type { Request } from 'express';
import { Problem } from '../common/problem';
import { BEFORE_OWN_PASSWORD, CALLERS, RIGHT, type Callers } from '../common/who-may-call';

/**
 * Guards every route: unless the route is public, the caller has to be signed in, with a self-chosen password (D87), and
 * with the right that the route declares (D9).
 */
@Injectable()
export class AccessGuard extends AuthGuard('token') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    const callers = this.reflector.getAllAndOverride<Callers | undefined>(CALLERS, route);
    if (callers === 'public') return true;
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<Request>();
    const isForAll = this.reflector.getAllAndOverride<true | undefined>(BEFORE_OWN_PASSWORD, route);
    if (user?.mustChangePassword === true && isForAll !== true) throw new Problem(403, 'ownPasswordFirst');
    const right = this.reflector.getAllAndOverride<StaffRight | undefined>(RIGHT, route);
    // A card reader at the gate may send its reads and do nothing else (D62).
    const isReader = user !== undefined && isCardReader(user.rights);
    if (isReader && right !== 'cards' && isForAll !== true) throw new Problem(403, 'notAllowed');
    const hasRole = user?.roles.every((role) => callers?.includes(role));
    // A teacher has no rights: such a route checks whether the section is one of the teacher's own.
    const needsNone = right === undefined || user?.roles.includes('teacher');
    const hasRight = needsNone || user?.rights.includes(right);
    if (!hasRole || !hasRight) throw new Problem(403, 'notAllowed');
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (error instanceof Error) throw error;
    if (user) return user;
    const hasExpired = info instanceof Error && info.name === 'TokenExpiredError';
    throw new Problem(401, hasExpired ? 'sessionExpired' : 'signIn');
  }
}

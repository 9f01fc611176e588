import { applyDecorators, SetMetadata, type CustomDecorator } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { Role } from '@school/domain';
import { ApiProblems } from './route-doc';

/** Who may call a route (D9): everybody, or accounts of these roles. */
export type Callers = 'public' | readonly Role[];

export const CALLERS = 'who-may-call';

const callers = (who: Callers): CustomDecorator => SetMetadata(CALLERS, who);

/** Everybody may call this route, signed in or not. */
export const Public = () => applyDecorators(callers('public'));

/** Accounts of these roles may call this route; it feeds the guard and the document alike. */
export const AllowRoles = (...roles: [Role, ...Role[]]) =>
  applyDecorators(callers(roles), ApiSecurity('auth-token'), ApiProblems(401, 403));

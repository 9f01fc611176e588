import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isLongIdle, rightsOf, roles, WORK_TOLD_EVERY } from '@school/domain';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { StaffAccount } from '../accounts/accounts.schema';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { SessionSettingsService } from '../idle-sessions/session-settings.service';
import { SETTINGS, type Settings } from '../settings/settings';
import type { SignedInAccount } from './signed-in';
import { JWT_KEY, tokenSeconds } from './token.service';

/** In seconds: a token is issued for the second in which it counts, which may be the next one or, after changes, a few later. */
const ISSUED_AHEAD = 60;

const claimsSchema = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  role: z.enum(roles),
  iat: z.number(),
  exp: z.number(),
});

/** The header `auth-token`; the literal `token` means that there is none (section 7). */
function tokenOf(request: Request): string | null {
  const token = request.header('auth-token');
  return token === undefined || token === '' || token === 'token' ? null : token;
}

/** Checks signature, algorithm and expiry of a token, and that its account still stands behind it (D8). */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') {
  constructor(
    @Inject(JWT_KEY) key: KeyObject,
    private readonly staff: AccountsRepository,
    private readonly sessions: SessionSettingsService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: tokenOf,
      // The types know no KeyObject yet. As text it would be tried as a public key at each call, which costs more than
      // all the rest of the check.
      secretOrKey: key as KeyObject & Buffer,
      algorithms: ['HS256'],
      ignoreExpiration: false,
      passReqToCallback: true,
    });
  }

  /** @returns false for a token that no longer counts @throws Problem 401 where nobody worked under it for too long */
  async validate({ method }: Request, payload: unknown): Promise<SignedInAccount | false> {
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success || this.outlives(claims.data.exp)) return false;
    const account = await this.staff.findById(claims.data.sub);
    if (!account?.active || claims.data.iat < account.tokensValidFrom) return false;
    await this.checkWork(account, new Date(claims.data.iat * 1000), method);
    return {
      id: account._id.toHexString(),
      username: account.username,
      fname: account.fname,
      roles: [claims.data.role, account.role],
      rights: rightsOf(account),
      ...(account.mustChangePassword && { mustChangePassword: true }),
    };
  }

  /** Signing in is work, and so is every call but a read, which a page may make with nobody before it. */
  private async checkWork(
    { _id, lastWorkAt }: StaffAccount,
    signedInAt: Date,
    method: string,
  ): Promise<void> {
    const now = this.clock.now();
    // What lies clearly in the future was noted while the clock was wrong, and would hold for as long as that was.
    const noted =
      lastWorkAt && lastWorkAt.getTime() - now.getTime() < WORK_TOLD_EVERY ? lastWorkAt : undefined;
    const lastWork = noted && noted > signedInAt ? noted : signedInAt;
    if (isLongIdle(await this.sessions.idleAfter(), lastWork, now)) throw new Problem(401, 'sessionExpired');
    const isWork = method !== 'GET' && method !== 'HEAD';
    const isTold = noted && now.getTime() - noted.getTime() < WORK_TOLD_EVERY;
    if (isWork && isTold !== true) await this.staff.noteWork(_id, now);
  }

  /** Whether a token claims to hold longer than any does from now on: it was issued while the clock was wrong. */
  private outlives(exp: number): boolean {
    return exp - this.clock.now().getTime() / 1000 > tokenSeconds(this.settings) + ISSUED_AHEAD;
  }
}

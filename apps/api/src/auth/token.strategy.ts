import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import {
  FAMILY_IDLE,
  isLongIdle,
  lastWorkOf,
  rightsOf,
  roles,
  teachingOf,
  WORK_TOLD_EVERY,
  type IdleAfter,
  type Role,
  type SignInEnd,
} from '@school/domain';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { statusOf } from '../accounts/accounts.schema';
import { FAMILIES, type SignInAccounts } from '../accounts/sign-in-account';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import type { ProblemCode } from '../common/words';
import { SessionSettingsService } from '../idle-sessions/session-settings.service';
import { SETTINGS, type Settings } from '../settings/settings';
import { SignInsRepository } from '../sign-ins/sign-ins.repository';
import { isOutdatedFor, type StoredSignIn } from '../sign-ins/sign-ins.schema';
import type { Caller } from './signed-in';
import { JWT_KEY, tokenSeconds } from './token.service';

/** In seconds: a token is issued for the second in which it counts, which may be the next one or, after changes, a few later. */
const ISSUED_AHEAD = 60;

const idText = z.string().regex(/^[0-9a-f]{24}$/);

const claimsSchema = z.object({
  sub: idText,
  sid: idText,
  role: z.enum(roles),
  iat: z.number(),
  exp: z.number(),
});

/** What who holds the token reads of how its sign-in ended. */
const endings: Readonly<Record<SignInEnd, ProblemCode>> = {
  'logged-out': 'signIn',
  'by-owner': 'endedByOwner',
  'by-administrator': 'endedByAdministrator',
  idle: 'sessionExpired',
};

/**
 * Every call is work but a read, which a page of the office may make with nobody before it. A family does nothing but read, and
 * its pages read when somebody opens them.
 */
const isWork = (role: Role, method: string): boolean =>
  role === 'student' || (method !== 'GET' && method !== 'HEAD');

/** The header `auth-token`; the literal `token` means that there is none (section 7). */
function tokenOf(request: Request): string | null {
  const token = request.header('auth-token');
  return token === undefined || token === '' || token === 'token' ? null : token;
}

/** Checks signature, algorithm and expiry of a token, and that its account and its sign-in still stand behind it (D8, D87). */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') {
  constructor(
    @Inject(JWT_KEY) key: KeyObject,
    private readonly staff: AccountsRepository,
    @Inject(FAMILIES) private readonly families: SignInAccounts,
    private readonly signIns: SignInsRepository,
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

  /**
   * Both are read by their ids, side by side, so that a token ended by one process is refused by every other at once.
   * @returns false for a token that no longer counts
   * @throws Problem 401 where its holder is told why: deactivated, ended or changed by somebody, or no work for too long
   */
  async validate({ method }: Request, payload: unknown): Promise<Caller | false> {
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success || this.outlives(claims.data.exp)) return false;
    const { sub, sid, iat, role } = claims.data;
    const accounts: SignInAccounts = role === 'student' ? this.families : this.staff;
    const [account, signIn] = await Promise.all([accounts.findById(sub), this.signIns.findById(sid)]);
    if (!account || !signIn?.account.equals(account._id)) return false;
    if (statusOf(account) === 'deactivated') throw new Problem(401, 'account-deactivated');
    if (signIn.endedAt) throw new Problem(401, endings[signIn.end ?? 'logged-out']);
    if (!account.active) return false;
    // Of one sign-in, which goes on under a new token, the last one alone counts.
    const isLast = iat * 1000 === signIn.issuedAt.getTime();
    if (!isLast || isOutdatedFor(signIn, account)) throw new Problem(401, 'tokenVoid');
    const idleAfter = role === 'student' ? FAMILY_IDLE : await this.sessions.idleAfter();
    await this.checkWork(signIn, new Date(iat * 1000), idleAfter, isWork(role, method));
    return {
      id: account._id.toHexString(),
      signIn: sid,
      username: account.username,
      fname: account.fname,
      roles: [role, account.role],
      rights: rightsOf(account),
      teaching: teachingOf(account),
      ...(account.mustChangePassword && { mustChangePassword: true }),
    };
  }

  /** @param isAtWork whether the call is work itself, beside signing in */
  private async checkWork(
    { _id, lastWorkAt }: StoredSignIn,
    signedInAt: Date,
    idleAfter: IdleAfter,
    isAtWork: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    const lastWork = lastWorkOf(signedInAt, lastWorkAt, now);
    if (isLongIdle(idleAfter, lastWork, now)) throw new Problem(401, 'sessionExpired');
    if (isAtWork && now.getTime() - lastWork.getTime() >= WORK_TOLD_EVERY)
      await this.signIns.noteWork(_id, now);
  }

  /** Whether a token claims to hold longer than any does from now on: it was issued while the clock was wrong. */
  private outlives(exp: number): boolean {
    return exp - this.clock.now().getTime() / 1000 > tokenSeconds(this.settings) + ISSUED_AHEAD;
  }
}

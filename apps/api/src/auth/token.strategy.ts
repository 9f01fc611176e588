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

/** In seconds: a token is issued for the second from which it counts: this one, the next or, after changes, a few later. */
const ISSUED_AHEAD = 60;

const idText = z.string().regex(/^[0-9a-f]{24}$/);

const claimsSchema = z.object({
  sub: idText,
  sid: idText,
  role: z.enum(roles),
  iat: z.number(),
  exp: z.number(),
});

/** The error codes that tell the holder of a token how its sign-in ended. */
const endings: Readonly<Record<SignInEnd, ProblemCode>> = {
  'logged-out': 'signIn',
  'by-owner': 'endedByOwner',
  'by-administrator': 'endedByAdministrator',
  idle: 'sessionExpired',
};

/**
 * Whether a call counts as work: every call except a read, which an office page may make while nobody is there. For a family
 * reads count, too: families do nothing else, and their pages read only when somebody opens them.
 */
const isWork = (role: Role, method: string): boolean =>
  role === 'student' || (method !== 'GET' && method !== 'HEAD');

/** The header `auth-token`; the literal `token` means that there is none (section 7). */
function tokenOf(request: Request): string | null {
  const token = request.header('auth-token');
  return token === undefined || token === '' || token === 'token' ? null : token;
}

/** Checks signature, algorithm and expiry of a token, and that its account and its sign-in are still valid (D8, D87). */
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
      // The types do not accept a KeyObject yet. As text the key would be tried as a public key at each call, which costs more
      // than all the rest of the check.
      secretOrKey: key as KeyObject & Buffer,
      algorithms: ['HS256'],
      ignoreExpiration: false,
      passReqToCallback: true,
    });
  }

  /**
   * Reads account and sign-in by their ids, side by side, so that a token ended by one process is refused by all at once.
   * @returns false for a token that no longer counts
   * @throws Problem 401 when its holder is told why: deactivated, ended or changed by somebody, or no work for too long
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
    // A sign-in that goes on gets new tokens, and only the last one counts.
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

  /** @param isAtWork whether the call itself is work, as signing in is */
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

  /** Whether a token claims to be valid for longer than any token can be: then it was issued while the clock was wrong. */
  private outlives(exp: number): boolean {
    return exp - this.clock.now().getTime() / 1000 > tokenSeconds(this.settings) + ISSUED_AHEAD;
  }
}

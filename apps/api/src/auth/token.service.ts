import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { deviceOf, type TokenClaims } from '@school/domain';
import { Types } from 'mongoose';
import type { SignInAccount } from '../accounts/sign-in-account';
import { networkOf } from '../common/network-of';
import { SETTINGS, type Settings } from '../settings/settings';
import { SignInsRepository, type TokenSpan } from '../sign-ins/sign-ins.repository';

/** The key of this installation, from the settings or the data folder. */
export const JWT_KEY = Symbol('jwt key');

/** The time for which a token is valid, in seconds. */
export const tokenSeconds = ({ TOKEN_HOURS }: Settings) => Math.ceil(TOKEN_HOURS * 3600);

/** A moment in whole seconds since 1970. */
const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The place where a call comes from, as the call itself states it. */
export interface CallOrigin {
  readonly address: string;
  readonly userAgent?: string | undefined;
}

/** A token, and the id of the sign-in that it names. */
export interface IssuedToken {
  readonly token: string;
  readonly signIn: string;
}

/** Issues the tokens of D8, each for a sign-in that is stored (D87). */
@Injectable()
export class TokenService {
  constructor(
    private readonly jwt: JwtService,
    private readonly signIns: SignInsRepository,
    @Inject(JWT_KEY) private readonly key: KeyObject,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The token of a new sign-in.
   * @param asOf when the account was read: a later event that voids its tokens voids this one, too
   */
  async begin(account: SignInAccount, { address, userAgent }: CallOrigin, asOf: Date): Promise<IssuedToken> {
    const _id = new Types.ObjectId();
    const signIn = _id.toHexString();
    const span = this.spanFrom(secondsOf(asOf), account);
    await this.signIns.insert({
      _id,
      account: account._id,
      address: networkOf(address),
      device: deviceOf(userAgent),
      begunAt: asOf,
      ...span,
      lastWorkAt: asOf,
    });
    // A thousand families sign in each day; their ended sign-ins are of no use to anybody.
    if (account.role === 'student') await this.signIns.removeOver(account._id, asOf);
    return { signIn, token: await this.sign(account, signIn, span) };
  }

  /** Issues another token for a sign-in that goes on; the earlier ones no longer count. */
  async renew(account: SignInAccount, signIn: string, asOf: Date): Promise<string> {
    const storedSignIn = await this.signIns.findById(signIn);
    // Tokens count in whole seconds, so two of one sign-in must not have the same second.
    const next = storedSignIn ? secondsOf(storedSignIn.issuedAt) + 1 : 0;
    const span = this.spanFrom(Math.max(secondsOf(asOf), next), account);
    await this.signIns.renew(signIn, span, asOf);
    return this.sign(account, signIn, span);
  }

  private spanFrom(iat: number, { tokensValidFrom }: SignInAccount): TokenSpan {
    return {
      issuedAt: new Date(iat * 1000),
      endsAt: new Date((iat + tokenSeconds(this.settings)) * 1000),
      tokensValidFrom,
    };
  }

  private async sign(account: SignInAccount, sid: string, { issuedAt, endsAt }: TokenSpan): Promise<string> {
    const claims: TokenClaims = {
      sub: account._id.toHexString(),
      sid,
      fname: account.fname,
      username: account.username,
      role: account.role,
      ...(account.rights && { rights: account.rights }),
      ...(account.mustChangePassword && { mustChangePassword: true }),
      ...(account.language && { language: account.language }),
      iat: issuedAt.getTime() / 1000,
      exp: endsAt.getTime() / 1000,
    };
    return this.jwt.signAsync({ ...claims }, { privateKey: this.key, algorithm: 'HS256' });
  }
}

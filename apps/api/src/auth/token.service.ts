import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TokenClaims } from '@school/domain';
import { SETTINGS, type Settings } from '../settings/settings';
import type { StaffAccount } from '../accounts/accounts.schema';

/** The key of this installation, from the settings or the data folder. */
export const JWT_KEY = Symbol('jwt key');

/** How long a token holds. */
export const tokenSeconds = ({ TOKEN_HOURS }: Settings) => Math.ceil(TOKEN_HOURS * 3600);

/** Issues the tokens of D8. */
@Injectable()
export class TokenService {
  constructor(
    private readonly jwt: JwtService,
    @Inject(JWT_KEY) private readonly key: KeyObject,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Never issued before the account's tokens are valid from, or it would be void from the start.
   * @param asOf when the account was read: what voids its tokens after that voids this one too
   */
  async issue(account: StaffAccount, asOf: Date): Promise<string> {
    const iat = Math.max(Math.floor(asOf.getTime() / 1000), account.tokensValidFrom);
    const claims: TokenClaims = {
      sub: account._id.toHexString(),
      fname: account.fname,
      role: account.role,
      ...(account.rights && { rights: account.rights }),
      ...(account.mustChangePassword && { mustChangePassword: true }),
      ...(account.language && { language: account.language }),
      iat,
      exp: iat + tokenSeconds(this.settings),
    };
    return this.jwt.signAsync({ ...claims }, { privateKey: this.key, algorithm: 'HS256' });
  }
}

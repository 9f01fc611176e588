import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TokenClaims } from '@school/domain';
import { CLOCK, type Clock } from '../common/clock';
import { SETTINGS, type Settings } from '../settings/settings';
import type { StaffAccount } from '../accounts/accounts.schema';

/** The key of this installation, from the settings or the data folder. */
export const JWT_KEY = Symbol('jwt key');

/** Issues the tokens of D8. */
@Injectable()
export class TokenService {
  constructor(
    private readonly jwt: JwtService,
    @Inject(JWT_KEY) private readonly key: KeyObject,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Never issued before the account's tokens are valid from, or it would be void from the start. */
  async issue(account: StaffAccount): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const iat = Math.max(now, account.tokensValidFrom);
    const claims: TokenClaims = {
      sub: account._id.toHexString(),
      fname: account.fname,
      role: account.role,
      ...(account.language && { language: account.language }),
      iat,
      exp: iat + Math.ceil(this.settings.TOKEN_HOURS * 3600),
    };
    return this.jwt.signAsync({ ...claims }, { privateKey: this.key, algorithm: 'HS256' });
  }
}

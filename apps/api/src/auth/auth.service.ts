import { Inject, Injectable } from '@nestjs/common';
import { refuse, type Login } from '@school/domain';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { orRefuse } from '../common/refusal';
import { AccountsRepository } from '../accounts/accounts.repository';
import { statusOf, type StaffAccount } from '../accounts/accounts.schema';
import type { LoginAnswer } from './auth.answers';
import { LoginGuardService } from './login-guard.service';
import { PasswordService } from '../accounts/password.service';
import { TokenService } from './token.service';

@Injectable()
export class AuthService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
    private readonly guard: LoginGuardService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Signs in at the office. @param address where the call comes from, for D12
   * @throws Problem 401 for a wrong login id or password, 429 after too many of them, 403 for the right ones of a
   * waiting account (D10): only who knows its password learns that it waits
   */
  async login(login: Login, address: string): Promise<LoginAnswer> {
    const asOf = this.clock.now();
    const account = await this.guard.attempt(login.username, address, () => this.check(login));
    if (!account) throw new Problem(401, 'wrongLogin');
    if (!account.active) orRefuse(refuse('account-waiting'));
    return { token: await this.tokens.issue(account, asOf) };
  }

  private async check({ username, password }: Login): Promise<StaffAccount | undefined> {
    const account = await this.staff.findByUsername(username);
    const isRight = await this.passwords.verify(account?.passwordHash, password);
    if (!account || !isRight) return undefined;
    return ['active', 'waiting'].includes(statusOf(account)) ? account : undefined;
  }
}

import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { refuse, type Login } from '@school/domain';
import { AuditTrail } from '../audit/audit-trail';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { orRefuse } from '../common/refusal';
import { LOG, type Log } from '../logging/log';
import { foldUsername, statusOf } from '../accounts/accounts.schema';
import type { SignInAccount, SignInAccounts } from '../accounts/sign-in-account';
import type { LoginAnswer } from './auth.answers';
import { keyedHash } from './keyed-hash';
import { LoginGuardService, type LoginPlace } from './login-guard.service';
import { PasswordService } from '../accounts/password.service';
import { notToldByTime } from './told-by-time';
import { JWT_KEY, TokenService, type CallOrigin } from './token.service';

@Injectable()
export class AuthService {
  constructor(
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
    private readonly guard: LoginGuardService,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
    @Inject(JWT_KEY) private readonly key: KeyObject,
  ) {}

  /**
   * Signs in through one of the login pages.
   * @param accounts the accounts that may sign in there
   * @param place where the call comes from, for D12 and D59
   * @throws Problem 401 for a wrong login id or password, 429 after too many of them, 403 for correct ones of an
   * account that waits or was deactivated (D10, D87), which only a caller who knows the password learns
   */
  async login(
    accounts: SignInAccounts,
    login: Login,
    place: LoginPlace & CallOrigin,
    requestId: string,
  ): Promise<LoginAnswer> {
    const asOf = this.clock.now();
    try {
      const guardedName = accounts.guardedAs(login.username);
      const account = await this.guard.attempt(guardedName, place, () => this.check(accounts, login));
      if (!account) throw new Problem(401, accounts.wrongLogin);
      if (!account.active)
        orRefuse(refuse(statusOf(account) === 'waiting' ? 'account-waiting' : 'account-deactivated'));
      const { token } = await this.tokens.begin(account, place, asOf);
      await this.auditSignIn(accounts, account, 'signed-in');
      return { token };
    } catch (error) {
      if (error instanceof Problem) this.logFailure(login, place, requestId, error);
      throw error;
    }
  }

  /** Logs a failure without the login id, which may be a name or a password in the wrong box, and without other readable data. */
  private logFailure(
    { username }: Login,
    { address, device }: LoginPlace,
    requestId: string,
    { code }: Problem,
  ): void {
    const loginId = keyedHash(this.key, 'login id in the log', foldUsername(username)).slice(0, 12);
    this.log.warn(
      { requestId, address, loginId, isKnownDevice: device !== undefined, reason: code },
      'failed login',
    );
  }

  /** Writes sign-ins to the audit log, also failed ones of existing accounts: the guard keeps those few (D12, D60). */
  private async auditSignIn(
    accounts: SignInAccounts,
    account: SignInAccount,
    action: 'signed-in' | 'sign-in-failed',
  ): Promise<void> {
    const { _id, username, fname } = account;
    const by = action === 'signed-in' ? { id: _id.toHexString(), username, fname } : undefined;
    await this.audit.write(this.audit.line(action, accounts.subjectOf(account), [], by));
  }

  private async check(
    accounts: SignInAccounts,
    { username, password }: Login,
  ): Promise<SignInAccount | undefined> {
    const account = await accounts.findByUsername(username);
    // The hash is verified in every case, so that a login that can never succeed takes as long as a wrong password.
    const isTheirs = await this.passwords.verify(account?.passwordHash, password);
    const isRight = isTheirs && !accounts.isKnownToOthers(password);
    if (account && isRight && statusOf(account) !== 'refused') return account;
    const isWrong = account && !isRight;
    await notToldByTime(isWrong ? this.auditSignIn(accounts, account, 'sign-in-failed') : undefined);
    return undefined;
  }
}

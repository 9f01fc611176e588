import { Inject, Injectable } from '@nestjs/common';
import { accept, refuse, knownFactInPassword, type Outcome, type OwnPassword } from '@school/domain';
import { isMostUsed } from '../accounts/most-used-passwords';
import { PasswordService } from '../accounts/password.service';
import type { SignInAccount, SignInAccounts } from '../accounts/sign-in-account';
import { CLOCK, type Clock } from '../common/clock';
import type { LoginAnswer } from './auth.answers';
import { LoginGuardService } from './login-guard.service';
import type { Caller } from './signed-in';
import { TokenService } from './token.service';

/** A new password, with the current one that it replaces. */
type PasswordChange = Pick<OwnPassword, 'currentPassword' | 'password'>;

/** The reasons why a new password is refused. */
export type NotChanged =
  | 'password-wrong'
  | 'password-same'
  | 'password-tells-login-id'
  | 'password-tells-name'
  | 'password-most-used'
  | 'staff-not-found';

/** Changes the signed-in user's own password, for the staff and for families (D87). */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly passwords: PasswordService,
    private readonly logins: LoginGuardService,
    private readonly tokens: TokenService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The caller's account, if the given password is its own.
   * @param address where the call comes from: guessing a password here is limited as at the login (D12)
   * @throws Problem 429 after too many wrong ones
   */
  async confirm(
    accounts: SignInAccounts,
    { id }: Caller,
    currentPassword: string,
    address: string,
  ): Promise<Outcome<SignInAccount, 'password-wrong' | 'staff-not-found'>> {
    const account = await accounts.findById(id);
    if (!account) return refuse('staff-not-found');
    // A signed-in user is no stranger: the tries count for the session's account, not for its login id.
    const isRight = await this.logins.attempt(
      accounts.guardedAs(account.username),
      { address, device: `session of ${id}` },
      async () => (await this.passwords.verify(account.passwordHash, currentPassword)) || undefined,
    );
    return isRight === true ? accept(account) : refuse('password-wrong', 'currentPassword');
  }

  /** Gives the own account a new password. All of its tokens end; the answer has a new one, with which this sign-in goes on. */
  async change(
    accounts: SignInAccounts,
    caller: Caller,
    { currentPassword, password }: PasswordChange,
    address: string,
  ): Promise<Outcome<LoginAnswer, NotChanged>> {
    const knownFact = knownFactInPassword(password, caller);
    if (knownFact === 'passwordTellsLoginId') return refuse('password-tells-login-id', 'password');
    if (knownFact === 'passwordTellsName') return refuse('password-tells-name', 'password');
    if (isMostUsed(password)) return refuse('password-most-used', 'password');
    const confirmed = await this.confirm(accounts, caller, currentPassword, address);
    if (!confirmed.ok) return confirmed;
    if (password === currentPassword) return refuse('password-same', 'password');
    const now = this.clock.now();
    const hash = await this.passwords.hash(password);
    const changed = await accounts.setOwnPassword(caller.id, confirmed.value.passwordHash, hash, now);
    // Somebody else changed the password at the same moment.
    if (!changed) return refuse('password-wrong', 'currentPassword');
    return accept({ token: await this.tokens.renew(changed, caller.signIn, now) });
  }
}

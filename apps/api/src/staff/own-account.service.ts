import { Inject, Injectable } from '@nestjs/common';
import { accept, refuse, toldBy, type LanguageChoice, type Outcome, type OwnPassword } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { StaffAccount } from '../accounts/accounts.schema';
import { isMostUsed } from '../accounts/most-used-passwords';
import { PasswordService } from '../accounts/password.service';
import type { LoginAnswer } from '../auth/auth.answers';
import { LoginGuardService } from '../auth/login-guard.service';
import type { SignedInAccount } from '../auth/signed-in';
import { TokenService } from '../auth/token.service';
import { CLOCK, type Clock } from '../common/clock';

/** Everybody's own account: its password, and the language that it works in. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: PasswordService,
    private readonly logins: LoginGuardService,
    private readonly tokens: TokenService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Who calls, where the password is the account's own: asked for once more where a desk that was left open would do lasting
   * harm (D87).
   * @param address where the call comes from: the password can be guessed here no better than at the login (D12)
   * @throws Problem 429 after too many wrong ones
   */
  async withPassword(
    { id }: SignedInAccount,
    currentPassword: string,
    address: string,
  ): Promise<Outcome<StaffAccount, 'password-wrong' | 'staff-not-found'>> {
    const account = await this.staff.findById(id);
    if (!account) return refuse('staff-not-found');
    // Whoever is signed in is no stranger: the tries count for the session's account, not for its login id.
    const isRight = await this.logins.attempt(
      account.username,
      { address, device: `session of ${id}` },
      async () => (await this.passwords.verify(account.passwordHash, currentPassword)) || undefined,
    );
    return isRight === true ? accept(account) : refuse('password-wrong', 'currentPassword');
  }

  /** Gives the own account a new password. Every token of it ends; the answer has a new one, by which this sign-in goes on. */
  async changePassword(
    by: SignedInAccount,
    { currentPassword, password }: OwnPassword,
    address: string,
  ): Promise<
    Outcome<
      LoginAnswer,
      | 'password-wrong'
      | 'password-same'
      | 'password-tells-login-id'
      | 'password-tells-name'
      | 'password-most-used'
      | 'staff-not-found'
    >
  > {
    const told = toldBy(password, by);
    if (told === 'passwordTellsLoginId') return refuse('password-tells-login-id', 'password');
    if (told === 'passwordTellsName') return refuse('password-tells-name', 'password');
    if (isMostUsed(password)) return refuse('password-most-used', 'password');
    const own = await this.withPassword(by, currentPassword, address);
    if (!own.ok) return own;
    if (password === currentPassword) return refuse('password-same', 'password');
    const now = this.clock.now();
    const hash = await this.passwords.hash(password);
    const changed = await this.staff.setOwnPassword(by.id, own.value.passwordHash, hash, now);
    // An administrator gave it another one in this moment.
    if (!changed) return refuse('password-wrong', 'currentPassword');
    return accept({ token: await this.tokens.renew(changed, by.signIn, now) });
  }

  /** Keeps the language that an account works in. */
  async keepLanguage({ id }: SignedInAccount, { language }: LanguageChoice): Promise<LanguageChoice> {
    await this.staff.setLanguage(id, language);
    return { language };
  }
}

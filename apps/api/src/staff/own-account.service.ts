import { Injectable } from '@nestjs/common';
import type { LanguageChoice, Outcome, OwnPassword } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { SignInAccount } from '../accounts/sign-in-account';
import type { LoginAnswer } from '../auth/auth.answers';
import { OwnPasswordService, type NotChanged } from '../auth/own-password.service';
import type { Caller } from '../auth/signed-in';

/** Everybody's own account who works here: its password, and the language that it works in. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: OwnPasswordService,
  ) {}

  /**
   * Who calls, where the password is the account's own: asked for once more where a desk that was left open would do lasting
   * harm (D87).
   * @param address where the call comes from
   * @throws Problem 429 after too many wrong ones
   */
  async withPassword(
    by: Caller,
    currentPassword: string,
    address: string,
  ): Promise<Outcome<SignInAccount, 'password-wrong' | 'staff-not-found'>> {
    return this.passwords.confirm(this.staff, by, currentPassword, address);
  }

  /** Gives the own account a new password; the answer has the token by which this sign-in goes on. */
  async changePassword(
    by: Caller,
    passwords: OwnPassword,
    address: string,
  ): Promise<Outcome<LoginAnswer, NotChanged>> {
    return this.passwords.change(this.staff, by, passwords, address);
  }

  /** Keeps the language that an account works in. */
  async keepLanguage({ id }: Caller, { language }: LanguageChoice): Promise<LanguageChoice> {
    await this.staff.setLanguage(id, language);
    return { language };
  }
}

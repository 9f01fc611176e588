import { Injectable } from '@nestjs/common';
import type { LanguageChoice, Outcome, OwnPassword } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { SignInAccount } from '../accounts/sign-in-account';
import type { LoginAnswer } from '../auth/auth.answers';
import { OwnPasswordService, type NotChanged } from '../auth/own-password.service';
import type { Caller } from '../auth/signed-in';

/** The own account of everybody who works here: its password, and its language. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: OwnPasswordService,
  ) {}

  /**
   * Confirms the caller by the account's password, which is asked for again where somebody at an open desk could do lasting
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

  /** Changes the password of the caller's own account; the answer has the new token of this sign-in. */
  async changePassword(
    by: Caller,
    passwords: OwnPassword,
    address: string,
  ): Promise<Outcome<LoginAnswer, NotChanged>> {
    return this.passwords.change(this.staff, by, passwords, address);
  }

  /** Stores the language of an account. */
  async keepLanguage({ id }: Caller, { language }: LanguageChoice): Promise<LanguageChoice> {
    await this.staff.setLanguage(id, language);
    return { language };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  refuse,
  tellsLoginId,
  type LanguageChoice,
  type NewPassword,
  type Outcome,
  type RefusalCode,
  type StaffStatus,
} from '@school/domain';
import { LoginGuardService } from '../auth/login-guard.service';
import { PasswordService } from '../accounts/password.service';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { StaffAccountAnswer } from './staff.answers';
import { toStaffAccount } from './staff.mapper';
import { AccountsRepository } from '../accounts/accounts.repository';

type Moved<Code extends RefusalCode> = Promise<Outcome<StaffAccountAnswer, Code | 'staff-not-found'>>;

/** The Staff screen of an administrator (D10, D11). */
@Injectable()
export class StaffService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: PasswordService,
    private readonly logins: LoginGuardService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(): Promise<StaffAccountAnswer[]> {
    return (await this.staff.all()).map(toStaffAccount);
  }

  letIn(staffID: string): Moved<'staff-not-waiting'> {
    return this.move(staffID, 'waiting', 'active', 'staff-not-waiting');
  }

  refuse(staffID: string): Moved<'staff-not-waiting'> {
    return this.move(staffID, 'waiting', 'refused', 'staff-not-waiting');
  }

  activate(staffID: string): Moved<'staff-not-deactivated'> {
    return this.move(staffID, 'deactivated', 'active', 'staff-not-deactivated');
  }

  async deactivate(
    staffID: string,
    by: SignedInAccount,
  ): Moved<'staff-not-active' | 'own-account' | 'last-admin'> {
    if (staffID === by.id) return refuse('own-account', 'staffID');
    const moved = await this.move(staffID, 'active', 'deactivated', 'staff-not-active');
    // Looked at afterwards: two administrators who deactivate each other both pass any check before.
    if (!moved.ok || (await this.staff.hasActiveAdmin())) return moved;
    await this.staff.move(staffID, 'deactivated', 'active', this.clock.now());
    return refuse('last-admin', 'staffID');
  }

  /** Keeps the language that an account works in. */
  async keepLanguage({ id }: SignedInAccount, { language }: LanguageChoice): Promise<LanguageChoice> {
    await this.staff.setLanguage(id, language);
    return { language };
  }

  /** Voids the earlier tokens, and forgets the failed logins that made the password a question. */
  async setPassword({ staffID, password }: NewPassword): Moved<'password-tells-login-id'> {
    const { username } = (await this.staff.findById(staffID)) ?? {};
    if (username !== undefined && tellsLoginId(password, username))
      return refuse('password-tells-login-id', 'password');
    const hash = await this.passwords.hash(password);
    const account = await this.staff.setPassword(staffID, hash, this.clock.now());
    if (!account) return refuse('staff-not-found', 'staffID');
    await this.logins.forgive(account.username);
    return accept(toStaffAccount(account));
  }

  private async move<Code extends RefusalCode>(
    staffID: string,
    from: StaffStatus,
    to: StaffStatus,
    tooLate: Code,
  ): Moved<Code> {
    const account = await this.staff.move(staffID, from, to, this.clock.now());
    if (account) return accept(toStaffAccount(account));
    const exists = (await this.staff.findById(staffID)) !== null;
    return refuse(exists ? tooLate : 'staff-not-found', 'staffID');
  }
}

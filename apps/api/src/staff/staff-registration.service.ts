import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  MOST_WAITING,
  MOST_WAITING_OF_ADDRESS,
  refuse,
  WAITS_AT_MOST,
  type ForgotPassword,
  type OfficeRegistration,
  type Outcome,
} from '@school/domain';
import { PasswordService } from '../accounts/password.service';
import { RequestLimitService } from '../auth/request-limit.service';
import { CLOCK, type Clock } from '../common/clock';
import type { ForgotPasswordAnswer, WaitingAnswer } from './staff.answers';
import { AccountsRepository, type NewAccount } from '../accounts/accounts.repository';

/** Longer than the write that only a known login id causes, in milliseconds. */
const ANSWER_AFTER = 250;

/** What people without an account may ask of the office (D10, D11). */
@Injectable()
export class StaffRegistrationService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: PasswordService,
    private readonly limit: RequestLimitService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Makes an account of the office that waits for an administrator. The answer is the same, and comes after the same
   * time, where the login id is taken or too many wait that were asked for at this address: a stranger learns nothing.
   * @throws Problem 429 after too many calls from one address
   */
  async register(
    registration: OfficeRegistration,
    address: string,
  ): Promise<Outcome<WaitingAnswer, 'too-many-waiting'>> {
    await this.limit.count('register', address);
    await this.staff.removeWaitingSince(new Date(this.clock.now().getTime() - WAITS_AT_MOST));
    if ((await this.staff.countWaiting()) >= MOST_WAITING) return refuse('too-many-waiting');
    const [isKept] = await Promise.all([this.keep(registration, address), sleep(ANSWER_AFTER)]);
    return isKept ? accept({ status: 'waiting' }) : refuse('too-many-waiting');
  }

  /** @returns false when all places were taken meanwhile */
  private async keep({ fname, username, password }: OfficeRegistration, address: string): Promise<boolean> {
    const account = {
      fname,
      username,
      role: 'office' as const,
      passwordHash: await this.passwords.hash(password),
      active: false,
      closed: 'waiting' as const,
      registeredFrom: address,
      tokensValidFrom: 0,
      createdAt: this.clock.now(),
    };
    if ((await this.staff.countWaiting(address)) >= MOST_WAITING_OF_ADDRESS) return true;
    const id = await this.insert(account);
    if (id === undefined) return true;
    // Counted again after the insert: a burst of registrations passes the first count together.
    const [all, here] = await Promise.all([this.staff.countWaiting(), this.staff.countWaiting(address)]);
    if (all > MOST_WAITING || here > MOST_WAITING_OF_ADDRESS) await this.staff.removeWaiting(id);
    return all <= MOST_WAITING;
  }

  /** The login id of somebody who was refused is free again. */
  private async insert(account: NewAccount) {
    const id = await this.staff.insert(account);
    if (id !== undefined || !(await this.staff.removeRefused(account.username))) return id;
    return this.staff.insert(account);
  }

  /**
   * Leaves a request that the administrators see, one an account; an unknown login id stores nothing.
   * Neither the answer nor its time tells which it was.
   * @throws Problem 429 after too many calls from one address
   */
  async forgotPassword({ username }: ForgotPassword, address: string): Promise<ForgotPasswordAnswer> {
    await this.limit.count('forgot-password', address);
    await Promise.all([this.staff.askForPassword(username, this.clock.now()), sleep(ANSWER_AFTER)]);
    return { received: true };
  }
}

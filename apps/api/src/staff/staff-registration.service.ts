import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  MOST_WAITING,
  refuse,
  type ForgotPassword,
  type OfficeRegistration,
  type Outcome,
} from '@school/domain';
import { PasswordService } from '../accounts/password.service';
import { RequestLimitService } from '../auth/request-limit.service';
import { CLOCK, type Clock } from '../common/clock';
import type { ForgotPasswordAnswer, WaitingAnswer } from './staff.answers';
import { AccountsRepository } from '../accounts/accounts.repository';

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
   * Makes an account of the office that waits for an administrator.
   * @throws Problem 429 after too many calls from one address
   */
  async register(
    { fname, username, password }: OfficeRegistration,
    address: string,
  ): Promise<Outcome<WaitingAnswer, 'username-taken' | 'too-many-waiting'>> {
    await this.limit.count('register', address);
    if ((await this.staff.countWaiting()) >= MOST_WAITING) return refuse('too-many-waiting');
    const id = await this.staff.insert({
      fname,
      username,
      role: 'office',
      passwordHash: await this.passwords.hash(password),
      active: false,
      closed: 'waiting',
      tokensValidFrom: 0,
      createdAt: this.clock.now(),
    });
    if (id === undefined) return refuse('username-taken', 'username');
    // Counted again after the insert: a burst of registrations passes the first count together.
    if ((await this.staff.countWaiting()) > MOST_WAITING) {
      await this.staff.removeWaiting(id);
      return refuse('too-many-waiting');
    }
    return accept({ status: 'waiting' });
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

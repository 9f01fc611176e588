import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  accountGivingWay,
  refuse,
  WAITS_AT_MOST,
  type ForgotPassword,
  type OfficeRegistration,
  type Outcome,
} from '@school/domain';
import { isMostUsed } from '../accounts/most-used-passwords';
import { PasswordService } from '../accounts/password.service';
import { RequestLimitService } from '../auth/request-limit.service';
import { notToldByTime } from '../auth/told-by-time';
import { CLOCK, type Clock } from '../common/clock';
import { networkOf } from '../common/network-of';
import type { ForgotPasswordAnswer, ReceivedAnswer } from './staff.answers';
import { AccountsRepository } from '../accounts/accounts.repository';

/** The calls that people without an account may make (D10, D11). */
@Injectable()
export class StaffRegistrationService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: PasswordService,
    private readonly limit: RequestLimitService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Makes an office account that waits for an administrator. The answer is the same, and takes the same time, where the login id
   * is taken, so that a stranger learns nothing. When too many wait, one is removed (D10).
   * @throws Problem 429 after too many calls from one address
   */
  async register(
    registration: OfficeRegistration,
    address: string,
  ): Promise<Outcome<ReceivedAnswer, 'password-most-used'>> {
    if (isMostUsed(registration.password)) return refuse('password-most-used', 'password');
    const network = networkOf(address);
    await this.limit.count('register', network);
    await this.staff.removeWaitingSince(new Date(this.clock.now().getTime() - WAITS_AT_MOST));
    await notToldByTime(this.keep(registration, network));
    return accept({ status: 'received' });
  }

  private async keep({ fname, username, password }: OfficeRegistration, network: string): Promise<void> {
    await this.staff.insertOverRefused({
      fname,
      username,
      role: 'office' as const,
      passwordHash: await this.passwords.hash(password),
      active: false,
      closed: 'waiting' as const,
      registeredFrom: network,
      tokensValidFrom: 0,
      createdAt: this.clock.now(),
    });
    // Read again after each removal: two registrations at once may both have found the same account.
    for (;;) {
      const toRemove = accountGivingWay(await this.staff.waiting());
      if (!toRemove) return;
      await this.staff.removeWaiting(toRemove._id);
    }
  }

  /**
   * Leaves a request that the administrators see, one per account; for an unknown login id nothing is stored.
   * Neither the answer nor its time tells which of the two happened.
   * @throws Problem 429 after too many calls from one address
   */
  async forgotPassword({ username }: ForgotPassword, address: string): Promise<ForgotPasswordAnswer> {
    await this.limit.count('forgot-password', networkOf(address));
    await notToldByTime(this.staff.askForPassword(username, this.clock.now()));
    return { received: true };
  }
}

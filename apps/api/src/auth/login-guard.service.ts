import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { foldUsername } from '../accounts/accounts.schema';
import { fail, giveBack, reserve, WINDOW, type Reservation } from './attempts';
import { AttemptsRepository } from './attempts.repository';

/** Failed logins within 15 minutes (D12). */
const PER_LOGIN_ID = 5;
const PER_ADDRESS = 20;

const tooMany = (retryAfterSeconds: number) => new Problem(429, 'tooManyFailedLogins', { retryAfterSeconds });

const subjectOf = (username: string) => `id:${foldUsername(username)}`;

/** Lets a login be checked only while its login id and its address have failures left. */
@Injectable()
export class LoginGuardService {
  constructor(
    private readonly logs: AttemptsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Runs the check of a password. Both places are reserved before it, so forty guesses at once are no more than five.
   * @returns what `check` found; undefined counts as a failure
   * @throws Problem 429 with the seconds until the oldest failure no longer counts
   */
  async attempt<Found>(
    username: string,
    address: string,
    check: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const id = randomUUID();
    const [loginId, from] = [subjectOf(username), `address:${address}`];
    await this.reserve(from, id, PER_ADDRESS);
    try {
      await this.reserve(loginId, id, PER_LOGIN_ID);
    } catch (error) {
      await this.giveBack(from, id);
      throw error;
    }
    try {
      const found = await check();
      await this.settle(loginId, from, id, found !== undefined);
      return found;
    } catch (error) {
      // Nobody knows whether the password was right: the place is free again.
      await this.giveBack(loginId, id);
      await this.giveBack(from, id);
      throw error;
    }
  }

  /** Forgets the failed logins of a login id: its password is a new one. */
  async forgive(username: string): Promise<void> {
    await this.logs.change(subjectOf(username), this.clock.now(), (attempts) =>
      attempts.filter(({ failed }) => !failed),
    );
  }

  private async giveBack(subject: string, id: string): Promise<void> {
    await this.logs.change(subject, this.clock.now(), (attempts) => giveBack(attempts, id));
  }

  private async reserve(subject: string, id: string, limit: number): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const reservation = await this.tryReserve(subject, id, limit, now);
      if (reservation.kind === 'reserved') return;
      if (reservation.kind === 'refused') throw tooMany(reservation.retryAfterSeconds);
      await sleep(25);
    }
  }

  private async tryReserve(subject: string, id: string, limit: number, now: Date): Promise<Reservation> {
    let reservation: Reservation = { kind: 'wait' };
    await this.logs.change(subject, now, (attempts) => {
      reservation = reserve(attempts, id, limit, now);
      return reservation.kind === 'reserved' ? reservation.attempts : undefined;
    });
    return reservation;
  }

  private async settle(loginId: string, from: string, id: string, succeeded: boolean): Promise<void> {
    const now = this.clock.now();
    if (!succeeded) {
      await this.logs.change(loginId, now, (attempts) => fail(attempts, id));
      await this.logs.change(from, now, (attempts) => fail(attempts, id));
      return;
    }
    await this.logs.change(loginId, now, (attempts) =>
      attempts.filter((one) => !one.failed && one.id !== id),
    );
    await this.giveBack(from, id);
    await this.logs.removeOlder(new Date(now.getTime() - WINDOW));
  }
}

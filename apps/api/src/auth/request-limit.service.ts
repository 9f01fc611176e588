import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { failAttempt, reserveAttempt, WINDOW, type Reservation } from './attempts';
import { AttemptsRepository } from './attempts.repository';

/** Calls of one kind from one address within 15 minutes (D12). */
const PER_ADDRESS = 20;

/**
 * Questions of one account within 15 minutes whether an Adhaar number exists already: many, as the registration form asks them
 * by itself, but too few to find out the digits before the last four by trying, which leaves no trace (D88).
 */
const PER_ACCOUNT = 300;

/** Limits the calls that are possible without an account, each kind separately, and those with which an account could guess. */
@Injectable()
export class RequestLimitService {
  constructor(
    private readonly logs: AttemptsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts one call. @throws Problem 429 with the seconds until the oldest one no longer counts */
  async count(kind: 'register' | 'forgot-password' | 'check-receipt', address: string): Promise<void> {
    await this.limitCalls(`${kind}:${address}`, PER_ADDRESS);
  }

  /** Counts one question of an account. @throws as `count` */
  async countQuestion(accountId: string): Promise<void> {
    await this.limitCalls(`same-student:${accountId}`, PER_ACCOUNT);
  }

  private async limitCalls(subject: string, most: number): Promise<void> {
    const now = this.clock.now();
    const reservation = await this.take(subject, most, now);
    if (reservation.kind === 'refused') {
      const { retryAfterSeconds } = reservation;
      throw new Problem(429, 'tooManyRequests', { retryAfterSeconds });
    }
    await this.logs.removeOlder(new Date(now.getTime() - WINDOW));
  }

  private async take(subject: string, most: number, now: Date): Promise<Reservation> {
    const id = randomUUID();
    let reservation: Reservation = { kind: 'wait' };
    await this.logs.change(subject, now, (attempts) => {
      reservation = reserveAttempt(attempts, { id }, [{ most }], now);
      return reservation.kind === 'reserved' ? failAttempt(reservation.attempts, id) : undefined;
    });
    return reservation;
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { foldUsername } from '../accounts/accounts.schema';
import {
  failAttempt,
  giveBackAttempts,
  reserveAttempt,
  WINDOW,
  type Attempt,
  type Bound,
  type Reservation,
} from './attempts';
import { AttemptsRepository } from './attempts.repository';

/** Failed logins of one login id within 15 minutes, from one address or one known device (D12). */
const PER_PLACE = 5;
/** Failed logins of one login id from all addresses together; known devices are not counted (D59). */
const PER_LOGIN_ID = 20;
/** Failed logins of one address over all login ids: a whole school may share it, but nobody may try many made-up names. */
const PER_ADDRESS = 100;

const tooMany = (retryAfterSeconds: number) => new Problem(429, 'tooManyFailedLogins', { retryAfterSeconds });

const subjectOf = (username: string) => `id:${foldUsername(username)}`;

const DEVICE = 'device:';
const isStranger = ({ from }: Pick<Attempt, 'from'>) => from?.startsWith(DEVICE) !== true;

/** The place from which somebody tries to sign in. */
export interface LoginPlace {
  readonly address: string;
  /** The device, if this login id has signed in on it before (D59). */
  readonly device: string | undefined;
}

/** A log of attempts in which a place is taken, and the bounds on it. */
interface Seat {
  readonly subject: string;
  readonly from: string;
  readonly bounds: readonly Bound[];
}

/** The logs in which a login counts. A known device is counted alone, so strangers at the same address do it no harm. */
function seatsOf(username: string, { address, device }: LoginPlace): readonly Seat[] {
  const from = device === undefined ? `address:${address}` : `${DEVICE}${device}`;
  const placeBound: Bound = { most: PER_PLACE, counts: (attempt) => attempt.from === from };
  const subject = subjectOf(username);
  if (device !== undefined) return [{ subject, from, bounds: [placeBound] }];
  return [
    { subject: `address:${address}`, from, bounds: [{ most: PER_ADDRESS }] },
    { subject, from, bounds: [placeBound, { most: PER_LOGIN_ID, counts: isStranger }] },
  ];
}

/** Checks a login only while more failures are allowed for its login id and its place. */
@Injectable()
export class LoginGuardService {
  /** Reservations that could not be removed from the database, with the time; the next write to their log drops them. */
  private readonly unremoved = new Map<string, number>();

  constructor(
    private readonly logs: AttemptsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Runs the check of a password. Its places are reserved beforehand, so that forty guesses at once count as no more than five.
   * @returns the result of `check`; undefined counts as a failure
   * @throws Problem 429 with the seconds until the oldest failure no longer counts
   */
  async attempt<Found>(
    username: string,
    place: LoginPlace,
    check: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const id = randomUUID();
    const seats = seatsOf(username, place);
    try {
      for (const seat of seats) await this.reserve(seat, id);
      const found = await check();
      await this.settle(seats, id, found !== undefined);
      return found;
    } catch (error) {
      // Nobody knows whether the password was right, so the places become free again.
      await this.giveBack(seats, id);
      throw error;
    }
  }

  /** Forgets the failed logins of a login id, because it has a new password. */
  async forgive(username: string): Promise<void> {
    await this.logs.change(subjectOf(username), this.clock.now(), (attempts) =>
      attempts.some(({ failed }) => failed) ? attempts.filter(({ failed }) => !failed) : undefined,
    );
  }

  /** Never throws: the caller must get the original error. */
  private async giveBack(seats: readonly Seat[], id: string): Promise<void> {
    const now = this.clock.now();
    const drop = (attempts: readonly Attempt[]) =>
      attempts.some((attempt) => attempt.id === id) ? giveBackAttempts(attempts, new Set([id])) : undefined;
    try {
      for (const { subject } of seats) await this.logs.change(subject, now, drop);
    } catch {
      this.unremoved.set(id, now.getTime());
    }
  }

  private async reserve(seat: Seat, id: string): Promise<void> {
    for (;;) {
      const reservation = await this.tryReserve(seat, id);
      if (reservation.kind === 'reserved') return;
      if (reservation.kind === 'refused') throw tooMany(reservation.retryAfterSeconds);
      await sleep(25);
    }
  }

  private async tryReserve({ subject, from, bounds }: Seat, id: string): Promise<Reservation> {
    const now = this.clock.now();
    for (const [unremovedId, since] of this.unremoved)
      if (now.getTime() - since >= WINDOW) this.unremoved.delete(unremovedId);
    const owed = new Set(this.unremoved.keys());
    let reservation: Reservation = { kind: 'wait' };
    await this.logs.change(subject, now, (attempts) => {
      reservation = reserveAttempt(giveBackAttempts(attempts, owed), { id, from }, bounds, now);
      return reservation.kind === 'reserved' ? reservation.attempts : undefined;
    });
    return reservation;
  }

  private async settle(seats: readonly Seat[], id: string, succeeded: boolean): Promise<void> {
    const now = this.clock.now();
    if (!succeeded) {
      for (const { subject } of seats)
        await this.logs.change(subject, now, (attempts) => failAttempt(attempts, id));
      return;
    }
    // After a successful sign-in the failures from the same place count as typing errors and are forgotten; others stay.
    const forgotten = new Set([id]);
    for (const { subject, from } of seats.toReversed())
      await this.logs.change(subject, now, (attempts) => {
        if (subject.startsWith('id:'))
          for (const attempt of attempts)
            if (attempt.failed && attempt.from === from) forgotten.add(attempt.id);
        return giveBackAttempts(attempts, forgotten);
      });
    await this.logs.removeOlder(new Date(now.getTime() - WINDOW));
  }
}

import { MINUTE } from '@school/domain';

/** A try to sign in that failed, or that is being checked at this moment. */
export interface Attempt {
  readonly id: string;
  readonly at: Date;
  readonly failed: boolean;
  /** Where it came from: an address, or a device that signed in before (D59). */
  readonly from?: string;
}

/** A limit for the recent attempts that may have failed. */
export interface Bound {
  readonly most: number;
  /** Which attempts count; all of them when left out. */
  readonly counts?: (attempt: Pick<Attempt, 'from'>) => boolean;
}

/** Failed logins count for 15 minutes (D12), in milliseconds. */
export const WINDOW = 15 * MINUTE;

/** A check that has not ended after this time (in milliseconds) counts as failed: its process may be gone. */
const LONGEST_CHECK = 10_000;

export type Reservation =
  | { readonly kind: 'reserved'; readonly attempts: readonly Attempt[] }
  /** All places are taken, but a check that may still succeed holds one. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number };

const isFailure = (attempt: Attempt, now: Date) =>
  attempt.failed || now.getTime() - attempt.at.getTime() >= LONGEST_CHECK;

/** Whether an attempt still counts. One clearly in the future was written while the clock was wrong, and would count too long. */
const isRecent = ({ at }: Attempt, now: Date) => {
  const age = now.getTime() - at.getTime();
  return age < WINDOW && age > -LONGEST_CHECK;
};

/** The state of one bound: a place is free, may become free, or is free again at a moment in milliseconds. */
function stateOf(recent: readonly Attempt[], { most, counts = () => true }: Bound, now: Date) {
  const countedAttempts = recent.filter(counts);
  if (countedAttempts.length < most) return { kind: 'free' } as const;
  const failures = countedAttempts.filter((attempt) => isFailure(attempt, now));
  if (failures.length < most) return { kind: 'wait' } as const;
  return { kind: 'full', until: Math.min(...failures.map(({ at }) => at.getTime())) + WINDOW } as const;
}

/** Takes one of the places for failures before the password is checked; every bound must have a free one. */
export function reserveAttempt(
  attempts: readonly Attempt[],
  newAttempt: Pick<Attempt, 'id' | 'from'>,
  bounds: readonly Bound[],
  now: Date,
): Reservation {
  const recent = attempts.filter((attempt) => isRecent(attempt, now));
  const states = bounds.map((bound) => stateOf(recent, bound, now));
  const freeAgainAt = states.flatMap((state) => (state.kind === 'full' ? [state.until] : []));
  if (freeAgainAt.length > 0) {
    return {
      kind: 'refused',
      retryAfterSeconds: Math.ceil((Math.max(...freeAgainAt) - now.getTime()) / 1000),
    };
  }
  if (states.some(({ kind }) => kind === 'wait')) return { kind: 'wait' };
  return { kind: 'reserved', attempts: [...recent, { ...newAttempt, at: now, failed: false }] };
}

/** Marks an attempt as failed: its place stays taken. */
export const failAttempt = (attempts: readonly Attempt[], id: string): readonly Attempt[] =>
  attempts.map((attempt) => (attempt.id === id ? { ...attempt, failed: true } : attempt));

/** Removes attempts that do not count: their places are free again. */
export const giveBackAttempts = (
  attempts: readonly Attempt[],
  ids: ReadonlySet<string>,
): readonly Attempt[] => attempts.filter(({ id }) => !ids.has(id));

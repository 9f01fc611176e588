/** One try to sign in that failed, or that is being checked at this moment. */
export interface Attempt {
  readonly id: string;
  readonly at: Date;
  readonly failed: boolean;
}

/** Failed logins count for 15 minutes (D12), in milliseconds. */
export const WINDOW = 15 * 60_000;

/** A check that has not ended after this long counts as failed: its process may be gone. */
const LONGEST_CHECK = 10_000;

export type Reservation =
  | { readonly kind: 'reserved'; readonly attempts: readonly Attempt[] }
  /** All places are taken, but some by checks that may still succeed. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number };

const isFailure = (attempt: Attempt, now: Date) =>
  attempt.failed || now.getTime() - attempt.at.getTime() >= LONGEST_CHECK;

/** What lies clearly in the future was written while the clock was wrong, and would count for as long as that was. */
const isRecent = ({ at }: Attempt, now: Date) => {
  const age = now.getTime() - at.getTime();
  return age < WINDOW && age > -LONGEST_CHECK;
};

/** Takes one of the places that a login id or an address has for failures, before the password is looked at. */
export function reserve(attempts: readonly Attempt[], id: string, limit: number, now: Date): Reservation {
  const counted = attempts.filter((attempt) => isRecent(attempt, now));
  if (counted.length < limit) {
    return { kind: 'reserved', attempts: [...counted, { id, at: now, failed: false }] };
  }
  const failures = counted.filter((attempt) => isFailure(attempt, now));
  if (failures.length < limit) return { kind: 'wait' };
  const oldest = Math.min(...failures.map((attempt) => attempt.at.getTime()));
  return {
    kind: 'refused',
    retryAfterSeconds: Math.max(1, Math.ceil((oldest + WINDOW - now.getTime()) / 1000)),
  };
}

/** The attempt failed: its place stays taken. */
export function fail(attempts: readonly Attempt[], id: string): readonly Attempt[] {
  return attempts.map((attempt) => (attempt.id === id ? { ...attempt, failed: true } : attempt));
}

/** The attempt does not count: its place is free again. */
export function giveBack(attempts: readonly Attempt[], id: string): readonly Attempt[] {
  return attempts.filter((attempt) => attempt.id !== id);
}

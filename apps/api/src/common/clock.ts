/** Tells the time; tests put their own in its place. */
export interface Clock {
  now(): Date;
}

export const CLOCK = Symbol('clock');

export const systemClock: Clock = { now: () => new Date() };

/** Lengths of time in milliseconds. A calendar's day is counted by `dayFrom`. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

import { isCalendarDate, monthOfDay, schoolDate, schoolHour } from './school-calendar';

/** How many of the backups that the office makes by itself stay. */
const KEPT_BACKUPS = { hours: 6, days: 7, weeks: 4, months: 12, beforeChanges: 2 } as const;

/** So long the office may be without a new backup before it is told, in milliseconds. */
const LATE_AFTER = 2 * 24 * 60 * 60 * 1000;

/** A new version changes what is stored: the database its format, a migration the documents. */
const CHANGES = ['format', 'migration'] as const;

interface StoredChange {
  readonly kind: (typeof CHANGES)[number];
  readonly number: number;
}

export interface NamedBackup {
  /** The day in Asia/Kolkata on which it was made, as `yyyy-mm-dd`. */
  readonly day: string;
  /** The hour of that day, from 0 to 23; not for the first one of a day. */
  readonly hour?: number;
  /** The change before which it was made; not for one of every day. */
  readonly before?: StoredChange;
}

/** The name of a backup's file, which sorts by day: `school-2026-11-21.backup`, `school-2026-11-21-14h.backup`. */
export function backupName({ day, hour, before }: NamedBackup): string {
  const ofHour = hour === undefined ? '' : `-${String(hour).padStart(2, '0')}h`;
  return `school-${day}${before ? `-before-${before.kind}-${before.number}` : ofHour}.backup`;
}

/** What a file's name says; `undefined` for one that the office has not made by itself. */
export function readBackupName(name: string): NamedBackup | undefined {
  const [, day = '', hour, change, number] =
    /^school-(\d{4}-\d{2}-\d{2})(?:-([01]\d|2[0-3])h|-before-([a-z]+)-([1-9]\d{0,5}))?\.backup$/.exec(name) ??
    [];
  if (!isCalendarDate(day)) return undefined;
  if (hour !== undefined) return { day, hour: Number(hour) };
  if (change === undefined) return { day };
  const kind = CHANGES.find((one) => one === change);
  return kind && { day, before: { kind, number: Number(number) } };
}

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (day: string) => String(Math.floor((Date.parse(day) / 86_400_000 + 3) / 7));

/** The newest of each day, week or month, for so many of these as have one; `days` begin with the newest. */
function newestOfEach(days: readonly string[], spanOf: (day: string) => string, count: number): string[] {
  const spans = new Map<string, string>();
  for (const day of days) if (!spans.has(spanOf(day))) spans.set(spanOf(day), day);
  return [...spans.values()].slice(0, count);
}

/**
 * Which backups may go once a new one is in place: all but 6 hourly, 7 daily, 4 weekly and 12 monthly ones and those before
 * the last two changes of each kind. Days without a backup do not count, so a clock that was wrong for a day costs one
 * backup; those of days that have not come are left alone.
 *
 * @param names of good backups; others among them stay
 */
export function backupsToRemove(names: readonly string[], today: string): string[] {
  const known = names.flatMap((name) => {
    const named = readBackupName(name);
    return named && named.day <= today ? [{ name, ...named }] : [];
  });
  const newestFirst = [...known].sort((a, b) =>
    a.day === b.day ? (b.hour ?? 0) - (a.hour ?? 0) : a.day < b.day ? 1 : -1,
  );
  const hourly = newestFirst.filter(({ hour }) => hour !== undefined);
  const daily = newestFirst.filter(({ hour, before }) => hour === undefined && !before);
  const days = daily.map(({ day }) => day);
  const kept = new Set([
    ...newestOfEach(days, (day) => day, KEPT_BACKUPS.days),
    ...newestOfEach(days, weekOf, KEPT_BACKUPS.weeks),
    ...newestOfEach(days, monthOfDay, KEPT_BACKUPS.months),
  ]);
  const beforeChanges = CHANGES.flatMap((kind) =>
    newestFirst.filter(({ before }) => before?.kind === kind).slice(KEPT_BACKUPS.beforeChanges),
  );
  return [
    ...hourly.slice(KEPT_BACKUPS.hours),
    ...daily.filter(({ day }) => !kept.has(day)),
    ...beforeChanges,
  ].map(({ name }) => name);
}

/**
 * The backup that is missing: the first of a day, or one of an hour in which something was written since the last one.
 *
 * @param found those that are there, and when each was made
 * @param written when something was written last
 */
export function missingBackup(
  now: Date,
  found: readonly (NamedBackup & { readonly madeAt: Date })[],
  written: Date,
): NamedBackup | undefined {
  const [day, hour] = [schoolDate(now), schoolHour(now)];
  if (!found.some((one) => one.day === day && one.hour === undefined && !one.before)) return { day };
  // Of this hour one is enough, also where the clock was set back and the last one is of the next hour.
  const isThere = found.some(({ madeAt }) => schoolDate(madeAt) === day && schoolHour(madeAt) === hour);
  const last = Math.max(...found.map(({ madeAt }) => madeAt.getTime()));
  return isThere || written.getTime() <= last ? undefined : { day, hour };
}

/**
 * Whether the office is to be told that it has been without a new backup for two days.
 * @param last when the newest good one was made
 * @param began when there first was something to back up; counts until there is a backup
 */
export const isBackupLate = (now: Date, began: Date, last?: Date): boolean =>
  now.getTime() - (last ?? began).getTime() > LATE_AFTER;

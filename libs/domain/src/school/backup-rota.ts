import { DAY } from '../values';
import { isCalendarDate, monthOfDay, schoolDate, schoolHour } from './school-calendar';

/** The number of automatic backups of each kind that are kept. */
const KEPT_BACKUPS = { hours: 6, days: 7, weeks: 4, months: 12, beforeChanges: 2 } as const;

/** The longest time without a new backup before the office is warned, in milliseconds. */
const LATE_AFTER = 2 * DAY;

/** The ways in which a new version changes stored data: the database changes its format, a migration the documents. */
const CHANGES = ['format', 'migration'] as const;

interface StoredChange {
  readonly kind: (typeof CHANGES)[number];
  readonly number: number;
}

export interface NamedBackup {
  /** The day in Asia/Kolkata on which the backup was made, as `yyyy-mm-dd`. */
  readonly day: string;
  /** The hour of that day, from 0 to 23; missing for the first backup of a day. */
  readonly hour?: number;
  /** The change before which the backup was made; missing for daily and hourly ones. */
  readonly before?: StoredChange;
}

/** The name of a backup's file, which sorts by day: `school-2026-11-21.backup`, `school-2026-11-21-14h.backup`. */
export function backupName({ day, hour, before }: NamedBackup): string {
  const hourSuffix = hour === undefined ? '' : `-${String(hour).padStart(2, '0')}h`;
  return `school-${day}${before ? `-before-${before.kind}-${before.number}` : hourSuffix}.backup`;
}

/** Reads the name of a backup's file; `undefined` for a file that is not an automatic backup. */
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
const weekOf = (day: string) => String(Math.floor((Date.parse(day) / DAY + 3) / 7));

/** The newest day in each span (day, week or month), for the latest `count` spans that have one; `days` has the newest first. */
function newestOfEach(days: readonly string[], spanOf: (day: string) => string, count: number): string[] {
  const spans = new Map<string, string>();
  for (const day of days) if (!spans.has(spanOf(day))) spans.set(spanOf(day), day);
  return [...spans.values()].slice(0, count);
}

/**
 * The backups that may be removed once a new one is in place: all but 6 hourly, 7 daily, 4 weekly and 12 monthly ones and those
 * made before the last two changes of each kind. Days without a backup do not count, so a clock that was wrong for a day costs
 * only one backup; backups with a future date are left alone.
 *
 * @param names the file names of good backups; names of other files are never returned
 */
export function backupsToRemove(names: readonly string[], today: string): string[] {
  const backups = names.flatMap((name) => {
    const backup = readBackupName(name);
    return backup && backup.day <= today ? [{ name, ...backup }] : [];
  });
  const newestFirst = [...backups].sort((a, b) =>
    a.day === b.day ? (b.hour ?? 0) - (a.hour ?? 0) : a.day < b.day ? 1 : -1,
  );
  const hourly = newestFirst.filter(({ hour }) => hour !== undefined);
  const daily = newestFirst.filter(({ hour, before }) => hour === undefined && !before);
  const days = daily.map(({ day }) => day);
  const keptDays = new Set([
    ...newestOfEach(days, (day) => day, KEPT_BACKUPS.days),
    ...newestOfEach(days, weekOf, KEPT_BACKUPS.weeks),
    ...newestOfEach(days, monthOfDay, KEPT_BACKUPS.months),
  ]);
  const beforeChanges = CHANGES.flatMap((kind) =>
    newestFirst.filter(({ before }) => before?.kind === kind).slice(KEPT_BACKUPS.beforeChanges),
  );
  return [
    ...hourly.slice(KEPT_BACKUPS.hours),
    ...daily.filter(({ day }) => !keptDays.has(day)),
    ...beforeChanges,
  ].map(({ name }) => name);
}

/**
 * The backup that is due now: the first of the day, or one for this hour if something was written since the last backup.
 *
 * @param backups the existing backups, and when each was made
 * @param lastWrite the time of the last write
 */
export function missingBackup(
  now: Date,
  backups: readonly (NamedBackup & { readonly madeAt: Date })[],
  lastWrite: Date,
): NamedBackup | undefined {
  const [day, hour] = [schoolDate(now), schoolHour(now)];
  if (!backups.some((backup) => backup.day === day && backup.hour === undefined && !backup.before))
    return { day };
  // One backup in this hour is enough, even if the clock was set back and the last backup is from the next hour.
  const isHourCovered = backups.some(
    ({ madeAt }) => schoolDate(madeAt) === day && schoolHour(madeAt) === hour,
  );
  const lastMadeAt = Math.max(...backups.map(({ madeAt }) => madeAt.getTime()));
  return isHourCovered || lastWrite.getTime() <= lastMadeAt ? undefined : { day, hour };
}

/**
 * Whether the office must be warned that it has had no new backup for two days.
 * @param last when the newest good backup was made
 * @param began when there first was something to back up; used until there is a backup
 */
export const isBackupLate = (now: Date, began: Date, last?: Date): boolean =>
  now.getTime() - (last ?? began).getTime() > LATE_AFTER;

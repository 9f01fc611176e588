import { isCalendarDate } from './school-calendar';

/** How many of the backups that the office makes by itself stay. */
const KEPT_BACKUPS = { days: 7, weeks: 4, months: 12, beforeFormats: 2 } as const;

/** So long the office may be without a new backup before it is told, in milliseconds. */
const LATE_AFTER = 2 * 24 * 60 * 60 * 1000;

export interface NamedBackup {
  /** The day in Asia/Kolkata on which it was made, as `yyyy-mm-dd`. */
  readonly day: string;
  /** The stored format before whose coming it was made; not for one of every day. */
  readonly beforeFormat?: number;
}

/** The name of a backup's file, which sorts by day: `school-2026-11-21.backup`. */
export function backupName({ day, beforeFormat }: NamedBackup): string {
  return `school-${day}${beforeFormat === undefined ? '' : `-before-format-${beforeFormat}`}.backup`;
}

/** What a file's name says; `undefined` for one that the office has not made by itself. */
export function readBackupName(name: string): NamedBackup | undefined {
  const [, day = '', format] =
    /^school-(\d{4}-\d{2}-\d{2})(?:-before-format-([1-9]\d{0,5}))?\.backup$/.exec(name) ?? [];
  if (!isCalendarDate(day)) return undefined;
  return format === undefined ? { day } : { day, beforeFormat: Number(format) };
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
 * Which backups may go once a new one is in place: all but 7 daily, 4 weekly and 12 monthly ones and those before the last
 * two changes of the stored format. Days without a backup do not count, so a clock that was wrong for a day costs one
 * backup; those of days that have not come are left alone.
 *
 * @param names of good backups; others among them stay
 */
export function backupsToRemove(names: readonly string[], today: string): string[] {
  const known = names.flatMap((name) => {
    const named = readBackupName(name);
    return named && named.day <= today ? [{ name, ...named }] : [];
  });
  const newestFirst = [...known].sort((a, b) => (a.day < b.day ? 1 : -1));
  const daily = newestFirst.filter(({ beforeFormat }) => beforeFormat === undefined);
  const days = daily.map(({ day }) => day);
  const kept = new Set([
    ...newestOfEach(days, (day) => day, KEPT_BACKUPS.days),
    ...newestOfEach(days, weekOf, KEPT_BACKUPS.weeks),
    ...newestOfEach(days, (day) => day.slice(0, 7), KEPT_BACKUPS.months),
  ]);
  const beforeFormats = newestFirst.filter(({ beforeFormat }) => beforeFormat !== undefined);
  return [
    ...daily.filter(({ day }) => !kept.has(day)),
    ...beforeFormats.slice(KEPT_BACKUPS.beforeFormats),
  ].map(({ name }) => name);
}

/**
 * Whether the office is to be told that it has been without a new backup for two days.
 * @param last when the newest good one was made
 * @param began when there first was something to back up; counts until there is a backup
 */
export function isBackupLate(now: Date, began: Date, last?: Date): boolean {
  return now.getTime() - (last ?? began).getTime() > LATE_AFTER;
}

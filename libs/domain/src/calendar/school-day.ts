import { nextMonth } from '../school';
import { isForAllStudents, daysBetween, isOnDay, type OccasionContent, type StudentGroup } from './occasion';

/** The day of the week of a date, 0 for Sunday. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether a date is a Sunday, on which there is never school. */
export const isSunday = (day: string): boolean => weekday(day) === 0;

/** The reason why there is no school on a day: a Sunday or a holiday. */
export type NoSchool<Holiday extends OccasionContent> =
  { readonly why: 'sunday' } | { readonly why: 'holiday'; readonly holiday: Holiday };

/**
 * The reason why these students have no school on a day; undefined if they have school. Holidays of another branch or of other
 * classes do not count for them (D62, D63).
 * @param calendar at least the occasions of that day
 */
export function reasonForNoSchool<AnyOccasion extends OccasionContent>(
  day: string,
  students: StudentGroup,
  calendar: readonly AnyOccasion[],
): NoSchool<AnyOccasion> | undefined {
  if (isSunday(day)) return { why: 'sunday' };
  const holiday = calendar.find(
    (occasion) =>
      occasion.occasionKind === 'holiday' && isOnDay(occasion, day) && isForAllStudents(occasion, students),
  );
  return holiday && { why: 'holiday', holiday };
}

/** Whether these students have school on a day: neither Sunday nor a holiday of theirs (D62). */
export const isSchoolDay = (
  day: string,
  students: StudentGroup,
  calendar: readonly OccasionContent[],
): boolean => reasonForNoSchool(day, students, calendar) === undefined;

/** The days of a month, first to last. */
export const daysOfMonth = (month: string): readonly string[] =>
  daysBetween(`${month}-01`, `${nextMonth(month)}-01`).slice(0, -1);

/** The number of days of a month on which these students have school. */
export const schoolDaysIn = (
  month: string,
  students: StudentGroup,
  calendar: readonly OccasionContent[],
): number => daysOfMonth(month).filter((day) => isSchoolDay(day, students, calendar)).length;

/** A month as a calendar shows it: weeks from Sunday to Saturday, with undefined for the days of other months. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const days = daysOfMonth(month);
  const cells: (string | undefined)[] = Array.from<undefined>({ length: weekday(`${month}-01`) });
  cells.push(...days);
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

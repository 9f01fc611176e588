import { daysOfMonth, reasonForNoSchool, type OccasionContent, type StudentGroup } from '../calendar';
import type { AttendanceState } from '../values';
import type { AttendanceRecord } from './attendance';
import {
  daysOf,
  tallyOf,
  wasAtSchool,
  type AttendanceTally,
  type Attending,
  type AttendedDay,
} from './attendance-share';

/** A day of a month in the register of a section. */
export interface RegisterDay {
  readonly day: string;
  readonly isMarked: boolean;
  /** The reason why there is no school; missing on a school day. */
  readonly noSchool?: 'sunday' | 'holiday';
  /** The name of the holiday. */
  readonly title?: string;
}

/** The days of a month as columns: which were marked, and on which there was no school (D62, D63). */
export function registerDays(
  month: string,
  section: StudentGroup,
  records: readonly AttendanceRecord[],
  calendar: readonly OccasionContent[],
): readonly RegisterDay[] {
  const marked = new Set(records.map(({ day }) => day));
  return daysOfMonth(month).map((day) => {
    const noSchool = reasonForNoSchool(day, section, calendar);
    return {
      day,
      isMarked: !noSchool && marked.has(day),
      ...(noSchool && { noSchool: noSchool.why }),
      ...(noSchool?.why === 'holiday' && { title: noSchool.holiday.title }),
    };
  });
}

/** A student's days of a month and of the session up to its end. */
export interface RegisterLine {
  /** The days of the month only. */
  readonly days: readonly AttendedDay[];
  readonly month: AttendanceTally;
  readonly session: AttendanceTally;
}

const tallyOfDays = (days: readonly { readonly attendance: AttendanceState }[]) =>
  tallyOf(days.map(({ attendance }) => attendance));

/** @param records all records of the session up to the end of the month that may include the student */
export function registerLine(
  student: Attending,
  month: string,
  records: readonly AttendanceRecord[],
  calendar: readonly OccasionContent[],
): RegisterLine {
  const session = daysOf(student, records, calendar);
  const days = session.filter(({ day }) => day.startsWith(month));
  return { days, month: tallyOfDays(days), session: tallyOfDays(session) };
}

/**
 * The number of students of a section in each state on a day. A leaving may be reported only after the day was marked: a student
 * who had already left then is not counted (D62, D74).
 * @param students at least those in the record
 */
export function dayTally(
  { day, marks }: Pick<AttendanceRecord, 'day' | 'marks'>,
  students: readonly Attending[],
): AttendanceTally {
  const present = new Set(students.filter((one) => wasAtSchool(one, day)).map(({ foldedId }) => foldedId));
  return tallyOfDays(marks.filter(({ student }) => present.has(student)));
}

import { reasonForNoSchool, type OccasionContent } from '../calendar';
import { attendanceStates, byEach, type AttendanceState } from '../values';
import type { AttendanceRecord, Mark } from './attendance';

/** The least attendance in per cent; a student below it is highlighted (D62). */
export const LEAST_ATTENDANCE = 75;

/** The number of a student's days in each state; or the number of students in each state on one day. */
export type AttendanceTally = Readonly<Record<AttendanceState, number>>;

/** Counts the marks by state; every state is in the tally, with 0 if nobody has it. */
export const tallyOf = (states: readonly AttendanceState[]): AttendanceTally =>
  byEach(attendanceStates, (state) => states.filter((other) => other === state).length);

/** The sum of several tallies. */
export const sumOfTallies = (tallies: readonly AttendanceTally[]): AttendanceTally =>
  byEach(attendanceStates, (state) => tallies.reduce((total, tally) => total + tally[state], 0));

/** The number of days with a mark, which are the days that count. */
export const daysMarked = (tally: AttendanceTally): number =>
  attendanceStates.reduce((days, state) => days + tally[state], 0);

/** The days present, counted in half days so that nothing is rounded before the end. */
const halvesPresent = ({ present, half }: AttendanceTally) => 2 * present + half;

/** The number of days on which a student was present; half a day counts as a half. */
export const daysPresent = (tally: AttendanceTally): number => halvesPresent(tally) / 2;

/**
 * The share of the days on which a student was there, in per cent with one decimal, rounded half up; undefined where no day
 * counts (D62).
 */
export function attendanceShare(tally: AttendanceTally): number | undefined {
  const halves = 2 * daysMarked(tally);
  return halves === 0 ? undefined : Math.floor((2000 * halvesPresent(tally) + halves) / (2 * halves)) / 10;
}

/** The attendance figures on a student's report card. */
export interface AttendanceFigures {
  /** Days present; half a day counts as a half. */
  readonly present: number;
  /** Days on which there was a mark. */
  readonly marked: number;
  /** Per cent with one decimal. */
  readonly share: number;
}

/** The days present, the days marked and their share; undefined if no day counts, which is not 0 per cent (D62, D64). */
export function attendanceFigures(tally: AttendanceTally): AttendanceFigures | undefined {
  const share = attendanceShare(tally);
  return share === undefined ? undefined : { present: daysPresent(tally), marked: daysMarked(tally), share };
}

/** Whether a student was present for less than 75 per cent, exact to the day and before any rounding (D62). */
export const isLowAttendance = (tally: AttendanceTally): boolean =>
  100 * halvesPresent(tally) < LEAST_ATTENDANCE * 2 * daysMarked(tally);

/** A student whose days are counted. */
export interface Attending {
  /** The Student ID without regard to case (D14). */
  readonly foldedId: string;
  /** `yyyy-mm-dd` */
  readonly dateOfAdmission: string;
  /** The last day at the school; missing for a student who has not left. */
  readonly leftOn?: string | undefined;
  /** The earlier times when the student left and came back; the student was not at the school between these days. */
  readonly away?: readonly { readonly leftOn: string; readonly cameBackOn: string }[] | undefined;
}

/**
 * Whether a student was at the school on a day: from the admission up to the day of leaving, except between an earlier leaving
 * and the return (D22, D62, D74).
 */
export const wasAtSchool = (
  { dateOfAdmission, leftOn, away = [] }: Omit<Attending, 'foldedId'>,
  day: string,
): boolean =>
  dateOfAdmission <= day &&
  (leftOn === undefined || day <= leftOn) &&
  !away.some((absence) => absence.leftOn < day && day < absence.cameBackOn);

/** One of a student's days that count. */
export interface AttendedDay extends Pick<Mark, 'attendance' | 'corrected'> {
  readonly day: string;
}

/**
 * The days of a student that count, in order: school days between admission and leaving on which the student was marked in their
 * section (D62). A day that became a holiday after it was marked no longer counts, and a day without a mark is never absent. A
 * day counts once: for a student who changed sections that day and was marked in both, the first mark counts, which nobody can
 * change after the day without a reason.
 * @param records in the order in which they were started
 */
export function daysOf(
  student: Attending,
  records: readonly AttendanceRecord[],
  calendar: readonly OccasionContent[],
): readonly AttendedDay[] {
  const days = new Map<string, AttendedDay>();
  for (const record of records) {
    const { day, marks } = record;
    const mark = marks.find((one) => one.student === student.foldedId);
    if (!mark || days.has(day) || !wasAtSchool(student, day) || reasonForNoSchool(day, record, calendar))
      continue;
    const { attendance, corrected } = mark;
    days.set(day, { day, attendance, ...(corrected && { corrected }) });
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

import { noSchoolOn, type OccasionContent } from '../calendar';
import { attendanceStates, byEach, type AttendanceState } from '../values';
import type { AttendanceRecord, Mark } from './attendance';

/** Whoever was there less, in per cent, is marked (D62). */
export const LEAST_ATTENDANCE = 75;

/** On how many days a student was marked as what; or how many students on one day. */
export type AttendanceTally = Readonly<Record<AttendanceState, number>>;

/** Counts the marks by what they say; each state is in it, with 0 where nobody has it. */
export const tallyOf = (states: readonly AttendanceState[]): AttendanceTally =>
  byEach(attendanceStates, (wanted) => states.filter((one) => one === wanted).length);

/** What several tallies come to together. */
export const sumOfTallies = (tallies: readonly AttendanceTally[]): AttendanceTally =>
  byEach(attendanceStates, (state) => tallies.reduce((total, tally) => total + tally[state], 0));

/** On how many days there was a mark: the days that count. */
export const daysMarked = (tally: AttendanceTally): number =>
  attendanceStates.reduce((days, state) => days + tally[state], 0);

/** Days present in halves, so that nothing is rounded before the end. */
const halvesPresent = ({ present, half }: AttendanceTally) => 2 * present + half;

/** How many days a student was there; half a day counts a half. */
export const daysPresent = (tally: AttendanceTally): number => halvesPresent(tally) / 2;

/**
 * The share of the days on which a student was there, in per cent with one decimal, rounded half up; undefined where no day
 * counts (D62).
 */
export function attendanceShare(tally: AttendanceTally): number | undefined {
  const halves = 2 * daysMarked(tally);
  return halves === 0 ? undefined : Math.floor((2000 * halvesPresent(tally) + halves) / (2 * halves)) / 10;
}

/** What a report card says of a student's days. */
export interface AttendanceFigures {
  /** Days present; half a day counts a half. */
  readonly present: number;
  /** Days on which there was a mark. */
  readonly marked: number;
  /** Per cent with one decimal. */
  readonly share: number;
}

/** Days present of days marked and their share; undefined where no day counts, which is not 0 per cent (D62, D64). */
export function attendanceFigures(tally: AttendanceTally): AttendanceFigures | undefined {
  const share = attendanceShare(tally);
  return share === undefined ? undefined : { present: daysPresent(tally), marked: daysMarked(tally), share };
}

/** Whether a student was there less than 75 per cent, to the day and before any rounding (D62). */
export const isLowAttendance = (tally: AttendanceTally): boolean =>
  100 * halvesPresent(tally) < LEAST_ATTENDANCE * 2 * daysMarked(tally);

/** Whose days are counted. */
export interface Attending {
  /** The Student ID without regard to case (D14). */
  readonly foldedId: string;
  /** `yyyy-mm-dd` */
  readonly dateOfAdmission: string;
  /** The day on which the student left, where that is so: it is the last one. */
  readonly leftOn?: string | undefined;
  /** When the student had left before, and came back: between these days nobody was there. */
  readonly away?: readonly { readonly leftOn: string; readonly cameBackOn: string }[] | undefined;
}

/**
 * Whether a student was at the school on a day: from the admission on, up to the day of leaving, but for the time between a leaving
 * and coming back (D22, D62, D74).
 */
export const wasAtSchool = (
  { dateOfAdmission, leftOn, away = [] }: Omit<Attending, 'foldedId'>,
  day: string,
): boolean =>
  dateOfAdmission <= day &&
  (leftOn === undefined || day <= leftOn) &&
  !away.some((one) => one.leftOn < day && day < one.cameBackOn);

/** A day of a student that counts. */
export interface AttendedDay extends Pick<Mark, 'attendance' | 'corrected'> {
  readonly day: string;
}

/**
 * The days of a student that count, in their order: school days from the admission to the leaving on which the student's section
 * was marked with the student in it (D62). A day that became a holiday after it was marked counts no more, and not marked is
 * never absent. A day counts once: who moved on it, and was marked in both sections, is what the first one said, which nobody
 * changes after the day without a reason.
 * @param records in the order in which they were begun
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
    if (!mark || days.has(day) || !wasAtSchool(student, day) || noSchoolOn(day, record, calendar)) continue;
    const { attendance, corrected } = mark;
    days.set(day, { day, attendance, ...(corrected && { corrected }) });
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

import { reasonForNoSchool, type OccasionContent, type StudentGroup } from '../calendar';
import { accept, refuse, type Outcome } from '../rules';
import { schoolDate, sessionOfDay } from '../school';
import { foldStudentId } from '../students';
import type { AttendanceState } from '../values';
import type { AttendanceRecord, Mark, MarkAttendance } from './attendance';
import { wasAtSchool, type Attending } from './attendance-share';
import { changeMarks, type Marker } from './change-marks';

/** The state of a section's day before it is marked. */
export interface DayBefore {
  /** Undefined if nobody has marked the day. */
  readonly record?: AttendanceRecord | undefined;
  /** The students in the section now, and those in the record. */
  readonly students: readonly Attending[];
  /** At least the occasions of the day. */
  readonly calendar: readonly OccasionContent[];
}

/** The change that a call makes to one student's mark. */
export interface MarkChange {
  readonly student: string;
  /** Missing if there was no mark. */
  readonly before?: AttendanceState | undefined;
  readonly after: AttendanceState;
}

/** A section's day after a call. */
export interface MarkedDay {
  readonly marks: readonly Mark[];
  /** Empty if the same call was sent again, or the marks were like that already. */
  readonly changes: readonly MarkChange[];
  /** True if the day is over and was marked: then the first marks are kept, with the name of who changed them and the reason. */
  readonly isCorrection: boolean;
}

/** The reasons why a day cannot be marked. */
export type DayNotOpen =
  'attendance-future' | 'attendance-session-over' | 'attendance-sunday' | 'attendance-holiday';

export type NotMarked =
  | DayNotOpen
  | 'attendance-changed'
  | 'attendance-reason'
  | 'student-not-in-section'
  | 'student-not-at-school';

/**
 * Whether a day can be marked at all: not in the future, on a Sunday or on a holiday (D62, D63), nor newly in another session.
 * @param whose the day, and the class whose holidays count; without branch and class, only holidays of the whole school
 * @param before whether the day was marked already, and the calendar
 */
export function mayBeMarked(
  { day, ...students }: StudentGroup & { readonly day: string },
  { isMarked, calendar }: { readonly isMarked: boolean; readonly calendar: DayBefore['calendar'] },
  today: string,
): Outcome<void, DayNotOpen> {
  if (day > today) return refuse('attendance-future', 'day');
  // The sections of students in an earlier session are no longer known; only days that were marked then can still be corrected.
  if (!isMarked && sessionOfDay(day) !== sessionOfDay(today)) return refuse('attendance-session-over', 'day');
  const noSchool = reasonForNoSchool(day, students, calendar);
  if (noSchool?.why === 'sunday') return refuse('attendance-sunday', 'day');
  if (noSchool) return refuse('attendance-holiday', 'day', noSchool.holiday.title);
  return accept(undefined);
}

/**
 * Marks a section on a day (D62). The same call again changes nothing; marks that another teacher made since the caller saw the
 * day are never overwritten; a change after the day also stores the first mark, who changed it and why.
 */
export function markAttendance(
  request: MarkAttendance,
  before: DayBefore,
  marker: Marker,
): Outcome<MarkedDay, NotMarked> {
  const { record, students, calendar } = before;
  const { branch, class: schoolClass, day, revision, reason } = request;
  const today = schoolDate(marker.at);
  const isMarked = record !== undefined;
  const permission = mayBeMarked({ branch, class: schoolClass, day }, { isMarked, calendar }, today);
  if (!permission.ok) return permission;
  const requestedMarks = new Map<string, AttendanceState>();
  for (const { studentID, attendance } of request.marks) {
    const foldedId = foldStudentId(studentID);
    const student = students.find((one) => one.foldedId === foldedId);
    if (!student) return refuse('student-not-in-section', 'marks', studentID);
    if (!wasAtSchool(student, day)) return refuse('student-not-at-school', 'marks', studentID);
    requestedMarks.set(foldedId, attendance);
  }
  const isCorrection = isMarked && day < today;
  const marks = new Map((record?.marks ?? []).map(({ student, ...mark }) => [student, mark]));
  const outcome = changeMarks(
    { marks, revision: record?.revision ?? 0, isCorrection },
    { revision, requestedMarks, reason },
    marker,
  );
  if (!outcome.ok) return outcome;
  return accept({
    marks: [...outcome.value.marks].map(([student, mark]) => ({ student, ...mark })),
    changes: outcome.value.changes.map(({ who, ...change }) => ({ student: who, ...change })),
    isCorrection,
  });
}

import { noSchoolOn, type OccasionContent, type Pupils } from '../calendar';
import { accept, refuse, type Outcome } from '../rules';
import { schoolDate, sessionOfDay } from '../school';
import { foldStudentId } from '../students';
import type { AttendanceState } from '../values';
import type { AttendanceRecord, Mark, MarkAttendance } from './attendance';
import { wasAtSchool, type Attending } from './attendance-share';
import { changeMarks, type Marker } from './change-marks';

/** What a section's day is before it is marked. */
export interface DayBefore {
  /** Undefined where nobody has marked it. */
  readonly record?: AttendanceRecord | undefined;
  /** Who sits in the section now, and who stands in the record. */
  readonly pupils: readonly Attending[];
  /** At least the occasions of the day. */
  readonly calendar: readonly OccasionContent[];
}

/** What a call changes of one student's mark. */
export interface MarkChange {
  readonly student: string;
  /** Left out where there was no mark. */
  readonly before?: AttendanceState | undefined;
  readonly after: AttendanceState;
}

/** What becomes of a section's day. */
export interface MarkedDay {
  readonly marks: readonly Mark[];
  /** Nothing where the same was sent again, or all was so already. */
  readonly changes: readonly MarkChange[];
  /** The day is over and was marked: the first marks are kept, with who changed them and why. */
  readonly isCorrection: boolean;
}

/** Why a day cannot be marked. */
export type DayNotOpen =
  'attendance-future' | 'attendance-session-over' | 'attendance-sunday' | 'attendance-holiday';

export type NotMarked =
  DayNotOpen | 'attendance-changed' | 'attendance-reason' | 'pupil-not-in-section' | 'pupil-not-at-school';

/**
 * Whether a day can be marked at all: not in the future, on a Sunday or on a holiday of theirs (D62, D63).
 * @param whose the section; without branch and class the whole school, whose teachers have no school when nobody has
 * @param before whether the day was marked already
 */
export function mayBeMarked(
  { day, ...whose }: Pupils & { readonly day: string },
  { isMarked, calendar }: { readonly isMarked: boolean; readonly calendar: DayBefore['calendar'] },
  today: string,
): Outcome<void, DayNotOpen> {
  if (day > today) return refuse('attendance-future', 'day');
  // Who sat where in a session that is over is not known any more; what was marked in it can still be corrected.
  if (!isMarked && sessionOfDay(day) !== sessionOfDay(today)) return refuse('attendance-session-over', 'day');
  const none = noSchoolOn(day, whose, calendar);
  if (none?.why === 'sunday') return refuse('attendance-sunday', 'day');
  if (none) return refuse('attendance-holiday', 'day', none.holiday.title);
  return accept(undefined);
}

/**
 * Marks a section on a day (D62). Sent again it changes nothing; what another teacher has marked since it was seen is never
 * overwritten, and a change after the day keeps the first mark, who changed it and why.
 */
export function markAttendance(
  asked: MarkAttendance,
  before: DayBefore,
  marker: Marker,
): Outcome<MarkedDay, NotMarked> {
  const { record, pupils, calendar } = before;
  const { branch, class: schoolClass, day, revision, reason } = asked;
  const today = schoolDate(marker.at);
  const isMarked = record !== undefined;
  const open = mayBeMarked({ branch, class: schoolClass, day }, { isMarked, calendar }, today);
  if (!open.ok) return open;
  const wanted = new Map<string, AttendanceState>();
  for (const { studentID, attendance } of asked.marks) {
    const student = foldStudentId(studentID);
    const pupil = pupils.find(({ foldedId }) => foldedId === student);
    if (!pupil) return refuse('pupil-not-in-section', 'marks', studentID);
    if (!wasAtSchool(pupil, day)) return refuse('pupil-not-at-school', 'marks', studentID);
    wanted.set(student, attendance);
  }
  const isCorrection = isMarked && day < today;
  const marks = new Map((record?.marks ?? []).map(({ student, ...mark }) => [student, mark]));
  const changed = changeMarks(
    { marks, revision: record?.revision ?? 0, isCorrection },
    { revision, wanted, reason },
    marker,
  );
  if (!changed.ok) return changed;
  return accept({
    marks: [...changed.value.marks].map(([student, mark]) => ({ student, ...mark })),
    changes: changed.value.changes.map(({ who, ...change }) => ({ student: who, ...change })),
    isCorrection,
  });
}

import { noSchoolOn, type OccasionContent } from '../calendar';
import { accept, refuse, type Outcome } from '../rules';
import { schoolDate, sessionName } from '../school';
import { foldStudentId } from '../students';
import type { AttendanceState } from '../values';
import type { AttendanceRecord, Mark, MarkAttendance } from './attendance';
import { wasAtSchool, type Attending } from './attendance-share';

/** What a section's day is before it is marked. */
export interface DayBefore {
  /** Undefined where nobody has marked it. */
  readonly record?: AttendanceRecord | undefined;
  /** Who sits in the section now, and who stands in the record. */
  readonly pupils: readonly Attending[];
  /** At least the occasions of the day. */
  readonly calendar: readonly OccasionContent[];
}

/** Who marks, and when. */
export interface Marker {
  readonly id: string;
  /** With the login id, so that two of one name are told apart. */
  readonly name: string;
  readonly at: Date;
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

export type NotMarked =
  | 'attendance-future'
  | 'attendance-session-over'
  | 'attendance-sunday'
  | 'attendance-holiday'
  | 'attendance-changed'
  | 'attendance-reason'
  | 'pupil-not-in-section'
  | 'pupil-not-at-school';

/** Whether a section can be marked on a day at all: not in the future, on a Sunday or on a holiday of theirs (D62, D63). */
export function mayBeMarked(
  section: Pick<MarkAttendance, 'branch' | 'class' | 'day'>,
  { record, calendar }: Pick<DayBefore, 'record' | 'calendar'>,
  today: string,
): Outcome<void, NotMarked> {
  const { day } = section;
  if (day > today) return refuse('attendance-future', 'day');
  // Who sat where in a session that is over is not known any more; what was marked in it can still be corrected.
  if (!record && sessionName(day.slice(0, 7)) !== sessionName(today.slice(0, 7)))
    return refuse('attendance-session-over', 'day');
  const none = noSchoolOn(day, section, calendar);
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
  { id, name, at }: Marker,
): Outcome<MarkedDay, NotMarked> {
  const { record, pupils } = before;
  const today = schoolDate(at);
  const open = mayBeMarked(asked, before, today);
  if (!open.ok) return open;
  const marks = new Map((record?.marks ?? []).map((mark) => [mark.student, mark]));
  const changes: MarkChange[] = [];
  for (const { studentID, attendance } of asked.marks) {
    const student = foldStudentId(studentID);
    const pupil = pupils.find(({ foldedId }) => foldedId === student);
    if (!pupil) return refuse('pupil-not-in-section', 'marks', studentID);
    if (!wasAtSchool(pupil, asked.day)) return refuse('pupil-not-at-school', 'marks', studentID);
    const was = marks.get(student)?.attendance;
    if (was !== attendance) changes.push({ student, before: was, after: attendance });
  }
  const isCorrection = record !== undefined && asked.day < today;
  if (changes.length === 0) return accept({ marks: [...marks.values()], changes, isCorrection });
  if ((record?.revision ?? 0) !== asked.revision) return refuse('attendance-changed');
  const { reason } = asked;
  if (isCorrection && reason === undefined) return refuse('attendance-reason', 'reason');
  for (const { student, after } of changes) {
    const was = marks.get(student);
    const first = was?.corrected ? was.corrected.first : was?.attendance;
    const corrected = isCorrection &&
      reason !== undefined && { ...(first !== undefined && { first }), by: name, byId: id, at, reason };
    marks.set(student, { student, attendance: after, ...(corrected && { corrected }) });
  }
  return accept({ marks: [...marks.values()], changes, isCorrection });
}

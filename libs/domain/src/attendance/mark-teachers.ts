import * as z from 'zod/mini';
import { noSchoolOn, type OccasionContent } from '../calendar';
import { loginIdText, staffIdText } from '../people';
import {
  accept,
  choice,
  notAnObject,
  optionalText,
  type Outcome,
  refuse,
  requestObject,
  says,
  seenRevision,
} from '../rules';
import { calendarDate, schoolDate } from '../school';
import { attendanceStates, type AttendanceState } from '../values';
import { LONGEST_ATTENDANCE_REASON, markContent } from './attendance';
import { changeMarks, type ChangedMarks, type Marker } from './change-marks';
import { tallyOf, type AttendanceTally, type AttendedDay } from './attendance-share';
import { mayBeMarked, type DayNotOpen } from './mark-attendance';

/** More than any school has, with room to spare. */
const MOST_TEACHERS = 500;

const askedMark = z.object({ teacher: staffIdText, attendance: choice(attendanceStates) }, notAnObject);

/** Nobody can be present and absent in one call. */
const eachOnce = z.refine<readonly z.output<typeof askedMark>[]>(
  (marks) => new Set(marks.map(({ teacher }) => teacher)).size === marks.length,
  says('choose'),
);

/** The marks of the teachers of the school on a day, as they are typed; whoever is left out stays as is (D62). */
export const markTeachersSchema = requestObject('MarkTeachers', {
  day: calendarDate(),
  /** The state that was seen; 0 where nobody had marked the day. */
  revision: seenRevision(),
  marks: z
    .array(askedMark, { error: says('choose') })
    .check(z.minLength(1, says('choose')), z.maxLength(MOST_TEACHERS, says('choose')), eachOnce),
  reason: optionalText(LONGEST_ATTENDANCE_REASON),
});

export type MarkTeachers = z.output<typeof markTeachersSchema>;

/** The teacher whose days are asked for, by the Teacher ID, which is the login id. */
export const teacherAttendanceSchema = requestObject('TeacherAttendanceQuery', { teacher: loginIdText });

export type TeacherAttendanceQuery = z.output<typeof teacherAttendanceSchema>;

const { attendance, corrected } = markContent;

/** What a day's record says of one teacher, by the id of the account. */
export const teacherMarkContent = { teacher: z.string(), attendance, corrected };

type TeacherMark = Readonly<z.output<z.ZodMiniObject<typeof teacherMarkContent>>>;

/** The marks of all teachers of the school on a day. */
export interface TeachersRecord {
  readonly day: string;
  /** Counts the changes. */
  readonly revision: number;
  readonly marks: readonly TeacherMark[];
}

/** What the teachers' day is before it is marked. */
export interface TeachersBefore {
  /** Undefined where nobody has marked it. */
  readonly record?: TeachersRecord | undefined;
  /** The ids of those who work here, and of those who stand in the record. */
  readonly teachers: readonly string[];
  /** At least the occasions of the day. */
  readonly calendar: readonly OccasionContent[];
}

/** What becomes of the teachers' day. */
export interface MarkedTeachers extends Pick<ChangedMarks, 'changes'> {
  readonly marks: readonly TeacherMark[];
  readonly isCorrection: boolean;
}

/**
 * Marks the teachers of the school on a day, by the rules of a section (D62). Both branches have the same teachers: they have no
 * school where the calendar closes the whole school.
 */
export function markTeachers(
  { day, revision, marks: asked, reason }: MarkTeachers,
  { record, teachers, calendar }: TeachersBefore,
  marker: Marker,
): Outcome<MarkedTeachers, DayNotOpen | 'attendance-changed' | 'attendance-reason' | 'teacher-not-here'> {
  const today = schoolDate(marker.at);
  const isMarked = record !== undefined;
  const open = mayBeMarked({ day }, { isMarked, calendar }, today);
  if (!open.ok) return open;
  if (asked.some(({ teacher }) => !teachers.includes(teacher))) return refuse('teacher-not-here', 'marks');
  const isCorrection = isMarked && day < today;
  const changed = changeMarks(
    {
      marks: new Map((record?.marks ?? []).map(({ teacher, ...mark }) => [teacher, mark])),
      revision: record?.revision ?? 0,
      isCorrection,
    },
    {
      revision,
      wanted: new Map<string, AttendanceState>(asked.map((mark) => [mark.teacher, mark.attendance])),
      reason,
    },
    marker,
  );
  if (!changed.ok) return changed;
  const { marks, changes } = changed.value;
  return accept({
    marks: [...marks].map(([teacher, mark]) => ({ teacher, ...mark })),
    changes,
    isCorrection,
  });
}

/** The days of a teacher that count, in their order: those that were marked with the teacher in them, and are school days still. */
export const daysOfTeacher = (
  teacher: string,
  records: readonly TeachersRecord[],
  calendar: readonly OccasionContent[],
): readonly AttendedDay[] =>
  records
    .flatMap(({ day, marks }) => {
      const mark = marks.find((one) => one.teacher === teacher);
      if (!mark || noSchoolOn(day, {}, calendar)) return [];
      return [{ day, attendance: mark.attendance, ...(mark.corrected && { corrected: mark.corrected }) }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));

/** On how many days that count each teacher was marked as what, by the ids of the accounts. */
export function talliesOfTeachers(
  records: readonly TeachersRecord[],
  calendar: readonly OccasionContent[],
): ReadonlyMap<string, AttendanceTally> {
  const states = new Map<string, AttendanceState[]>();
  for (const { day, marks } of records) {
    if (noSchoolOn(day, {}, calendar)) continue;
    for (const { teacher, attendance } of marks)
      states.set(teacher, [...(states.get(teacher) ?? []), attendance]);
  }
  return new Map([...states].map(([teacher, own]) => [teacher, tallyOf(own)]));
}

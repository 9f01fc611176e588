import * as z from 'zod/mini';
import { reasonForNoSchool, type OccasionContent } from '../calendar';
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

/** The most teachers of one call; more than any school has. */
const MOST_TEACHERS = 500;

const askedMark = z.object({ teacher: staffIdText, attendance: choice(attendanceStates) }, notAnObject);

/** Nobody can be present and absent in one call. */
const eachTeacherOnce = z.refine<readonly z.output<typeof askedMark>[]>(
  (marks) => new Set(marks.map(({ teacher }) => teacher)).size === marks.length,
  says('choose'),
);

/** The marks of the school's teachers on a day, as they are typed; teachers who are left out keep their marks (D62). */
export const markTeachersSchema = requestObject('MarkTeachers', {
  day: calendarDate(),
  /** The revision that was seen; 0 if nobody had marked the day. */
  revision: seenRevision(),
  marks: z
    .array(askedMark, { error: says('choose') })
    .check(z.minLength(1, says('choose')), z.maxLength(MOST_TEACHERS, says('choose')), eachTeacherOnce),
  reason: optionalText(LONGEST_ATTENDANCE_REASON),
});

export type MarkTeachers = z.output<typeof markTeachersSchema>;

/** The teacher whose days are wanted, named by the Teacher ID, which is the login id. */
export const teacherAttendanceSchema = requestObject('TeacherAttendanceQuery', { teacher: loginIdText });

export type TeacherAttendanceQuery = z.output<typeof teacherAttendanceSchema>;

const { attendance, corrected } = markContent;

/** One teacher's mark in the record of a day; the teacher is named by the account's id. */
export const teacherMarkContent = { teacher: z.string(), attendance, corrected };

type TeacherMark = Readonly<z.output<z.ZodMiniObject<typeof teacherMarkContent>>>;

/** The marks of all teachers of the school on a day. */
export interface TeachersRecord {
  readonly day: string;
  /** The number of changes so far. */
  readonly revision: number;
  readonly marks: readonly TeacherMark[];
}

/** The state of the teachers' day before it is marked. */
export interface TeachersBefore {
  /** Undefined if nobody has marked the day. */
  readonly record?: TeachersRecord | undefined;
  /** The ids of the teachers who work here, and of those in the record. */
  readonly teachers: readonly string[];
  /** At least the occasions of the day. */
  readonly calendar: readonly OccasionContent[];
}

/** The teachers' day after a call. */
export interface MarkedTeachers extends Pick<ChangedMarks, 'changes'> {
  readonly marks: readonly TeacherMark[];
  readonly isCorrection: boolean;
}

/**
 * Marks the teachers of the school on a day, by the rules for a section (D62). Both branches share their teachers, who are only
 * off on days when the calendar closes the whole school.
 */
export function markTeachers(
  { day, revision, marks: requestedMarks, reason }: MarkTeachers,
  { record, teachers, calendar }: TeachersBefore,
  marker: Marker,
): Outcome<MarkedTeachers, DayNotOpen | 'attendance-changed' | 'attendance-reason' | 'teacher-not-here'> {
  const today = schoolDate(marker.at);
  const isMarked = record !== undefined;
  const permission = mayBeMarked({ day }, { isMarked, calendar }, today);
  if (!permission.ok) return permission;
  if (requestedMarks.some(({ teacher }) => !teachers.includes(teacher)))
    return refuse('teacher-not-here', 'marks');
  const isCorrection = isMarked && day < today;
  const outcome = changeMarks(
    {
      marks: new Map((record?.marks ?? []).map(({ teacher, ...mark }) => [teacher, mark])),
      revision: record?.revision ?? 0,
      isCorrection,
    },
    {
      revision,
      requestedMarks: new Map<string, AttendanceState>(
        requestedMarks.map((mark) => [mark.teacher, mark.attendance]),
      ),
      reason,
    },
    marker,
  );
  if (!outcome.ok) return outcome;
  const { marks, changes } = outcome.value;
  return accept({
    marks: [...marks].map(([teacher, mark]) => ({ teacher, ...mark })),
    changes,
    isCorrection,
  });
}

/** The days of a teacher that count, in order: days that have a mark for the teacher and are still school days. */
export const daysOfTeacher = (
  teacher: string,
  records: readonly TeachersRecord[],
  calendar: readonly OccasionContent[],
): readonly AttendedDay[] =>
  records
    .flatMap(({ day, marks }) => {
      const mark = marks.find((one) => one.teacher === teacher);
      if (!mark || reasonForNoSchool(day, {}, calendar)) return [];
      return [{ day, attendance: mark.attendance, ...(mark.corrected && { corrected: mark.corrected }) }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));

/** The number of each teacher's days in each state, for the days that count, by the id of the account. */
export function talliesOfTeachers(
  records: readonly TeachersRecord[],
  calendar: readonly OccasionContent[],
): ReadonlyMap<string, AttendanceTally> {
  const states = new Map<string, AttendanceState[]>();
  for (const { day, marks } of records) {
    if (reasonForNoSchool(day, {}, calendar)) continue;
    for (const { teacher, attendance } of marks)
      states.set(teacher, [...(states.get(teacher) ?? []), attendance]);
  }
  return new Map([...states].map(([teacher, teacherStates]) => [teacher, tallyOf(teacherStates)]));
}

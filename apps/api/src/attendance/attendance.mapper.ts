import {
  attendanceShare,
  dayTally,
  daysOfMonth,
  fullName,
  isLowAttendance,
  mayBeMarked,
  reasonForNoSchool,
  schoolDate,
  schoolMonth,
  sessionMonths,
  sessionName,
  tallyOf,
  wasAtSchool,
  type AttendedDay,
  type OccasionContent,
  type StudentGroup,
  type SectionDay,
} from '@school/domain';
import { z } from 'zod';
import type { KnownTeacher } from '../accounts/teachers';
import {
  sectionDayAnswer,
  teachersDayAnswer,
  type SectionDayAnswer,
  type TeachersDayAnswer,
} from './attendance.answers';
import type { StoredAttendance } from './attendance.schema';
import type { AttendingStudent } from './attending-students.repository';
import type { StoredTeachersDay } from './teachers-day.schema';

/** The fields that name a student in every attendance list. */
export const toNamedStudent = (student: AttendingStudent) => ({
  studentID: student.studentID,
  studentName: fullName(student),
  fatherName: student.personalDetail.fatherName,
});

/** The fields of `toNamedStudent` with the roll number, for the register. @param index the place in the section, from 0 */
export const toRegisterStudent = (student: AttendingStudent, index: number) => ({
  roll: index + 1,
  ...toNamedStudent(student),
});

interface SectionDayData {
  readonly record: StoredAttendance | undefined;
  readonly students: readonly AttendingStudent[];
  readonly calendar: readonly OccasionContent[];
}

/** The reason why these students have no school on a day, if they have none. */
export function closedOn(day: string, students: StudentGroup, calendar: readonly OccasionContent[]) {
  const reason = reasonForNoSchool(day, students, calendar);
  if (!reason) return undefined;
  return { why: reason.why, ...(reason.why === 'holiday' && { title: reason.holiday.title }) };
}

/** The reason why a day cannot be marked for these students, or for the whole school. */
function closedFor(
  { day, ...students }: StudentGroup & { readonly day: string },
  known: Parameters<typeof mayBeMarked>[1],
  today: string,
) {
  const outcome = mayBeMarked({ day, ...students }, known, today);
  if (outcome.ok) return undefined;
  if (outcome.code === 'attendance-future') return { why: 'future' } as const;
  if (outcome.code === 'attendance-session-over') return { why: 'session-over' } as const;
  return closedOn(day, students, known.calendar);
}

/** A section's day as it is shown: all students who were at the school on that day, in the order of the roll. */
export function toSectionDay(section: SectionDay, data: SectionDayData, at: Date): SectionDayAnswer {
  const { record, students, calendar } = data;
  const today = schoolDate(at);
  const marks = new Map((record?.marks ?? []).map((mark) => [mark.student, mark]));
  const closed = closedFor(section, { isMarked: record !== undefined, calendar }, today);
  return z.encode(sectionDayAnswer, {
    ...section,
    revision: record?.revision ?? 0,
    isOver: section.day < today,
    ...(closed && { closed }),
    ...(record && {
      marked: { markedBy: record.markedBy, markedAt: record.markedAt, ...dayTally(record, students) },
    }),
    students: students.flatMap((student, index) => {
      if (!wasAtSchool(student, section.day)) return [];
      const mark = marks.get(student.foldedId);
      return {
        ...toRegisterStudent(student, index),
        ...(mark && { attendance: mark.attendance }),
        ...(mark?.corrected && { corrected: mark.corrected }),
      };
    }),
  });
}

interface TeachersDayData {
  readonly record: StoredTeachersDay | undefined;
  readonly teachers: readonly KnownTeacher[];
  readonly calendar: readonly OccasionContent[];
}

/** The teachers' day as it is shown, by name. */
export function toTeachersDay(
  day: string,
  { record, teachers, calendar }: TeachersDayData,
  at: Date,
): TeachersDayAnswer {
  const today = schoolDate(at);
  const marks = new Map((record?.marks ?? []).map((mark) => [mark.teacher, mark]));
  const closed = closedFor({ day }, { isMarked: record !== undefined, calendar }, today);
  return z.encode(teachersDayAnswer, {
    day,
    revision: record?.revision ?? 0,
    isOver: day < today,
    ...(closed && { closed }),
    ...(record && {
      marked: { markedBy: record.markedBy, markedAt: record.markedAt, ...record.tally },
    }),
    teachers: teachers.map(({ id, username, name }, index) => {
      const mark = marks.get(id);
      return {
        roll: index + 1,
        teacher: id,
        teacherID: username,
        teacherName: name,
        ...(mark && { attendance: mark.attendance }),
        ...(mark?.corrected && { corrected: mark.corrected }),
      };
    }),
  });
}

/**
 * The days of one person in the session of a month: each month up to the current one, and all of them together.
 * @param students the students whose school days count; without branch and class those of the whole school
 */
export function toSessionDays(
  days: readonly AttendedDay[],
  month: string,
  students: StudentGroup,
  calendar: readonly OccasionContent[],
  at: Date,
) {
  const tally = tallyOf(days.map(({ attendance }) => attendance));
  return {
    session: sessionName(month),
    months: sessionMonths(month)
      .filter((sessionMonth) => sessionMonth <= schoolMonth(at))
      .map((sessionMonth) => {
        const ofMonth = days.filter(({ day }) => day.startsWith(sessionMonth));
        const monthTally = tallyOf(ofMonth.map(({ attendance }) => attendance));
        return {
          month: sessionMonth,
          days: ofMonth,
          noSchool: daysOfMonth(sessionMonth).filter((day) => reasonForNoSchool(day, students, calendar)),
          tally: monthTally,
          share: attendanceShare(monthTally),
        };
      }),
    tally,
    share: attendanceShare(tally),
    isLow: isLowAttendance(tally),
  };
}

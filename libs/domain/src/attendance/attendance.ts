import * as z from 'zod/mini';
import {
  choice,
  exporting,
  namedObject,
  notAnObject,
  optionalText,
  requestObject,
  requiredText,
  says,
  seenRevision,
  studentIdText,
} from '../rules';
import { calendarDate, classSectionSchema, monthText } from '../school';
import { foldStudentId } from '../students';
import { attendanceStates, choiceAsStored, moment, reminderWays, type AttendanceState } from '../values';

/** The longest reason for a correction, in characters. */
export const LONGEST_ATTENDANCE_REASON = 200;

/** More than any section has, with room to spare. */
const MOST_IN_SECTION = 500;

/** The letters of a register, which are the keys that mark: the same in both languages. */
export const ATTENDANCE_LETTERS: Readonly<Record<AttendanceState, string>> = {
  present: 'P',
  absent: 'A',
  leave: 'L',
  half: 'H',
};

/** The day of a section. */
export const sectionDaySchema = requestObject('SectionDayQuery', {
  ...classSectionSchema.shape,
  day: calendarDate(),
});

export type SectionDay = z.output<typeof sectionDaySchema>;

const askedMark = z.object({ studentID: studentIdText, attendance: choice(attendanceStates) }, notAnObject);

/** Nobody can be present and absent in one call. */
const eachOnce = z.refine<readonly z.output<typeof askedMark>[]>(
  (marks) => new Set(marks.map(({ studentID }) => foldStudentId(studentID))).size === marks.length,
  says('choose'),
);

/** The marks of a section on a day, as they are typed; whoever is left out stays as is (D62). */
export const markAttendanceSchema = requestObject('MarkAttendance', {
  ...sectionDaySchema.shape,
  /** The state that was seen, so that nobody overwrites what another teacher has marked; 0 where nothing was. */
  revision: seenRevision(),
  marks: z
    .array(askedMark, { error: says('choose') })
    .check(z.minLength(1, says('choose')), z.maxLength(MOST_IN_SECTION, says('choose')), eachOnce),
  reason: optionalText(LONGEST_ATTENDANCE_REASON),
});

/** The same as a form has it: a mark for each student, by a name of its own. @param needsReason the day is over, and was marked */
export const markFormSchema = (needsReason: boolean) =>
  z.object({
    marks: z.record(z.string(), z.optional(choice(attendanceStates))),
    reason: needsReason
      ? requiredText({ max: LONGEST_ATTENDANCE_REASON })
      : optionalText(LONGEST_ATTENDANCE_REASON),
  });

export type MarkAttendance = z.output<typeof markAttendanceSchema>;

/** The register of a section in a month. */
export const attendanceRegisterSchema = requestObject('AttendanceRegisterQuery', {
  ...classSectionSchema.shape,
  month: monthText(),
});

export type AttendanceRegisterQuery = z.output<typeof attendanceRegisterSchema>;

/** The same as a file (D69). */
export const attendanceExportSchema = namedObject('AttendanceExportQuery', {
  ...exporting,
  ...attendanceRegisterSchema.shape,
});

export type AttendanceExportQuery = z.output<typeof attendanceExportSchema>;

/** A day of the whole school; today where it is left out. */
export const schoolDaySchema = requestObject('SchoolDayQuery', { day: z.optional(calendarDate()) });

export type SchoolDayQuery = z.output<typeof schoolDaySchema>;

/** A list of a day as a file (D69), which says the day. */
export const schoolDayExportSchema = namedObject('SchoolDayExportQuery', {
  ...exporting,
  day: calendarDate(),
});

export type SchoolDayExportQuery = z.output<typeof schoolDayExportSchema>;

/** A student's own days in the session of a month; in this one where it is left out. */
export const studentAttendanceSchema = requestObject('StudentAttendanceQuery', {
  studentID: studentIdText,
  month: z.optional(monthText()),
});

export type StudentAttendanceQuery = z.output<typeof studentAttendanceSchema>;

/** That a family is told of an absence, and by which of the clerk's own apps (D91). */
export const absenceNoteSchema = requestObject('AbsenceNote', {
  studentID: studentIdText,
  day: calendarDate(),
  way: choice(reminderWays),
});

export type AbsenceNote = z.output<typeof absenceNoteSchema>;

/** What a mark was before it was changed after its day: what stood first, and who changed it last, when and why (D62). */
export const correctionSchema = namedObject('AttendanceCorrection', {
  /** Left out where the student was not marked on the day itself. */
  first: z.optional(choiceAsStored(attendanceStates)),
  by: z.string(),
  at: moment,
  reason: z.string(),
});

/** What a section's record says of one student. */
export const markContent = {
  /** The Student ID without regard to case (D14). */
  student: z.string(),
  attendance: choiceAsStored(attendanceStates),
  corrected: z.optional(z.extend(correctionSchema, { byId: z.string() })),
};

export type Mark = Readonly<z.output<z.ZodMiniObject<typeof markContent>>>;

/** The marks of a section on a day. */
export interface AttendanceRecord extends SectionDay {
  /** Counts the changes. */
  readonly revision: number;
  readonly marks: readonly Mark[];
}

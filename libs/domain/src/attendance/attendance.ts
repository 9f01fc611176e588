import * as z from 'zod/mini';
import {
  choice,
  exporting,
  namedObject,
  notAnObject,
  optionalText,
  requestObject,
  says,
  seenRevision,
  studentIdText,
} from '../rules';
import { calendarDate, classSectionSchema, monthText } from '../school';
import { foldStudentId } from '../students';
import { attendanceStates, choiceAsStored, moment, reminderWays, type AttendanceState } from '../values';

/** The longest reason for a correction, in characters. */
export const LONGEST_ATTENDANCE_REASON = 200;

/** The most students of one call; more than any section has. */
const MOST_IN_SECTION = 500;

/** The letters of a register, which are also the keys for marking; the same in both languages. */
export const ATTENDANCE_LETTERS: Readonly<Record<AttendanceState, string>> = {
  present: 'P',
  absent: 'A',
  leave: 'L',
  half: 'H',
};

/** One day of one section. */
export const sectionDaySchema = requestObject('SectionDayQuery', {
  ...classSectionSchema.shape,
  day: calendarDate(),
});

export type SectionDay = z.output<typeof sectionDaySchema>;

const askedMark = z.object({ studentID: studentIdText, attendance: choice(attendanceStates) }, notAnObject);

/** Nobody can be present and absent in one call. */
const eachStudentOnce = z.refine<readonly z.output<typeof askedMark>[]>(
  (marks) => new Set(marks.map(({ studentID }) => foldStudentId(studentID))).size === marks.length,
  says('choose'),
);

/** The marks of a section on a day, as they are typed; students who are left out keep their marks (D62). */
export const markAttendanceSchema = requestObject('MarkAttendance', {
  ...sectionDaySchema.shape,
  /** The revision that was seen, so that nobody overwrites another teacher's marks; 0 if there were none. */
  revision: seenRevision(),
  marks: z
    .array(askedMark, { error: says('choose') })
    .check(z.minLength(1, says('choose')), z.maxLength(MOST_IN_SECTION, says('choose')), eachStudentOnce),
  reason: optionalText(LONGEST_ATTENDANCE_REASON),
});

/** The marks of a form, each under its own field name. */
type FormMarks = Readonly<Record<string, string | undefined>>;

/**
 * The marks as a form has them, each student's under its own field name.
 * @param corrected the stored marks of a day that is over: whoever changes one of them says why
 */
export const markFormSchema = (corrected?: FormMarks) =>
  z
    .object({
      marks: z.record(z.string(), z.optional(choice(attendanceStates))),
      reason: optionalText(LONGEST_ATTENDANCE_REASON),
    })
    .check(
      z.refine(
        ({ marks, reason }: { readonly marks: FormMarks; readonly reason?: string | undefined }) =>
          reason !== undefined ||
          corrected === undefined ||
          Object.entries(marks).every(([name, mark]) => mark === corrected[name]),
        { path: ['reason'], error: says('required') },
      ),
    );

export type MarkAttendance = z.output<typeof markAttendanceSchema>;

/** The register of a section in a month. */
export const attendanceRegisterSchema = requestObject('AttendanceRegisterQuery', {
  ...classSectionSchema.shape,
  month: monthText(),
});

export type AttendanceRegisterQuery = z.output<typeof attendanceRegisterSchema>;

/** The register of a section as a file (D69). */
export const attendanceExportSchema = namedObject('AttendanceExportQuery', {
  ...exporting,
  ...attendanceRegisterSchema.shape,
});

export type AttendanceExportQuery = z.output<typeof attendanceExportSchema>;

/** A day of the whole school; today if it is left out. */
export const schoolDaySchema = requestObject('SchoolDayQuery', { day: z.optional(calendarDate()) });

export type SchoolDayQuery = z.output<typeof schoolDaySchema>;

/** A list of a day as a file (D69); the day is required. */
export const schoolDayExportSchema = namedObject('SchoolDayExportQuery', {
  ...exporting,
  day: calendarDate(),
});

export type SchoolDayExportQuery = z.output<typeof schoolDayExportSchema>;

/** A student's own days in the session of a month; in the present session if the month is left out. */
export const studentAttendanceSchema = requestObject('StudentAttendanceQuery', {
  studentID: studentIdText,
  month: z.optional(monthText()),
});

export type StudentAttendanceQuery = z.output<typeof studentAttendanceSchema>;

/** Notes that a family is told of an absence, and with which of the clerk's own apps (D91). */
export const absenceNoteSchema = requestObject('AbsenceNote', {
  studentID: studentIdText,
  day: calendarDate(),
  way: choice(reminderWays),
});

export type AbsenceNote = z.output<typeof absenceNoteSchema>;

/** The history of a mark that was changed after its day: the first mark, and who changed it last, when and why (D62). */
export const correctionSchema = namedObject('AttendanceCorrection', {
  /** Missing if the student was not marked on the day itself. */
  first: z.optional(choiceAsStored(attendanceStates)),
  by: z.string(),
  at: moment,
  reason: z.string(),
});

/** One student's mark in the record of a section. */
export const markContent = {
  /** The Student ID without regard to case (D14). */
  student: z.string(),
  attendance: choiceAsStored(attendanceStates),
  corrected: z.optional(z.extend(correctionSchema, { byId: z.string() })),
};

export type Mark = Readonly<z.output<z.ZodMiniObject<typeof markContent>>>;

/** The marks of a section on a day. */
export interface AttendanceRecord extends SectionDay {
  /** The number of changes so far. */
  readonly revision: number;
  readonly marks: readonly Mark[];
}

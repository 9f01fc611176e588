import {
  attendanceStates,
  choiceAsStored,
  correctionSchema,
  moment,
  reminderWays,
  schoolClasses,
  schoolCodes,
  sections,
} from '@school/domain';
import { z } from 'zod';

const section = {
  branch: choiceAsStored(schoolCodes),
  class: choiceAsStored(schoolClasses),
  section: choiceAsStored(sections),
};

export const tallyAnswer = z
  .object({ present: z.number(), absent: z.number(), leave: z.number(), half: z.number() })
  .meta({ id: 'AttendanceTally' });

const state = choiceAsStored(attendanceStates);

const marked = z
  .object({ markedBy: z.string(), markedAt: moment, ...tallyAnswer.shape })
  .meta({ id: 'MarkedSection', description: 'Who marked it last, and how many were what' });

/** Why a section cannot be marked on a day. */
const closed = z
  .object({
    why: z.enum(['future', 'session-over', 'sunday', 'holiday']),
    title: z.optional(z.string()).meta({ description: 'Which holiday' }),
  })
  .meta({ id: 'AttendanceClosed' });

const pupil = {
  roll: z.number().meta({ description: 'The place in the register of the section, by name' }),
  studentID: z.string(),
  studentName: z.string(),
  fatherName: z.string(),
};

export const sectionDayAnswer = z
  .object({
    ...section,
    day: z.string(),
    revision: z.number(),
    closed: z.optional(closed),
    marked: z.optional(marked),
    isOver: z.boolean().meta({ description: 'A change of a mark needs a reason, and keeps the first one' }),
    pupils: z.array(
      z
        .object({ ...pupil, attendance: z.optional(state), corrected: z.optional(correctionSchema) })
        .meta({ id: 'PupilOfDay' }),
    ),
  })
  .meta({ id: 'SectionDay' });

export const sectionsOfDayAnswer = z
  .object({
    day: z.string(),
    sections: z.array(
      z
        .object({
          ...section,
          pupils: z.number(),
          closed: z.optional(closed),
          marked: z.optional(marked),
        })
        .meta({ id: 'SectionOfDay' }),
    ),
  })
  .meta({ id: 'SectionsOfDay' });

const share = z
  .optional(z.number())
  .meta({ description: 'Per cent with one decimal, rounded half up; left out where no day counts' });

export const attendanceRegisterAnswer = z
  .object({
    ...section,
    month: z.string(),
    days: z.array(
      z
        .object({
          day: z.string(),
          isMarked: z.boolean(),
          noSchool: z.optional(z.enum(['sunday', 'holiday'])),
          title: z.optional(z.string()),
          tally: z.optional(tallyAnswer),
        })
        .meta({ id: 'RegisterDay' }),
    ),
    rows: z.array(
      z
        .object({
          ...pupil,
          days: z.array(
            z
              .object({ day: z.string(), attendance: state, corrected: z.optional(correctionSchema) })
              .meta({ id: 'AttendedDay' }),
          ),
          month: tallyAnswer,
          share,
          session: tallyAnswer,
          sessionShare: share,
          isLow: z.boolean().meta({ description: 'Less than 75 per cent of the session' }),
        })
        .meta({ id: 'RegisterRow' }),
    ),
  })
  .meta({ id: 'AttendanceRegister' });

export const absenteesAnswer = z
  .array(
    z
      .object({
        ...section,
        ...pupil,
        attendance: state,
        mobiles: z.array(z.string()).meta({ description: 'The numbers of the family' }),
        canBeTold: z.boolean().meta({ description: 'One of them is a mobile' }),
        told: z.array(
          z.object({ at: moment, by: z.string(), way: choiceAsStored(reminderWays) }).meta({ id: 'ToldOf' }),
        ),
      })
      .meta({ id: 'Absentee' }),
  )
  .meta({ id: 'Absentees' });

export const absenceToldAnswer = z.object({ link: z.string(), text: z.string() }).meta({ id: 'AbsenceTold' });

const ofSession = {
  session: z.string(),
  months: z.array(
    z
      .object({
        month: z.string(),
        days: attendanceRegisterAnswer.shape.rows.element.shape.days,
        noSchool: z
          .array(z.string())
          .meta({ description: 'Sundays, and holidays of the class the student is in' }),
        tally: tallyAnswer,
        share,
      })
      .meta({ id: 'AttendedMonth' }),
  ),
  tally: tallyAnswer,
  share,
  isLow: z.boolean(),
};

export const studentAttendanceAnswer = z
  .object({ studentID: z.string(), studentName: z.string(), ...ofSession })
  .meta({ id: 'StudentAttendance' });

const teacher = {
  teacherID: z.string().meta({ description: 'The login id' }),
  teacherName: z.string(),
};

export const teachersDayAnswer = z
  .object({
    day: z.string(),
    revision: z.number(),
    closed: z.optional(closed),
    marked: z.optional(marked),
    isOver: z.boolean().meta({ description: 'A change of a mark needs a reason, and keeps the first one' }),
    teachers: z.array(
      z
        .object({
          roll: z.number().meta({ description: 'The place in the list, by name' }),
          teacher: z.string().meta({ description: 'The id of the account' }),
          ...teacher,
          attendance: z.optional(state),
          corrected: z.optional(correctionSchema),
        })
        .meta({ id: 'TeacherOfDay' }),
    ),
  })
  .meta({ id: 'TeachersDay' });

export const teacherAttendanceAnswer = z
  .object({ ...teacher, ...ofSession })
  .meta({ id: 'TeacherAttendance' });

const wing = z
  .object({ present: z.number(), marked: z.number() })
  .meta({ id: 'WingToday', description: 'Half days count as present here' });

export const attendanceTodayAnswer = z
  .object({
    day: z.string(),
    noSchool: z.optional(closed),
    english: wing,
    hindi: wing,
    teachers: wing.meta({ description: 'The teachers, by what the office marked' }),
    sections: z.number(),
    markedSections: z.number(),
    cards: z
      .object({
        present: z.number().meta({ description: 'Students whose card was read today' }),
        unknown: z.number().meta({ description: 'Cards that were read today and that nobody has' }),
      })
      .meta({ id: 'CardsToday' })
      .optional()
      .meta({ description: 'Left out while no reader has ever sent anything' }),
  })
  .meta({ id: 'AttendanceToday' });

export const cardReadsAnswer = z
  .object({ taken: z.number().meta({ description: 'How many reads were sent' }) })
  .meta({ id: 'CardReadsTaken' });

export const unknownCardsAnswer = z
  .object({
    cards: z.array(
      z.object({ cardNumber: z.string(), firstAt: moment, lastAt: moment }).meta({ id: 'UnknownCard' }),
    ),
  })
  .meta({ id: 'UnknownCards' });

export type CardReadsAnswer = z.input<typeof cardReadsAnswer>;
export type UnknownCardsAnswer = z.input<typeof unknownCardsAnswer>;

export type SectionDayAnswer = z.input<typeof sectionDayAnswer>;
export type SectionsOfDayAnswer = z.input<typeof sectionsOfDayAnswer>;
export type AttendanceRegisterAnswer = z.input<typeof attendanceRegisterAnswer>;
export type AbsenteesAnswer = z.input<typeof absenteesAnswer>;
export type AbsenceToldAnswer = z.input<typeof absenceToldAnswer>;
export type StudentAttendanceAnswer = z.input<typeof studentAttendanceAnswer>;
export type AttendanceTodayAnswer = z.input<typeof attendanceTodayAnswer>;
export type TeachersDayAnswer = z.input<typeof teachersDayAnswer>;
export type TeacherAttendanceAnswer = z.input<typeof teacherAttendanceAnswer>;

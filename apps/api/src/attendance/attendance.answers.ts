import {
  attendanceStates,
  byEach,
  choiceAsStored,
  correctionSchema,
  moment,
  reminderWays,
  storedSection,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const tallyAnswer = answerObject(
  'AttendanceTally',
  byEach(attendanceStates, () => z.number()),
);

const state = choiceAsStored(attendanceStates);

const marked = z
  .object({ markedBy: z.string(), markedAt: moment, ...tallyAnswer.shape })
  .meta({ id: 'MarkedSection', description: 'Who marked it last, and how many were what' });

/** The reason why a section cannot be marked on a day. */
const closed = answerObject('AttendanceClosed', {
  why: z.enum(['future', 'session-over', 'sunday', 'holiday']),
  title: z.optional(z.string()).meta({ description: 'Which holiday' }),
});

const ofDay = {
  day: z.string(),
  revision: z.number(),
  closed: z.optional(closed),
  marked: z.optional(marked),
  isOver: z.boolean().meta({ description: 'A change of a mark needs a reason, and keeps the first one' }),
};

const mark = { attendance: z.optional(state), corrected: z.optional(correctionSchema) };

const named = { studentID: z.string(), studentName: z.string(), fatherName: z.string() };

const student = {
  roll: z
    .number()
    .meta({ description: 'The place in the section by name; who sits there no more comes behind' }),
  ...named,
};

export const sectionDayAnswer = answerObject('SectionDay', {
  ...storedSection,
  ...ofDay,
  students: z.array(answerObject('StudentOfDay', { ...student, ...mark })),
});

export const sectionsOfDayAnswer = answerObject('SectionsOfDay', {
  day: z.string(),
  sections: z.array(
    answerObject('SectionOfDay', {
      ...storedSection,
      students: z.number(),
      closed: z.optional(closed),
      marked: z.optional(marked),
    }),
  ),
});

const share = z
  .optional(z.number())
  .meta({ description: 'Per cent with one decimal, rounded half up; left out where no day counts' });

export const attendanceRegisterAnswer = answerObject('AttendanceRegister', {
  ...storedSection,
  month: z.string(),
  days: z.array(
    answerObject('RegisterDay', {
      day: z.string(),
      isMarked: z.boolean(),
      noSchool: z.optional(z.enum(['sunday', 'holiday'])),
      title: z.optional(z.string()),
      tally: z.optional(tallyAnswer),
    }),
  ),
  rows: z.array(
    answerObject('RegisterRow', {
      ...student,
      days: z.array(
        answerObject('AttendedDay', {
          day: z.string(),
          attendance: state,
          corrected: z.optional(correctionSchema),
        }),
      ),
      month: tallyAnswer,
      share,
      session: tallyAnswer,
      sessionShare: share,
      isLow: z.boolean().meta({ description: 'Less than 75 per cent of the session' }),
    }),
  ),
});

export const absenteesAnswer = z
  .array(
    answerObject('Absentee', {
      ...storedSection,
      ...named,
      attendance: state,
      mobiles: z.array(z.string()).meta({ description: 'The numbers of the family' }),
      canBeTold: z.boolean().meta({ description: 'One of them is a mobile' }),
      told: z.array(
        answerObject('ToldOf', { at: moment, by: z.string(), way: choiceAsStored(reminderWays) }),
      ),
    }),
  )
  .meta({ id: 'Absentees' });

export const absenceToldAnswer = answerObject('AbsenceTold', { link: z.string(), text: z.string() });

const ofSession = {
  session: z.string(),
  months: z.array(
    answerObject('AttendedMonth', {
      month: z.string(),
      days: attendanceRegisterAnswer.shape.rows.element.shape.days,
      noSchool: z
        .array(z.string())
        .meta({ description: 'Sundays, and holidays of the class the student is in' }),
      tally: tallyAnswer,
      share,
    }),
  ),
  tally: tallyAnswer,
  share,
  isLow: z.boolean(),
};

export const studentAttendanceAnswer = answerObject('StudentAttendance', {
  studentID: z.string(),
  studentName: z.string(),
  ...ofSession,
});

const teacher = {
  teacherID: z.string().meta({ description: 'The login id' }),
  teacherName: z.string(),
};

export const teachersDayAnswer = answerObject('TeachersDay', {
  ...ofDay,
  teachers: z.array(
    answerObject('TeacherOfDay', {
      roll: z.number().meta({ description: 'The place in the list, by name' }),
      teacher: z.string().meta({ description: 'The id of the account' }),
      ...teacher,
      ...mark,
    }),
  ),
});

export const teacherAttendanceAnswer = answerObject('TeacherAttendance', { ...teacher, ...ofSession });

const wing = z
  .object({ present: z.number(), marked: z.number() })
  .meta({ id: 'WingToday', description: 'Half days count as present here' });

export const attendanceTodayAnswer = answerObject('AttendanceToday', {
  day: z.string(),
  noSchool: z.optional(closed),
  english: wing,
  hindi: wing,
  teachers: wing.meta({ description: 'The teachers, by what the office marked' }),
  sections: z.number(),
  markedSections: z.number(),
  cards: answerObject('CardsToday', {
    present: z.number().meta({ description: 'Students whose card was read today' }),
    unknown: z.number().meta({ description: 'Cards that were read today and that nobody has' }),
  })
    .optional()
    .meta({ description: 'Left out while no reader has ever sent anything' }),
});

export const cardReadsAnswer = answerObject('CardReadsTaken', {
  taken: z.number().meta({ description: 'How many reads were sent' }),
});

export const unknownCardsAnswer = answerObject('UnknownCards', {
  cards: z.array(answerObject('UnknownCard', { cardNumber: z.string(), firstAt: moment, lastAt: moment })),
});

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

import * as z from 'zod/mini';
import {
  choice,
  emptyable,
  exporting,
  namedObject,
  optionalText,
  requestObject,
  says,
  seenRevision,
} from '../rules';
import { calendarDate, classSectionSchema, schoolCodes, storedSection, subjectText } from '../school';
import { choiceAsStored } from '../values';
import { periodContent, schoolWeekdays } from './periods';

/** The longest names, in characters. */
export const LONGEST_LESSON = { room: 20, combined: 30 } as const;

const id = z.string({ error: says('choose') }).check(z.regex(/^[\da-f]{24}$/, says('choose')));

const wholeNumber = () => z.number(says('wholeNumber')).check(z.int(says('wholeNumber')));

const place = {
  ...classSectionSchema.shape,
  weekday: choice(schoolWeekdays),
  /** The number of the period, from 1, without counting breaks. */
  period: wholeNumber().check(z.minimum(1, says('wholeNumber')), z.maximum(14, says('wholeNumber'))),
};

const lessonFields = {
  ...place,
  subject: subjectText(),
  teacher: emptyable(z.union([z.literal(''), id], { error: says('choose') })),
  room: optionalText(LONGEST_LESSON.room),
  combined: optionalText(LONGEST_LESSON.combined),
};

/** A new lesson: a subject in a period of a section's week, with teacher and room if they are known (D66). */
export const newLessonSchema = requestObject('NewLesson', lessonFields);

export type NewLesson = Readonly<z.output<typeof newLessonSchema>>;

const idAndRevision = {
  id,
  /** The revision that was seen, so that nobody overwrites a change by another desk. */
  revision: seenRevision(),
};

/** A change of a lesson in the time table. */
export const changedLessonSchema = requestObject('ChangedLesson', { ...idAndRevision, ...lessonFields });

export type ChangedLesson = Readonly<z.output<typeof changedLessonSchema>>;

/** A lesson to remove. */
export const removedLessonSchema = requestObject('RemovedLesson', {
  ...idAndRevision,
  weekday: place.weekday,
});

export type RemovedLesson = Readonly<z.output<typeof removedLessonSchema>>;

/** The content of a lesson; stored paths and answers are derived from it. */
export const lessonContent = {
  ...storedSection,
  weekday: choiceAsStored(schoolWeekdays),
  period: z.number(),
  subject: z.string(),
  /** The id of the teacher's account. */
  teacher: z.optional(z.string()),
  room: z.optional(z.string()),
  /** The name of lessons that are given together; they share their teacher, room or class on purpose. */
  combined: z.optional(z.string()),
};

export type LessonContent = Readonly<z.output<z.ZodMiniObject<typeof lessonContent>>>;

/** A lesson of the time table, with the name of its teacher. */
export const lessonSchema = namedObject('Lesson', {
  id: z.string(),
  revision: z.number(),
  ...lessonContent,
  teacherName: z.optional(z.string()),
});

export type Lesson = Readonly<z.output<typeof lessonSchema>>;

const weekFields = {
  /** The periods that the lessons refer to, including breaks. */
  periods: z.array(z.object(periodContent)),
  lessons: z.array(lessonSchema),
};

/** A section's week (D66). */
export const sectionWeekSchema = z.object(weekFields);

export type SectionWeek = Readonly<z.output<typeof sectionWeekSchema>>;

/** Lessons of both branches, with the periods of each. */
export const lessonsOfBothSchema = z.object({
  branches: z.array(z.object({ branch: choiceAsStored(schoolCodes), periods: weekFields.periods })),
  lessons: weekFields.lessons,
});

export type LessonsOfBoth = Readonly<z.output<typeof lessonsOfBothSchema>>;

/** The branch whose periods are wanted. */
export const periodsQuerySchema = namedObject('PeriodsQuery', { branch: classSectionSchema.shape.branch });

export type PeriodsQuery = z.output<typeof periodsQuerySchema>;

/** The teacher whose week is wanted. */
export const teacherWeekSchema = namedObject('TeacherWeekQuery', { teacher: id });

export type TeacherWeekQuery = z.output<typeof teacherWeekSchema>;

/** The week of a teacher as a file (D69). */
export const teacherWeekExportSchema = namedObject('TeacherWeekExportQuery', {
  ...exporting,
  ...teacherWeekSchema.shape,
});

export type TeacherWeekExportQuery = z.output<typeof teacherWeekExportSchema>;

/** The caller's own week, as a file (D69). */
export const ownWeekExportSchema = namedObject('OwnWeekExportQuery', exporting);

export type OwnWeekExportQuery = z.output<typeof ownWeekExportSchema>;

/** The day of the week that is wanted. */
export const weekdaySchema = namedObject('WeekdayQuery', { weekday: place.weekday });

export type WeekdayQuery = z.output<typeof weekdaySchema>;

/** The teacher who is absent, and the day. */
export const absentTeacherSchema = namedObject('AbsentTeacherQuery', {
  teacher: id,
  day: calendarDate(),
});

export type AbsentTeacherQuery = z.output<typeof absentTeacherSchema>;

/** A teacher who works here. */
export const teacherNameSchema = namedObject('TeacherName', { id: z.string(), name: z.string() });

/** A lesson of an absent teacher, with the teachers who are free to give it, the best first. */
export const openLessonSchema = namedObject('OpenLesson', {
  lesson: lessonSchema,
  standIns: z.array(
    z.object({
      teacher: z.string(),
      teacherName: z.string(),
      teachesSection: z.boolean(),
      lessonsThatDay: z.number(),
    }),
  ),
});

export type OpenLesson = Readonly<z.output<typeof openLessonSchema>>;

/** Decodes the answer of a call into what is shown, and throws for any other value. So do the two functions below. */
export const sectionWeekOf = (answer: z.input<typeof sectionWeekSchema>): SectionWeek =>
  z.decode(sectionWeekSchema, answer);

export const lessonsOfBothOf = (answer: z.input<typeof lessonsOfBothSchema>): LessonsOfBoth =>
  z.decode(lessonsOfBothSchema, answer);

export const openLessonsOf = (answer: readonly z.input<typeof openLessonSchema>[]): readonly OpenLesson[] =>
  answer.map((openLesson) => z.decode(openLessonSchema, openLesson));

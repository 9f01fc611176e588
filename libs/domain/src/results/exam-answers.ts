import * as z from 'zod/mini';
import { schoolCodes } from '../school';
import { choiceAsStored, languages, moment, schoolClasses, sections } from '../values';
import { examStates } from './exam';
import { cbseGrades, divisions, resultSchemes } from './grade';
import { cellStates } from './marks-calls';
import { outcomes } from './standing';

/** A subject of an exam. */
const examSubjectSchema = z
  .object({ key: z.string(), name: z.string(), maximum: z.number(), weight: z.number() })
  .register(z.globalRegistry, { id: 'ExamSubject' });

export type ExamSubject = Readonly<z.output<typeof examSubjectSchema>>;

/** What an exam says: stored paths and answers are made from it. */
export const examContent = {
  name: z.string(),
  branch: choiceAsStored(schoolCodes),
  classes: z.array(choiceAsStored(schoolClasses)),
  session: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  subjects: z.array(examSubjectSchema),
  state: choiceAsStored(examStates),
};

export type ExamContent = Readonly<z.output<z.ZodMiniObject<typeof examContent>>>;

export const examSchema = z
  .object({
    id: z.string(),
    revision: z.number(),
    ...examContent,
    scheme: choiceAsStored(resultSchemes),
    changedBy: z.string(),
    changedAt: moment,
    publishedAt: z.optional(moment),
    publishedBy: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'Exam' });

export type Exam = Readonly<z.output<typeof examSchema>>;

/** How far a section is: how many of its marks are there. */
export const sectionProgressSchema = z
  .object({
    class: choiceAsStored(schoolClasses),
    section: choiceAsStored(sections),
    students: z.number(),
    /** Marks and absences that are typed, and how many it takes. */
    given: z.number(),
    wanted: z.number(),
  })
  .register(z.globalRegistry, { id: 'ExamSectionProgress' });

/** A student as a grid, a sheet and a card name one. */
export const person = {
  studentID: z.string(),
  name: z.string(),
  fatherName: z.string(),
  rollNo: z.optional(z.string()),
};

/** A mark that stands in the grid, and who typed it last. */
const cellSchema = z
  .object({ subject: z.string(), mark: z.string(), by: z.string(), at: moment })
  .register(z.globalRegistry, { id: 'MarkCell' });

export const gridStudentSchema = z
  .object({ ...person, cells: z.array(cellSchema) })
  .register(z.globalRegistry, { id: 'GridStudent' });

/** What became of a typed mark. */
export const typedCellSchema = z
  .object({
    studentID: z.string(),
    subject: z.string(),
    cellState: choiceAsStored(cellStates),
    /** What stands there now; empty where it is not yet marked. */
    mark: z.string(),
    /** Who typed it, where it was somebody else. */
    by: z.optional(z.string()),
    /** Why it is refused, in the caller's words. */
    why: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'TypedCell' });

const subjectStanding = z
  .object({
    key: z.string(),
    mark: z.optional(z.string()),
    percent: z.optional(z.number()),
    grade: z.optional(choiceAsStored(cbseGrades)),
    isFailed: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'SubjectStanding' });

export const standingSchema = z
  .object({
    outcome: choiceAsStored(outcomes),
    subjects: z.array(subjectStanding),
    total: z.number(),
    maximum: z.number(),
    percent: z.optional(z.number()),
    grade: z.optional(choiceAsStored(cbseGrades)),
    division: z.optional(choiceAsStored(divisions)),
  })
  .register(z.globalRegistry, { id: 'Standing' });

/** A student on the class sheet. */
export const sheetRowSchema = z
  .object({
    ...person,
    standing: standingSchema,
    rank: z.optional(z.number()),
    /** Of the session up to the last day of the exam; left out where no day counts (D62). */
    attendance: z.optional(z.object({ present: z.number(), marked: z.number(), share: z.number() })),
    /** Of the class teacher. */
    remark: z.optional(z.string()),
    /** That of the family, in which the office prints its card (D91). */
    language: z.optional(z.enum(languages)),
  })
  .register(z.globalRegistry, { id: 'ClassSheetRow' });

export type SheetRow = Readonly<z.output<typeof sheetRowSchema>>;

export const subjectFiguresSchema = z
  .object({
    key: z.string(),
    marked: z.number(),
    absent: z.number(),
    unmarked: z.number(),
    average: z.optional(z.number()),
    highest: z.optional(z.number()),
  })
  .register(z.globalRegistry, { id: 'SubjectFigures' });

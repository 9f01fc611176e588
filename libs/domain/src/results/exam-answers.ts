import * as z from 'zod/mini';
import { namedObject } from '../rules';
import { schoolCodes } from '../school';
import { choiceAsStored, languages, moment, schoolClasses, sections } from '../values';
import { examStates } from './exam';
import { cbseGrades, divisions, resultSchemes } from './grade';
import { cellStates } from './marks-calls';
import { outcomes } from './standing';

/** A subject of an exam. */
const examSubjectSchema = namedObject('ExamSubject', {
  key: z.string(),
  name: z.string(),
  maximum: z.number(),
  weight: z.number(),
});

export type ExamSubject = Readonly<z.output<typeof examSubjectSchema>>;

/** The content of an exam; stored paths and answers are derived from it. */
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

export const examSchema = namedObject('Exam', {
  id: z.string(),
  revision: z.number(),
  ...examContent,
  scheme: choiceAsStored(resultSchemes),
  changedBy: z.string(),
  changedAt: moment,
  publishedAt: z.optional(moment),
  publishedBy: z.optional(z.string()),
});

export type Exam = Readonly<z.output<typeof examSchema>>;

/** The progress of a section: how many of its marks are entered. */
export const sectionProgressSchema = namedObject('ExamSectionProgress', {
  class: choiceAsStored(schoolClasses),
  section: choiceAsStored(sections),
  students: z.number(),
  /** The number of marks and absences typed, and in `wanted` the number needed. */
  given: z.number(),
  wanted: z.number(),
});

/** A student as named on a grid, a sheet and a card. */
export const personFields = {
  studentID: z.string(),
  name: z.string(),
  fatherName: z.string(),
  rollNo: z.optional(z.string()),
};

/** A mark in the grid, and who typed it last. */
const cellSchema = namedObject('MarkCell', {
  subject: z.string(),
  mark: z.string(),
  by: z.string(),
  at: moment,
});

export const gridStudentSchema = namedObject('GridStudent', { ...personFields, cells: z.array(cellSchema) });

/** The result for a typed mark. */
export const typedCellSchema = namedObject('TypedCell', {
  studentID: z.string(),
  subject: z.string(),
  cellState: choiceAsStored(cellStates),
  /** The mark that is stored now; empty if there is none yet. */
  mark: z.string(),
  /** The person who typed the mark, if it was somebody else. */
  by: z.optional(z.string()),
  /** The reason of a refusal, in the caller's language. */
  why: z.optional(z.string()),
});

const subjectStanding = namedObject('SubjectStanding', {
  key: z.string(),
  mark: z.optional(z.string()),
  percent: z.optional(z.number()),
  grade: z.optional(choiceAsStored(cbseGrades)),
  isFailed: z.optional(z.boolean()),
});

export const standingSchema = namedObject('Standing', {
  outcome: choiceAsStored(outcomes),
  subjects: z.array(subjectStanding),
  total: z.optional(z.number()),
  maximum: z.number(),
  percent: z.optional(z.number()),
  grade: z.optional(choiceAsStored(cbseGrades)),
  division: z.optional(choiceAsStored(divisions)),
});

/** A student on the class sheet. */
export const sheetRowSchema = namedObject('ClassSheetRow', {
  ...personFields,
  standing: standingSchema,
  rank: z.optional(z.number()),
  /** The attendance in the session up to the last day of the exam; missing if no day counts (D62). */
  attendance: z.optional(z.object({ present: z.number(), marked: z.number(), share: z.number() })),
  /** The class teacher's remark. */
  remark: z.optional(z.string()),
  /** The language of the family, in which the office prints its card (D91). */
  language: z.optional(z.enum(languages)),
});

export type SheetRow = Readonly<z.output<typeof sheetRowSchema>>;

export const subjectFiguresSchema = namedObject('SubjectFigures', {
  key: z.string(),
  marked: z.number(),
  absent: z.number(),
  unmarked: z.number(),
  average: z.optional(z.number()),
  highest: z.optional(z.number()),
});

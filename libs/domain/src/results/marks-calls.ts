import * as z from 'zod/mini';
import { choice, exporting, namedObject, requestObject, requiredText, says, studentIdText } from '../rules';
import { schoolClasses, sections } from '../values';
import { examId } from './exam';
import { LONGEST_MARK } from './mark';

/** Names a section in an exam. */
export const examSectionFields = { exam: examId, class: choice(schoolClasses), section: choice(sections) };

/** The marks of a section in an exam. */
export const examSectionSchema = namedObject('ExamSectionQuery', examSectionFields);

export type ExamSection = z.output<typeof examSectionSchema>;

/** The class sheet as a file (D69). */
export const examSectionExportSchema = namedObject('ExamSectionExportQuery', {
  ...exporting,
  ...examSectionFields,
});

export type ExamSectionExport = z.output<typeof examSectionExportSchema>;

/** The student whose results are wanted. */
export const studentResultsSchema = namedObject('StudentResultsQuery', { studentID: studentIdText });

export type StudentResultsQuery = z.output<typeof studentResultsSchema>;

/** The most cells of one call: a whole grid of 60 students and 20 subjects. */
const MOST_CELLS = 1200;

const cellText = z
  .string({ error: says('text') })
  .check(z.maxLength(LONGEST_MARK, says('maxLength', LONGEST_MARK)));

const cell = {
  studentID: studentIdText,
  subject: z.string({ error: says('text') }).check(z.regex(/^[a-z0-9]{1,24}$/, says('choose'))),
  /** The mark as it was typed; empty removes it. */
  mark: cellText,
  /** The mark that the cell showed before, so that no teacher overwrites another one's mark without seeing it. */
  was: cellText,
};

const typedMarkSchema = requestObject('TypedMark', cell);

export type TypedMark = z.output<typeof typedMarkSchema>;

/** Marks as they are typed; each is accepted or refused on its own. */
export const typedMarksSchema = requestObject('TypedMarks', {
  ...examSectionFields,
  cells: z
    .array(typedMarkSchema, { error: says('choose') })
    .check(z.maxLength(MOST_CELLS, says('atMost', MOST_CELLS))),
});

export type TypedMarks = z.output<typeof typedMarksSchema>;

/** A mark that is changed after it was locked or published. */
export const correctedMarkSchema = requestObject('CorrectedMark', {
  exam: examId,
  ...cell,
  reason: requiredText({ min: 3, max: 200 }),
});

export type CorrectedMark = z.output<typeof correctedMarkSchema>;

/** The result for a cell: saved, refused by a rule, or changed by somebody else in the meantime. */
export const cellStates = ['saved', 'refused', 'other'] as const;

import {
  answeredRemarkSchema,
  examSchema,
  gridStudentSchema,
  remarkedStudentSchema,
  schoolClasses,
  sectionProgressSchema,
  sections,
  sheetRowSchema,
  standingSchema,
  subjectFiguresSchema,
  typedCellSchema,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const examsAnswer = z.array(examSchema);

export const examAnswer = answerObject('OneExam', examSchema.shape);

export const examProgressAnswer = answerObject('ExamProgress', {
  exam: examSchema,
  sections: z.array(sectionProgressSchema),
});

export const removedExamAnswer = answerObject('ExamRemoved', { isRemoved: z.boolean() });

const where = { exam: examSchema, class: z.enum(schoolClasses), section: z.enum(sections) };

export const marksGridAnswer = answerObject('MarksGrid', {
  ...where,
  /** The keys of the subjects whose marks the caller may type. */
  mayType: z.array(z.string()),
  students: z.array(gridStudentSchema),
});

export const typedMarksAnswer = z.array(typedCellSchema);

export const correctedMarkAnswer = answerObject('MarkCorrected', typedCellSchema.shape);

export const remarksAnswer = answerObject('Remarks', {
  ...where,
  mayWrite: z.boolean(),
  students: z.array(remarkedStudentSchema),
});

export const typedRemarksAnswer = z.array(answeredRemarkSchema);

export const classSheetAnswer = answerObject('ClassSheet', {
  ...where,
  rows: z.array(sheetRowSchema),
  subjects: z.array(subjectFiguresSchema),
  average: z.number().optional(),
});

const studentResult = answerObject('StudentResult', {
  ...where,
  standing: standingSchema,
  rank: z.number().optional(),
  /** The number of students with a rank in this section. */
  ranked: z.number(),
});

export const studentResultsAnswer = z.array(studentResult);

export type ExamsAnswer = z.input<typeof examsAnswer>;
export type ExamAnswer = z.input<typeof examAnswer>;
export type ExamProgressAnswer = z.input<typeof examProgressAnswer>;
export type RemovedExamAnswer = z.input<typeof removedExamAnswer>;
export type MarksGridAnswer = z.input<typeof marksGridAnswer>;
export type TypedMarksAnswer = z.input<typeof typedMarksAnswer>;
export type CorrectedMarkAnswer = z.input<typeof correctedMarkAnswer>;
export type RemarksAnswer = z.input<typeof remarksAnswer>;
export type TypedRemarksAnswer = z.input<typeof typedRemarksAnswer>;
export type ClassSheetAnswer = z.input<typeof classSheetAnswer>;
export type StudentResultsAnswer = z.input<typeof studentResultsAnswer>;

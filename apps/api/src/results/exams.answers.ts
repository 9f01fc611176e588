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

export const examsAnswer = z.array(examSchema);

export const examAnswer = z.object(examSchema.shape).meta({ id: 'OneExam' });

export const examProgressAnswer = z
  .object({ exam: examSchema, sections: z.array(sectionProgressSchema) })
  .meta({ id: 'ExamProgress' });

export const removedExamAnswer = z.object({ isRemoved: z.boolean() }).meta({ id: 'ExamRemoved' });

const where = { exam: examSchema, class: z.enum(schoolClasses), section: z.enum(sections) };

export const marksGridAnswer = z
  .object({
    ...where,
    /** The keys of the subjects that the caller may type marks of. */
    mayType: z.array(z.string()),
    students: z.array(gridStudentSchema),
  })
  .meta({ id: 'MarksGrid' });

export const typedMarksAnswer = z.array(typedCellSchema);

export const correctedMarkAnswer = z.object(typedCellSchema.shape).meta({ id: 'MarkCorrected' });

export const remarksAnswer = z
  .object({ ...where, mayWrite: z.boolean(), students: z.array(remarkedStudentSchema) })
  .meta({ id: 'Remarks' });

export const typedRemarksAnswer = z.array(answeredRemarkSchema);

export const classSheetAnswer = z
  .object({
    ...where,
    rows: z.array(sheetRowSchema),
    subjects: z.array(subjectFiguresSchema),
    average: z.number().optional(),
  })
  .meta({ id: 'ClassSheet' });

const studentResult = z
  .object({
    ...where,
    standing: standingSchema,
    rank: z.number().optional(),
    /** How many have a rank in this section. */
    ranked: z.number(),
  })
  .meta({ id: 'StudentResult' });

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

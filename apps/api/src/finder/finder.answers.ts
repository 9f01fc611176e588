import { foundBy } from '@school/domain';
import { z } from 'zod';
import { studentCardAnswer } from '../students/students.answers';

/** The students offered under the search box (D57): their identity, without Adhaar or mobile (D20). */
export const foundStudentsAnswer = z.array(
  studentCardAnswer
    .extend({
      by: z.enum(foundBy).meta({ description: 'What of the student begins with the text' }),
      studentReceiptNo: z.string().optional().meta({ description: 'The receipt, where the text names one' }),
      book: z
        .string()
        .optional()
        .meta({ description: 'Its number in the book, 2026-27/000123, where the text names that' }),
      left: z
        .boolean()
        .meta({ description: 'Has left the school; found by the whole ID or a receipt alone' }),
    })
    .meta({ id: 'FoundStudent' }),
);

export type FoundStudentsAnswer = z.infer<typeof foundStudentsAnswer>;

import { foundBy } from '@school/domain';
import { z } from 'zod';
import { listedStudentAnswer } from '../students/students.answers';

/** What is offered under the box (D57): who it is, and no Adhaar or mobile (D20). */
export const foundStudentsAnswer = z.array(
  listedStudentAnswer
    .pick({
      studentID: true,
      studentFirstName: true,
      studentLastName: true,
      fatherName: true,
      class: true,
      section: true,
      profilePictureRef: true,
    })
    .extend({
      by: z.enum(foundBy).meta({ description: 'What of the student begins with the text' }),
      studentReceiptNo: z.string().optional().meta({ description: 'The receipt, where the text names one' }),
      left: z.boolean().meta({ description: 'Has left the school; found by a receipt alone' }),
    })
    .meta({ id: 'FoundStudent' }),
);

export type FoundStudentsAnswer = z.infer<typeof foundStudentsAnswer>;

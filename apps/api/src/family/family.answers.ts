import { openDueSchema } from '@school/domain';
import { z } from 'zod';
import { feesAnswer } from '../ledger/ledger.answers';
import { studentCardAnswer } from '../students/students.answers';

/** The children of a family, each with the amount due now, which its deposit has to name (D30). */
export const familyAnswer = z.array(
  studentCardAnswer
    .extend({
      fees: feesAnswer,
      dues: z.array(openDueSchema).meta({ description: 'What is owed of each head and month, oldest first' }),
    })
    .meta({ id: 'FamilyChild' }),
);

export type FamilyAnswer = z.input<typeof familyAnswer>;

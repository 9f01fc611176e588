import { openDueSchema } from '@school/domain';
import { z } from 'zod';
import { feesAnswer } from '../ledger/ledger.answers';
import { studentCardAnswer } from '../students/students.answers';

/** A child of a family and what is due for it now: what its deposit has to name (D30). */
export const familyAnswer = z.array(
  studentCardAnswer
    .extend({
      fees: feesAnswer,
      dues: z.array(openDueSchema).meta({ description: 'What is owed of each head and month, oldest first' }),
    })
    .meta({ id: 'FamilyChild' }),
);

export type FamilyAnswer = z.input<typeof familyAnswer>;

import {
  choiceAsStored,
  defaultersTotalsSchema,
  languages,
  openDueSchema,
  owedByAgeSchema,
  reminderSchema,
  rupees,
  schoolCodes,
  studentDetails,
  lateness,
} from '@school/domain';
import { z } from 'zod';
import { placeAnswer } from '../students/students.answers';

export const defaulterAnswer = z
  .object(studentDetails)
  .pick({
    studentID: true,
    studentFirstName: true,
    studentLastName: true,
    primaryMobile: true,
    class: true,
    section: true,
  })
  .extend({
    ...placeAnswer,
    fatherName: z.string(),
    branchCode: choiceAsStored(schoolCodes),
    /** The amount that the counter asks for now. */
    amount: rupees,
    byAge: owedByAgeSchema,
    dues: z.array(openDueSchema),
    since: z.string().meta({ description: 'The month that is owed longest, as yyyy-mm' }),
    age: choiceAsStored(lateness),
    /** The language of the family's messages and papers (D91). */
    language: z.enum(languages),
    reminded: z.optional(reminderSchema).meta({ description: 'The last reminder, where there was one' }),
  })
  .meta({ id: 'Defaulter' });

export const defaultersAnswer = z.array(defaulterAnswer);

export const totalsAnswer = z
  .object(defaultersTotalsSchema.shape)
  .extend({
    feesUnknown: z.array(z.string()).meta({
      description: 'Student IDs of those whose fees could not be worked out, 20 at most; they are in no list',
    }),
  })
  .meta({ id: 'DefaultersTotals' });

export type TotalsAnswer = z.input<typeof totalsAnswer>;
export type DefaulterAnswer = z.input<typeof defaulterAnswer>;

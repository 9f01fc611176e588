import {
  defaultersTotalsSchema,
  openDueSchema,
  owedByAgeSchema,
  rupees,
  schoolCodes,
  studentDetails,
  lateness,
} from '@school/domain';
import { z } from 'zod';

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
    fatherName: z.string(),
    branchCode: z.enum(schoolCodes),
    /** What the counter asks for now. */
    amount: rupees,
    byAge: owedByAgeSchema,
    dues: z.array(openDueSchema),
    since: z.string().meta({ description: 'The month that is owed longest, as yyyy-mm' }),
    age: z.enum(lateness),
  })
  .meta({ id: 'Defaulter' });

export const defaultersAnswer = z.array(defaulterAnswer);

export const totalsAnswer = z.object(defaultersTotalsSchema.shape).meta({ id: 'DefaultersTotals' });

export type TotalsAnswer = z.input<typeof totalsAnswer>;
export type DefaulterAnswer = z.input<typeof defaulterAnswer>;

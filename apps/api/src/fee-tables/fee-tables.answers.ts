import { feeTableSchema, moment } from '@school/domain';
import { z } from 'zod';

/** The fees that are paid until a version begins, and the versions as they were added; rupees. */
export const feeTablesAnswer = z
  .object({
    specified: feeTableSchema.shape.fees,
    versions: z.array(z.object({ ...feeTableSchema.shape, addedBy: z.string(), addedAt: moment })),
  })
  .meta({ id: 'FeeTables' });

export type FeeTablesAnswer = z.input<typeof feeTablesAnswer>;

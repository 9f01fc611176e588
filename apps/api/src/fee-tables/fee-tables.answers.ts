import { feeTableSchema, moment } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** The specified fees, which hold until a version begins, and the versions in the order of adding; in rupees. */
export const feeTablesAnswer = answerObject('FeeTables', {
  specified: feeTableSchema.shape.fees,
  versions: z.array(z.object({ ...feeTableSchema.shape, addedBy: z.string(), addedAt: moment })),
});

export type FeeTablesAnswer = z.input<typeof feeTablesAnswer>;

import { feeHeads, paymentModes, rupees, schoolCodes, takingSchema } from '@school/domain';
import { z } from 'zod';

const totalOf = <Key extends z.ZodType>(key: Key) => z.object({ key, amount: rupees });

const totalsAnswer = z
  .object({
    branches: z.array(totalOf(z.enum(schoolCodes))),
    modes: z.array(totalOf(z.enum(paymentModes))),
    heads: z.array(totalOf(z.enum(feeHeads))),
    collectors: z.array(totalOf(z.string()).extend({ name: z.string() })),
    collected: rupees,
    voided: rupees,
    total: rupees,
  })
  .meta({ id: 'DayBookTotals' });

export const dayBookAnswer = z
  .object({
    firstDay: z.string(),
    lastDay: z.string(),
    entries: z.array(takingSchema).meta({
      description: 'One page, oldest first; with a head asked for, only what was paid of it counts',
    }),
    count: z.int().meta({ description: 'How many entries there are, on all pages' }),
    totals: totalsAnswer.meta({ description: 'Of all pages' }),
    collectors: z.array(z.object({ id: z.string(), name: z.string() })).meta({
      description: 'Who took money on these days, whatever is asked for',
    }),
  })
  .meta({ id: 'DayBook' });

export const collectedTodayAnswer = z
  .object({
    collected: rupees,
    voided: rupees,
    voids: z.int().meta({ description: 'How many receipts were voided today' }),
  })
  .meta({ id: 'CollectedToday' });

export type DayBookAnswer = z.input<typeof dayBookAnswer>;
export type CollectedTodayAnswer = z.input<typeof collectedTodayAnswer>;

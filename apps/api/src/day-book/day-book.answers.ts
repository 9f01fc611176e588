import {
  choiceAsStored,
  feeHeads,
  paymentModes,
  rupees,
  schoolCodes,
  dayBookEntrySchema,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

const totalOf = <Key extends z.core.$ZodType>(key: Key) => z.object({ key, amount: rupees });

const totalsAnswer = answerObject('DayBookTotals', {
  branches: z.array(totalOf(choiceAsStored(schoolCodes))),
  modes: z.array(totalOf(choiceAsStored(paymentModes))),
  heads: z.array(totalOf(choiceAsStored(feeHeads))),
  collectors: z.array(totalOf(z.string()).extend({ name: z.string() })),
  collected: rupees,
  voided: rupees,
  refunded: rupees,
  total: rupees,
});

export const dayBookAnswer = answerObject('DayBook', {
  firstDay: z.string(),
  lastDay: z.string(),
  entries: z.array(dayBookEntrySchema).meta({
    description: 'One page, oldest first; with a head asked for, only what was paid of it counts',
  }),
  count: z.int().meta({ description: 'How many entries there are, on all pages' }),
  totals: totalsAnswer.meta({ description: 'Of all pages' }),
  collectors: z.array(z.object({ id: z.string(), name: z.string() })).meta({
    description: 'Who took money on these days, whatever is asked for',
  }),
});

export const collectedTodayAnswer = answerObject('CollectedToday', {
  collected: rupees,
  voided: rupees,
  receipts: z.int().meta({ description: 'How many receipts were given out today' }),
  voids: z.int().meta({ description: 'How many receipts were voided today' }),
  /** The amount paid back today, below zero. */
  refunded: rupees,
  mistyped: z.int().meta({ description: 'How many of the voids their own collectors took back at once' }),
});

export type DayBookAnswer = z.input<typeof dayBookAnswer>;
export type CollectedTodayAnswer = z.input<typeof collectedTodayAnswer>;

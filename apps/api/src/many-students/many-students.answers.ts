import { importStates, manyKinds, moment, rowOutcomes, rowStates } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

const count = z.int();

/** The change of many students as it was requested; amounts in rupees. */
const askedAnswer = answerObject('AskedOfMany', {
  what: z.enum(manyKinds),
  section: z.string().optional(),
  head: z.string().optional(),
  stop: z.string().optional(),
  from: z.string().optional(),
  through: z.string().optional(),
  concession: z.string().optional(),
  unit: z.string().optional(),
  value: z.number().optional(),
  reason: z.string().optional(),
});

/** The progress of a change of many students. */
export const manyChangeAnswer = answerObject('ManyChange', {
  id: z.string(),
  change: askedAnswer,
  by: z.string(),
  createdAt: moment,
  state: z.enum(importStates),
  students: count,
  states: z.object({ changed: count, same: count, refused: count }),
  outcomes: z.object({ waiting: count, changed: count, same: count, refused: count }),
  ranAt: z.optional(moment),
  endedAt: z.optional(moment),
});

/** The list of changes that were run. */
export const manyListAnswer = z.array(
  manyChangeAnswer
    .pick({ id: true, change: true, by: true, createdAt: true, state: true })
    .meta({ id: 'ListedManyChange' }),
);

/** A student of a change: fields before and after, `monthlyFee` in rupees, or the reason against it, in the caller's language. */
export const manyRowAnswer = answerObject('ManyChangeRow', {
  row: z.int(),
  studentID: z.string(),
  name: z.string(),
  class: z.string().optional(),
  section: z.string().optional(),
  state: z.enum(rowStates),
  outcome: z.enum(rowOutcomes),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() }),
  ),
  refused: z.string().optional(),
});

export const manyRowsAnswer = z.array(manyRowAnswer);

export type ManyChangeAnswer = z.input<typeof manyChangeAnswer>;
export type ManyListAnswer = z.input<typeof manyListAnswer>;
export type ManyRowAnswer = z.input<typeof manyRowAnswer>;

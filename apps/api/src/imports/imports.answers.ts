import { byEach, importFields, importStates, moment, rowOutcomes, rowStates } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

const count = z.int();
const field = z.enum(importFields);
const faultAnswer = z.object({ field, message: z.string() });
const changeAnswer = z.object({ field, before: z.string(), after: z.string() });

/** The progress of an import; for each column its heading, the cells of the first rows, and the chosen field. */
export const importAnswer = answerObject('Import', {
  id: z.string(),
  fileName: z.string(),
  by: z.string(),
  createdAt: moment,
  state: z.enum(importStates),
  headings: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  columns: z.array(
    z.object({
      field,
      column: z.int().optional(),
      otherwise: z.string().optional(),
      copies: z.boolean().optional(),
      head: z.string().startsWith('school:').optional(),
    }),
  ),
  overwrites: z.boolean(),
  revision: count.meta({ description: 'How often it was planned anew, or a row of it' }),
  states: z.object(byEach(rowStates, () => count)),
  outcomes: z.object(byEach(rowOutcomes, () => count)),
  rows: count,
  ranAt: z.optional(moment),
  endedAt: z.optional(moment),
});

/** An import in the list of all that were begun. */
export const importListAnswer = z.array(
  importAnswer
    .pick({ id: true, fileName: true, by: true, createdAt: true, state: true })
    .meta({ id: 'ListedImport' }),
);

/** A row with its plan: the text of its cells, the fault of each cell, and the changes it makes. */
export const importRowAnswer = answerObject('ImportRow', {
  row: z.int(),
  state: z.enum(rowStates),
  outcome: z.enum(rowOutcomes),
  texts: z.partialRecord(field, z.string()),
  values: z.partialRecord(field, z.string()),
  faults: z.array(faultAnswer),
  warnings: z.array(faultAnswer),
  changes: z.array(changeAnswer),
  kept: z.array(changeAnswer).meta({ description: 'Changed by hand since the last import: stays as it is' }),
});

export const importRowsAnswer = z.array(importRowAnswer);

export type ImportAnswer = z.input<typeof importAnswer>;
export type ImportListAnswer = z.input<typeof importListAnswer>;
export type ImportRowAnswer = z.input<typeof importRowAnswer>;

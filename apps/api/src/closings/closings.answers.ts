import { choiceAsStored, closingSchema, paymentModes, rupees, schoolCodes } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

const cashByBranch = z
  .array(z.object({ key: choiceAsStored(schoolCodes), amount: rupees }))
  .meta({ description: 'Cash that is expected beside the float, by the branch of its entries (D86)' });

export const closingAnswer = answerObject('Closing', closingSchema.shape);
export const closingListAnswer = z.array(closingAnswer);

/** The entries waiting in a collector's drawer. The expected cash is not told before it is counted. */
export const drawerAnswer = answerObject('Drawer', {
  collectedBy: z.string().optional().meta({ description: "Whose it is, where it is not the caller's" }),
  number: z.int().meta({ description: 'Of the closing to come' }),
  entryCount: z.int(),
  firstAt: z.iso.datetime().optional(),
  lastFloat: z.optional(rupees).meta({
    description:
      'What was left in the drawer by the closing before, or put in before the first payment (D86)',
  }),
  withoutCash: z.array(z.object({ key: choiceAsStored(paymentModes), amount: rupees })),
});

export const comparisonAnswer = answerObject('DrawerComparison', {
  counted: rupees,
  expected: rupees,
  difference: rupees,
  branches: cashByBranch,
});

export const openDrawersAnswer = z.array(
  answerObject('OpenDrawer', {
    collectorId: z.string(),
    collectedBy: z.string(),
    entryCount: z.int(),
    cash: rupees,
    branches: cashByBranch,
    total: rupees,
    firstAt: z.iso.datetime(),
  }),
);

export type ClosingAnswer = z.input<typeof closingAnswer>;
export type DrawerAnswer = z.input<typeof drawerAnswer>;
export type ComparisonAnswer = z.input<typeof comparisonAnswer>;
export type OpenDrawersAnswer = z.input<typeof openDrawersAnswer>;

import { occasionSchema, plannedOccasionSchema } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const calendarAnswer = z.array(occasionSchema);

export const occasionAnswer = answerObject('OneOccasion', occasionSchema.shape);

export const removedAnswer = answerObject('OccasionRemoved', { isRemoved: z.boolean() });

export const calendarPlanAnswer = answerObject('CalendarPlan', {
  plan: z.string().meta({ description: 'Names this plan: the import takes it, and no other' }),
  rows: z.array(plannedOccasionSchema),
});

export const calendarImportAnswer = answerObject('CalendarImported', {
  added: z.number(),
  changed: z.number(),
});

export type CalendarAnswer = z.input<typeof calendarAnswer>;
export type OccasionAnswer = z.input<typeof occasionAnswer>;
export type RemovedAnswer = z.input<typeof removedAnswer>;
export type CalendarPlanAnswer = z.input<typeof calendarPlanAnswer>;
export type CalendarImportAnswer = z.input<typeof calendarImportAnswer>;

import { occasionSchema, plannedOccasionSchema } from '@school/domain';
import { z } from 'zod';

export const calendarAnswer = z.array(occasionSchema);

export const occasionAnswer = z.object(occasionSchema.shape).meta({ id: 'OneOccasion' });

export const removedAnswer = z.object({ isRemoved: z.boolean() }).meta({ id: 'OccasionRemoved' });

export const calendarPlanAnswer = z
  .object({
    plan: z.string().meta({ description: 'Names this plan: the import takes it, and no other' }),
    rows: z.array(plannedOccasionSchema),
  })
  .meta({ id: 'CalendarPlan' });

export const calendarImportAnswer = z
  .object({ added: z.number(), changed: z.number() })
  .meta({ id: 'CalendarImported' });

export type CalendarAnswer = z.input<typeof calendarAnswer>;
export type OccasionAnswer = z.input<typeof occasionAnswer>;
export type RemovedAnswer = z.input<typeof removedAnswer>;
export type CalendarPlanAnswer = z.input<typeof calendarPlanAnswer>;
export type CalendarImportAnswer = z.input<typeof calendarImportAnswer>;

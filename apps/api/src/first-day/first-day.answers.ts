import { firstDayStates, firstDaySteps } from '@school/domain';
import { z } from 'zod';

export const firstDayAnswer = z
  .object({
    isShown: z.boolean(),
    steps: z.array(z.object({ step: z.enum(firstDaySteps), state: z.enum(firstDayStates) })),
  })
  .meta({ id: 'FirstDay' });

export type FirstDayAnswer = z.infer<typeof firstDayAnswer>;

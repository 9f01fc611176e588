import { firstDayStates, firstDaySteps } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const firstDayAnswer = answerObject('FirstDay', {
  isShown: z.boolean(),
  steps: z.array(z.object({ step: z.enum(firstDaySteps), state: z.enum(firstDayStates) })),
});

export type FirstDayAnswer = z.infer<typeof firstDayAnswer>;

import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const healthAnswer = answerObject('Health', {
  status: z.enum(['ok', 'error']),
  database: z.enum(['up', 'down']),
});

export type HealthAnswer = z.infer<typeof healthAnswer>;

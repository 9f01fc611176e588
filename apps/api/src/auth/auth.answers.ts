import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const loginAnswer = answerObject('LoginAnswer', {
  token: z.string().meta({ description: 'JWT for the header `auth-token`' }),
});

export type LoginAnswer = z.infer<typeof loginAnswer>;

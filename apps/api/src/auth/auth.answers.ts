import { z } from 'zod';
import { namedObject } from '../common/named-object';

export const loginAnswer = namedObject('LoginAnswer', {
  token: z.string().meta({ description: 'JWT for the header `auth-token`' }),
});

export type LoginAnswer = z.infer<typeof loginAnswer>;

import { z } from 'zod';

export const loginAnswer = z
  .object({ token: z.string().meta({ description: 'JWT for the header `auth-token`' }) })
  .meta({ id: 'LoginAnswer' });

export type LoginAnswer = z.infer<typeof loginAnswer>;

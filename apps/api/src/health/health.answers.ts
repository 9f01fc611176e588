import { z } from 'zod';

export const healthAnswer = z
  .object({ status: z.enum(['ok', 'error']), database: z.enum(['up', 'down']) })
  .meta({ id: 'Health' });

export type HealthAnswer = z.infer<typeof healthAnswer>;

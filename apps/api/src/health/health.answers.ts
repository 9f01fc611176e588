import { z } from 'zod';
import { namedObject } from '../common/named-object';

export const healthAnswer = namedObject('Health', {
  status: z.enum(['ok', 'error']),
  database: z.enum(['up', 'down']),
});

export type HealthAnswer = z.infer<typeof healthAnswer>;

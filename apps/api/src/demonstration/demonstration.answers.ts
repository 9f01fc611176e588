import { z } from 'zod';

export const demonstrationAnswer = z
  .object({
    isDemonstration: z.boolean().meta({ description: 'Nothing here is real: `npm run demo` has made it' }),
  })
  .meta({ id: 'DemonstrationAnswer' });

export type DemonstrationAnswer = z.infer<typeof demonstrationAnswer>;

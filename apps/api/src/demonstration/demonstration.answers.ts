import { z } from 'zod';
import { namedObject } from '../common/named-object';

export const demonstrationAnswer = namedObject('DemonstrationAnswer', {
  isDemonstration: z.boolean().meta({ description: 'Nothing here is real: `npm run demo` has made it' }),
});

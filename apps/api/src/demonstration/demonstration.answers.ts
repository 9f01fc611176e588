import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const demonstrationAnswer = answerObject('DemonstrationAnswer', {
  isDemonstration: z.boolean().meta({ description: 'Nothing here is real: `npm run demo` has made it' }),
});

import { idleChoices } from '@school/domain';
import { z } from 'zod';

export const sessionSettingsAnswer = z
  .object({ idleAfter: z.enum(idleChoices) })
  .meta({ id: 'SessionSettingsAnswer' });

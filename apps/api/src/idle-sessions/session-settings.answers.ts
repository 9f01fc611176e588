import { idleChoices } from '@school/domain';
import { z } from 'zod';
import { namedObject } from '../common/named-object';

export const sessionSettingsAnswer = namedObject('SessionSettingsAnswer', { idleAfter: z.enum(idleChoices) });

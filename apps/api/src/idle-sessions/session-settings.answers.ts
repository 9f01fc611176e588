import { idleChoices } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const sessionSettingsAnswer = answerObject('SessionSettingsAnswer', {
  idleAfter: z.enum(idleChoices),
});

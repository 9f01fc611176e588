import { browsers, systems } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** An open sign-in, as its owner and the administrators see it (D87). */
const signInAnswer = answerObject('SignIn', {
  id: z.string(),
  staffID: z.string(),
  fname: z.string(),
  username: z.string(),
  address: z
    .string()
    .meta({ description: 'Of version 6 its network of 64 bits', examples: ['192.168.1.20'] }),
  browser: z.enum(browsers),
  system: z.enum(systems),
  begunAt: z.iso.datetime(),
  lastWorkAt: z.iso.datetime().meta({ description: 'When somebody worked in it, to about a minute' }),
  isThisOne: z.boolean().meta({ description: 'The call is made in it' }),
});

export const signInsAnswer = z.array(signInAnswer);

export type SignInAnswer = z.infer<typeof signInAnswer>;

export const endedAnswer = answerObject('EndedSignIn', { ended: z.literal(true) });

export type EndedAnswer = z.infer<typeof endedAnswer>;

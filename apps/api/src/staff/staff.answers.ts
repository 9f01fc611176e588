import { classSectionSchema, languages, roles, staffRights, staffStatuses } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** The same answer whether the account waits now or its login id is taken: it says only what is true of both (D10). */
export const receivedAnswer = answerObject('ReceivedRegistration', { status: z.literal('received') });

export const languageAnswer = answerObject('KeptLanguage', { language: z.enum(languages) });

/** The same answer whether the login id exists or not (D11). */
export const forgotPasswordAnswer = answerObject('ForgotPasswordAnswer', { received: z.literal(true) });

/** A section assigned to a teacher (D58, D61). */
const taughtSectionAnswer = answerObject('TaughtSection', {
  ...classSectionSchema.shape,
  subjects: z.array(z.string()),
  isClassTeacher: z.boolean(),
});

/** An account as the Staff screen shows it; its password never leaves the server, not even as a hash. */
export const staffAccountAnswer = answerObject('StaffAccount', {
  id: z.string(),
  fname: z.string(),
  username: z.string(),
  role: z.enum(roles),
  rights: z.array(z.enum(staffRights)),
  teaching: z.array(taughtSectionAnswer).meta({ description: 'The sections of a teacher' }),
  teachingRevision: z.int().meta({ description: '0 as long as none were given' }),
  status: z.enum(staffStatuses),
  hasForgottenPassword: z.boolean(),
  mustChangePassword: z.boolean().meta({ description: 'It has not set a password of its own yet' }),
  createdAt: z.iso.datetime(),
  statusSince: z.iso.datetime(),
  registeredFrom: z
    .string()
    .optional()
    .meta({ description: 'The network from which an account that waits was asked for' }),
});

/** The number of accounts, and of forgotten passwords, that wait for an administrator. */
export const waitingStaffAnswer = answerObject('WaitingStaff', {
  waiting: z.int(),
  forgottenPasswords: z.int(),
});

export type WaitingStaffAnswer = z.infer<typeof waitingStaffAnswer>;

export const refusedFromAnswer = answerObject('RefusedStaff', {
  refused: z.int().meta({ description: 'How many accounts that were' }),
});

export type RefusedFromAnswer = z.infer<typeof refusedFromAnswer>;

export const staffListAnswer = z.array(staffAccountAnswer);

/** The only answer with a password in it: the server made it, and never tells it again. */
export const handedPasswordAnswer = answerObject('HandedPassword', {
  account: staffAccountAnswer,
  password: z.string(),
});

export type HandedPasswordAnswer = z.infer<typeof handedPasswordAnswer>;
export type ReceivedAnswer = z.infer<typeof receivedAnswer>;
export type ForgotPasswordAnswer = z.infer<typeof forgotPasswordAnswer>;
export type StaffAccountAnswer = z.infer<typeof staffAccountAnswer>;

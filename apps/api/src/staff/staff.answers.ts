import { languages, roles, staffRights, staffStatuses } from '@school/domain';
import { z } from 'zod';

export const waitingAnswer = z.object({ status: z.literal('waiting') }).meta({ id: 'WaitingAccount' });

export const languageAnswer = z.object({ language: z.enum(languages) }).meta({ id: 'KeptLanguage' });

/** The same whether the login id exists or not (D11). */
export const forgotPasswordAnswer = z
  .object({ received: z.literal(true) })
  .meta({ id: 'ForgotPasswordAnswer' });

/** An account as the Staff screen shows it; its password never leaves the server, not even as a hash. */
export const staffAccountAnswer = z
  .object({
    id: z.string(),
    fname: z.string(),
    username: z.string(),
    role: z.enum(roles),
    rights: z.array(z.enum(staffRights)),
    status: z.enum(staffStatuses),
    hasForgottenPassword: z.boolean(),
    mustChangePassword: z.boolean().meta({ description: 'It has not set a password of its own yet' }),
    createdAt: z.iso.datetime(),
    statusSince: z.iso.datetime(),
    forgotPasswordAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'StaffAccount' });

/** What of the accounts waits for an administrator. */
export const waitingStaffAnswer = z
  .object({ waiting: z.int(), forgottenPasswords: z.int() })
  .meta({ id: 'WaitingStaff' });

export type WaitingStaffAnswer = z.infer<typeof waitingStaffAnswer>;

export const staffListAnswer = z.array(staffAccountAnswer);

/** The one answer with a password in it: the server made it, and nobody is told it again. */
export const handedPasswordAnswer = z
  .object({ account: staffAccountAnswer, password: z.string() })
  .meta({ id: 'HandedPassword' });

export type HandedPasswordAnswer = z.infer<typeof handedPasswordAnswer>;
export type WaitingAnswer = z.infer<typeof waitingAnswer>;
export type ForgotPasswordAnswer = z.infer<typeof forgotPasswordAnswer>;
export type StaffAccountAnswer = z.infer<typeof staffAccountAnswer>;

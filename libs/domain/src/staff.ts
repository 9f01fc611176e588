import * as z from 'zod/mini';
import { commonPasswords } from './common-passwords';
import { loginIdText } from './login';
import { says } from './says';
import { notAnObject, passwordText, requiredText, textError } from './text-rules';

/** So many new accounts may wait at once: the public registration must not fill the database (D10). */
export const MOST_WAITING = 20;

const LEAST_LENGTH = 10;

/** With fewer characters than this that differ, a password is soon guessed. */
const LEAST_VARIETY = 5;

const isSoonGuessed = (password: string) =>
  new Set(password).size < LEAST_VARIETY || commonPasswords.has(password.toLowerCase());

/** A password that somebody who works here is given, or chooses (D10, D11). Signing in asks for less (section 5). */
export const staffPasswordText = () =>
  passwordText('required', LEAST_LENGTH).check(
    z.refine((password) => !isSoonGuessed(password), says('passwordCommon')),
  );

/** Whether a password says the login id that it belongs to. */
export const tellsLoginId = (password: string, username: string): boolean =>
  password.toLowerCase().includes(username.toLowerCase());

const repeatedPassword = z.string(textError('passwordAgain')).check(z.minLength(1, says('passwordAgain')));

/** A new account for the office (D10); an administrator lets it in. */
export const officeRegistrationSchema = z
  .object(
    {
      fname: requiredText({ min: 3 }),
      username: loginIdText,
      password: staffPasswordText(),
      passwordAgain: repeatedPassword,
    },
    notAnObject,
  )
  .check(
    z.refine(({ password, passwordAgain }) => password === passwordAgain, {
      path: ['passwordAgain'],
      error: says('passwordsDiffer'),
      // Zod waits until all fields are right; whoever mistypes wants to know it at once.
      when: ({ value }) =>
        z.object({ password: z.string(), passwordAgain: z.string() }).safeParse(value).success,
    }),
  )
  .check(
    z.refine(({ password, username }) => !tellsLoginId(password, username), {
      path: ['password'],
      error: says('passwordTellsLoginId'),
    }),
  )
  .register(z.globalRegistry, { id: 'OfficeRegistration' });

export type OfficeRegistration = z.output<typeof officeRegistrationSchema>;

/** Asks the administrator for a new password (D11). */
export const forgotPasswordSchema = z
  .object({ username: loginIdText }, notAnObject)
  .register(z.globalRegistry, { id: 'ForgotPassword' });

export type ForgotPassword = z.output<typeof forgotPasswordSchema>;

const staffIdText = z
  .string({ error: says('staffId') })
  .check(z.regex(/^[0-9a-f]{24}$/, says('staffId')))
  .register(z.globalRegistry, { description: 'The id of an account, as the list has it' });

/** Names one account of the Staff screen. */
export const staffIdSchema = z
  .object({ staffID: staffIdText }, notAnObject)
  .register(z.globalRegistry, { id: 'NamedStaff' });

export type NamedStaff = z.output<typeof staffIdSchema>;

/** A password that the administrator sets for an account (D11). */
export const newPasswordSchema = z
  .object({ staffID: staffIdText, password: staffPasswordText() }, notAnObject)
  .register(z.globalRegistry, { id: 'NewPassword' });

export type NewPassword = z.output<typeof newPasswordSchema>;

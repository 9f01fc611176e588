import type * as z from 'zod/mini';
import { passwordText, requestObject, requiredText, studentIdAsLogin } from '../rules';

/** A login id: 5 to 16 characters (section 5). */
export const loginIdText = requiredText({ min: 5, max: 16, missing: 'loginId' });

/** The sign-in of an office account (section 7). */
export const loginSchema = requestObject('Login', {
  username: loginIdText,
  password: passwordText('loginPassword'),
});

export type Login = z.output<typeof loginSchema>;

/** The sign-in of a student or the parents; the login id is the Student ID. */
export const studentLoginSchema = requestObject('StudentLogin', {
  username: studentIdAsLogin,
  password: passwordText('loginPassword'),
});

export type StudentLogin = z.output<typeof studentLoginSchema>;

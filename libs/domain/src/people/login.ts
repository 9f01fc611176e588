import type * as z from 'zod/mini';
import { passwordText, requestObject, requiredText, studentIdAsLogin } from '../rules';

/** A login id: 5 to 16 characters (section 5). */
export const loginIdText = requiredText({ min: 5, max: 16, missing: 'loginId' });

/** Signing in at the office (section 7). */
export const loginSchema = requestObject('Login', {
  username: loginIdText,
  password: passwordText('loginPassword'),
});

export type Login = z.output<typeof loginSchema>;

/** A student or its parents sign in: the login id is the Student ID. */
export const studentLoginSchema = requestObject('StudentLogin', {
  username: studentIdAsLogin,
  password: passwordText('loginPassword'),
});

export type StudentLogin = z.output<typeof studentLoginSchema>;

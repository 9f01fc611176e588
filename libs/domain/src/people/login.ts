import * as z from 'zod/mini';
import { notAnObject, passwordText, requiredText, studentIdText } from '../rules';

/** A login id: 5 to 16 characters (section 5). */
export const loginIdText = requiredText({ min: 5, max: 16, missing: 'loginId' });

/** Signing in at the office (section 7). */
export const loginSchema = z
  .object({ username: loginIdText, password: passwordText('loginPassword') }, notAnObject)
  .register(z.globalRegistry, { id: 'Login' });

export type Login = z.output<typeof loginSchema>;

/** A student or its parents sign in: the login id is the Student ID. */
export const studentLoginSchema = z
  .object({ username: studentIdText, password: passwordText('loginPassword') }, notAnObject)
  .register(z.globalRegistry, { id: 'StudentLogin' });

export type StudentLogin = z.output<typeof studentLoginSchema>;

import * as z from 'zod/mini';
import { notAnObject, passwordText, requiredText } from '../rules';

/** A login id: 5 to 16 characters (section 5). */
export const loginIdText = requiredText({ min: 5, max: 16, missing: 'loginId' });

/** Signing in at the office (section 7). */
export const loginSchema = z
  .object({ username: loginIdText, password: passwordText('loginPassword') }, notAnObject)
  .register(z.globalRegistry, { id: 'Login' });

export type Login = z.output<typeof loginSchema>;

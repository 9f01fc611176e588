import { z } from 'zod';
import { messages } from './messages';
import { notAnObject, passwordText, requiredText } from './text-rules';

/** A login id: 5 to 16 characters (section 5). */
export const loginIdText = requiredText('username', { min: 5, max: 16, missing: messages.loginId });

/** Signing in at the office (section 7). */
export const loginSchema = z
  .object({ username: loginIdText, password: passwordText(messages.loginPassword) }, notAnObject)
  .meta({ id: 'Login' });

export type Login = z.output<typeof loginSchema>;

import { z } from 'zod';
import { loginIdLimits, type Login } from './login-rules';
import { messages } from './messages';
import { notAnObject, passwordText, requiredText } from './text-rules';

export const loginIdText = requiredText('username', loginIdLimits);

/** Signing in at the office (section 7). */
export const loginSchema: z.ZodType<Login> = z
  .object({ username: loginIdText, password: passwordText(messages.loginPassword) }, notAnObject)
  .meta({ id: 'Login' });

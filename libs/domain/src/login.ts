import * as z from 'zod/mini';
import { loginIdLimits, type Login } from './login-rules';
import { messages } from './messages';
import { notAnObject, passwordText, requiredText } from './text-rules';

export const loginIdText = requiredText('username', loginIdLimits);

/** Signing in at the office (section 7). */
export const loginSchema: z.ZodMiniType<Login> = z
  .object({ username: loginIdText, password: passwordText(messages.loginPassword) }, notAnObject)
  .register(z.globalRegistry, { id: 'Login' });

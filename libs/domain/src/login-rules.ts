import { messages } from './messages';
import { passwordFault, textFault, tidyText, type TextLimits } from './text-limits';

/** A login id: 5 to 16 characters (section 5). */
export const loginIdLimits = { min: 5, max: 16, missing: messages.loginId } satisfies TextLimits;

/** What a clerk types to sign in (section 7). */
export interface Login {
  readonly username: string;
  readonly password: string;
}

/**
 * The sentence about each field of a login that breaks its rule; empty when it can be sent. The same rules as
 * `loginSchema`, apart from it because the first view of the login must not carry a schema library.
 */
export function loginFaults({ username, password }: Login): Partial<Record<keyof Login, string>> {
  const forUsername = textFault('username', loginIdLimits, tidyText(username));
  const forPassword = passwordFault(password, messages.loginPassword);
  return {
    ...(forUsername === undefined ? {} : { username: forUsername }),
    ...(forPassword === undefined ? {} : { password: forPassword }),
  };
}

import * as z from 'zod/mini';
import { requestObject, says } from '../rules';

/** Names one sign-in by its id in the lists (D87). */
export const namedSignInSchema = requestObject('NamedSignIn', {
  signInID: z
    .string({ error: says('signInId') })
    .check(z.regex(/^[0-9a-f]{24}$/, says('signInId')))
    .register(z.globalRegistry, { description: 'The id of a sign-in, as the list has it' }),
});

export type NamedSignIn = z.output<typeof namedSignInSchema>;

/** The cause that ended a sign-in before its time (D87). */
export type SignInEnd = 'logged-out' | 'by-owner' | 'by-administrator' | 'idle';

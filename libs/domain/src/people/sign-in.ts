import * as z from 'zod/mini';
import { requestObject, says } from '../rules';

/** Names one sign-in, as the lists have it (D87). */
export const namedSignInSchema = requestObject('NamedSignIn', {
  signInID: z
    .string({ error: says('signInId') })
    .check(z.regex(/^[0-9a-f]{24}$/, says('signInId')))
    .register(z.globalRegistry, { description: 'The id of a sign-in, as the list has it' }),
});

export type NamedSignIn = z.output<typeof namedSignInSchema>;

/** How a sign-in ended that did not end by itself (D87). */
export type SignInEnd = 'logged-out' | 'by-owner' | 'by-administrator' | 'idle';

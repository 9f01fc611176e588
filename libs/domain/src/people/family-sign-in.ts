import type * as z from 'zod/mini';
import { choice, passwordText, requestObject } from '../rules';
import { classSectionSchema } from '../school';
import { staffPasswordText } from './staff';

/** The address of the page by which families sign in. @param origin where the office is reached: `https://office.example` */
export const studentLoginUrl = (origin: string): string => `${origin}/#/login?login=student`;

/** A password that a family chooses, and the one that it has: of the same kind as a staff's own (D87). */
export const familyPasswordSchema = requestObject('FamilyPassword', {
  currentPassword: passwordText(),
  password: staffPasswordText(),
});

export type FamilyPassword = z.output<typeof familyPasswordSchema>;

/**
 * Whose families of a section are given a password: all of them, or those who are without. Without is who has not chosen a
 * password, and has not signed in by the one that the office gave last: there may be none, one that was typed at the
 * registration, or one on a paper that nobody has used yet, which then stops working.
 */
export const passwordReceivers = ['without', 'all'] as const;
export type PasswordReceivers = (typeof passwordReceivers)[number];

/** The families of a section are given passwords, on paper. */
export const familyPasswordsSchema = requestObject('FamilyPasswordsRequest', {
  ...classSectionSchema.shape,
  whose: choice(passwordReceivers),
});

export type FamilyPasswordsRequest = z.output<typeof familyPasswordsSchema>;

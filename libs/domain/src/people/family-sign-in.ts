import type * as z from 'zod/mini';
import { choice, passwordText, requestObject } from '../rules';
import { classSectionSchema } from '../school';
import { staffPasswordText } from './staff';

/** The address of the page where families sign in. @param origin the address of the office: `https://office.example` */
export const studentLoginUrl = (origin: string): string => `${origin}/#/login?login=student`;

/** A new password that a family chooses, and its present one; the rules are those for staff passwords (D87). */
export const familyPasswordSchema = requestObject('FamilyPassword', {
  currentPassword: passwordText(),
  password: staffPasswordText(),
});

export type FamilyPassword = z.output<typeof familyPasswordSchema>;

/**
 * The families of a section that are given a password: all of them, or those without. A family is without one if it has not
 * chosen a password and has not signed in with the last one from the office: it may have none, one typed at the registration,
 * or one on a paper that nobody has used yet, which then stops working.
 */
export const passwordReceivers = ['without', 'all'] as const;
export type PasswordReceivers = (typeof passwordReceivers)[number];

/** Gives the families of a section passwords, on paper. */
export const familyPasswordsSchema = requestObject('FamilyPasswordsRequest', {
  ...classSectionSchema.shape,
  whose: choice(passwordReceivers),
});

export type FamilyPasswordsRequest = z.output<typeof familyPasswordsSchema>;

import { randomInt } from 'node:crypto';

/** None of them is taken for another on paper, and without vowels they make no word. */
const SIGNS = 'bcdfghjkmnpqrstvwxyz23456789';

const GROUPS = 3;
const SIGNS_OF_GROUP = 4;

const group = () => Array.from({ length: SIGNS_OF_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/**
 * A password that somebody hands to somebody else, who changes it at the first sign-in (D87): such as `k7mp-w3qx-t9hd`, of
 * 57 random bits, to be read off a slip and typed once.
 */
export const madePassword = (): string => Array.from({ length: GROUPS }, group).join('-');

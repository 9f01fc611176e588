import { randomInt } from 'node:crypto';

/** None of these characters is mistaken for another on paper, and without vowels they form no words. */
const SIGNS = 'bcdfghjkmnpqrstvwxyz23456789';

const GROUPS = 3;
const SIGNS_OF_GROUP = 4;

const group = () => Array.from({ length: SIGNS_OF_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/**
 * A password that one person hands to another, who changes it at the first sign-in (D87): such as `k7mp-w3qx-t9hd`, with 57
 * random bits, to be read from a slip and typed once.
 */
export const madePassword = (): string => Array.from({ length: GROUPS }, group).join('-');

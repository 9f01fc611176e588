import * as z from 'zod/mini';
import { emptyable, presentText, says } from '../rules';

/** The longest number of a card, in characters: a reader sends 8 to 20. */
export const LONGEST_CARD = 32;

const CARD = /^[0-9A-Z-]{4,32}$/;

/** A card number in the form used for comparison: some readers print `04:a2 b3`, others send `04A2B3` (D62). */
export const cardNumberAsRead = (typed: string): string => typed.replace(/[\s:]/gu, '').toUpperCase();

/** The number of a card, as a reader sends it. */
export const cardNumberText = () =>
  presentText().check(z.overwrite(cardNumberAsRead), z.regex(CARD, says('cardNumber')));

/** The number of a card, for a student who may have none. */
export const optionalCardNumber = () =>
  emptyable(z.union([z.literal(''), cardNumberText()], { error: says('cardNumber') }));

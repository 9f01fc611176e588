import * as z from 'zod/mini';
import { paise, parseRupees, type Paise } from '../values';
import { says } from './says';

/**
 * Parses a balance, which is negative if too much was paid (D73). A balance may be the sum of several amounts, and so more than
 * the largest amount that can be entered at once.
 */
function parseBalance(value: unknown): Paise | undefined {
  const text = String(value).trim();
  if (!text.startsWith('-')) return parseRupees(value, Number.MAX_SAFE_INTEGER);
  const amount = parseRupees(text.slice(1), Number.MAX_SAFE_INTEGER);
  return amount === undefined ? undefined : paise(0 - amount);
}

/** The message for a refused value; an empty field is only said to be required: how to write an amount would not help there. */
const refusalOf = (value: unknown) =>
  says(value === undefined || (typeof value === 'string' && value.trim() === '') ? 'required' : 'amount');

const rupeesAs = (parse: (value: unknown) => Paise | undefined) =>
  z.pipe(
    z.union([z.number(), z.string()], { error: ({ input }) => refusalOf(input) }).register(z.globalRegistry, {
      description: 'Rupees with at most two decimals',
      examples: [300],
    }),
    z.transform((value, { issues }) => {
      const amount = parse(value);
      if (amount !== undefined) return amount;
      issues.push({ code: 'custom', message: refusalOf(value), input: value });
      return z.NEVER;
    }),
  );

/** An amount in rupees that may be zero, for schemas: number or text in, paise out. */
export const rupeeAmount = rupeesAs(parseRupees);

/** The outstanding due, or below zero the advance, in rupees, for schemas: number or text in, paise out. */
export const rupeeBalance = rupeesAs(parseBalance);

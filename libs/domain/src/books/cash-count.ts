import * as z from 'zod/mini';
import { says } from '../rules';
import { byEach, paise, plainDigits, type Paise } from '../values';

/** The notes and coins that a drawer holds, in rupees, largest first (D54). */
export const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** The fields of a count: an `n` and the denomination. */
export const cashFields = denominations.map((one) => `n${one}` as const);

/** The number of notes or coins of each denomination. */
export type CashCount = Readonly<Record<(typeof cashFields)[number], number>>;

/** A whole number from 0 on, as a number or as typed; empty means 0. Six digits or more are a slip of the finger. */
const noteCount = z.pipe(
  z.optional(z.union([z.number(), z.string()], { error: says('wholeNumber') })),
  z.transform((value, { issues }) => {
    const text = plainDigits(String(value ?? '')).trim();
    if (text === '') return 0;
    if (/^\d{1,5}$/.test(text)) return Number(text);
    issues.push({ code: 'custom', message: says('wholeNumber'), input: value });
    return z.NEVER;
  }),
);

/** The boxes of a count, as a form or a call fills them. */
export const cashCount = z.object(byEach(cashFields, () => noteCount));

/** The amount of the counted notes and coins. Paise. */
export const cashOf = (counts: CashCount): Paise =>
  paise(
    denominations.reduce(
      (amount, denomination) => amount + denomination * 100 * counts[`n${denomination}`],
      0,
    ),
  );

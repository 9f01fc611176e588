import { plainDigits } from './typed-digits';

/** An amount of money in whole paise (100 paise = 1 rupee); sums are only ever made in paise (D26). */
export type Paise = number & { readonly __unit: 'paise' };

/** The largest amount the office can write down: ₹99,99,99,999.99. */
export const LARGEST_AMOUNT = 99_99_99_999_99 as Paise;

const PLAIN_RUPEES = /^(?:\d+|\d{1,3}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?$/;

/**
 * Marks a whole number as paise.
 * @param value whole number of paise; may be negative
 * @throws RangeError for a fraction or an unsafe integer, which can only be a bug
 */
export function paise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError('Paise must be a whole number');
  return (value === 0 ? 0 : value) as Paise;
}

/**
 * Reads rupees as people and JSON write them: `300`, `"300.50"`, `"1,23,456"`, also in Hindi digits.
 * @param value rupees, at most two decimals, not negative
 * @param most the largest allowed amount, in paise
 * @returns paise, or undefined when the value is not such an amount (D26)
 */
export function parseRupees(value: unknown, most: number = LARGEST_AMOUNT): Paise | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = plainDigits(String(value)).trim();
  if (!PLAIN_RUPEES.test(text)) return undefined;
  const [rupees = '0', fraction = ''] = text.replaceAll(',', '').split('.');
  const total = Number(rupees) * 100 + Number(fraction.padEnd(2, '0'));
  return total <= most ? paise(total) : undefined;
}

/** Paise as the rupees that JSON carries, e.g. 30050 -> 300.5. */
export const toRupees = (amount: Paise): number => amount / 100;

/** Rupees from a JSON answer of our own API as paise. @throws RangeError for more than two decimals */
export function fromRupees(rupees: number): Paise {
  const total = Math.round(rupees * 100);
  if (Math.abs(total - rupees * 100) > 1e-4) throw new RangeError('Rupees have at most two decimals');
  return paise(total);
}

/** The sum of amounts; 0 for none. */
export const sum = (...amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce<number>((subtotal, amount) => subtotal + amount, 0));

/** The sum of charges, or of the parts of an amount. */
export const total = (parts: readonly { readonly amount: Paise }[]): Paise =>
  sum(...parts.map(({ amount }) => amount));

const rupeeFormat = (digits: 0 | 2) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const WHOLE = rupeeFormat(0);
const WITH_PAISE = rupeeFormat(2);

/**
 * Shows an amount as `₹1,23,456.50`, without decimals when they are zero (D26). A negative amount has a minus sign, not the
 * shorter hyphen. Hindi uses the same form.
 */
export const formatRupees = (amount: Paise): string =>
  (amount % 100 === 0 ? WHOLE : WITH_PAISE).format(amount / 100).replace('-', '\u2212');

/** An amount without the rupee sign, for a box that shows the sign itself. */
export const formatAmount = (amount: Paise): string => formatRupees(amount).replace('₹', '');

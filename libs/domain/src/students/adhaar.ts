/** The tables of Verhoeff's check digit: the product of two digits, and the value of a digit at each further place. */
const PRODUCT = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const;
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

function permuted(digit: number, place: number): number {
  let result = digit;
  for (let step = 0; step < place % 8; step += 1) result = PERMUTATION[result] ?? 0;
  return result;
}

/**
 * Whether twelve digits look mistyped: the last digit of an Adhaar number checks the others (Verhoeff). This only warns, because
 * an office writes down what the family's paper says (D20).
 */
export function looksMistyped(adhaarNumber: string): boolean {
  if (!/^\d{12}$/.test(adhaarNumber)) return false;
  const digits = Array.from(adhaarNumber, Number).reverse();
  return digits.reduce((sum, digit, place) => PRODUCT[sum]?.[permuted(digit, place)] ?? 0, 0) !== 0;
}

/** An Adhaar number as screens and papers show it: `XXXX XXXX 1234`; an empty one stays empty (D88). */
export const maskedAdhaar = (adhaarNumber: string): string =>
  adhaarNumber === '' ? '' : `XXXX XXXX ${adhaarNumber.slice(-4)}`;

/** Whether a text is a masked number, which does not reveal the number (D88). */
export const isMaskedAdhaar = (text: string): boolean => /^XXXX XXXX .{0,4}$/.test(text.trim());

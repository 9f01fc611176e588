/** How two digits are joined, and how a digit is turned at its place: the tables of Verhoeff's check digit. */
const JOINED = [
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
const TURN = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

function turned(digit: number, place: number): number {
  let result = digit;
  for (let turn = 0; turn < place % 8; turn += 1) result = TURN[result] ?? 0;
  return result;
}

/**
 * Whether twelve digits are likely to have been mistyped: the last one of an Adhaar number checks the others (Verhoeff). It is
 * warned of and not refused, because an office takes down what the family's paper says (D20).
 */
export function looksMistyped(adhaarNumber: string): boolean {
  if (!/^\d{12}$/.test(adhaarNumber)) return false;
  const digits = Array.from(adhaarNumber, Number).reverse();
  return digits.reduce((sum, digit, place) => JOINED[sum]?.[turned(digit, place)] ?? 0, 0) !== 0;
}

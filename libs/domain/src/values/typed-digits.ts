/** Where digits of Devanagari, and wide ones, begin. */
const ZEROS = [0x0966, 0xff10];

/** Digits of Devanagari, and wide ones, as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\uff10-\uff19]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => code >= one && code <= one + 9) ?? 0;
    return String(code - zero);
  });

/** What people write between groups of digits: spaces, dashes of every kind, dots, brackets. */
const BETWEEN = /[\s\p{Pd}.()]/gu;

/**
 * Digits, those of Hindi as plain ones, without what is written between their groups: `1234 5678 9012` as `123456789012`; any
 * other text as it is.
 */
export function digitsAsTyped(text: string): string {
  const joined = plainDigits(text).replace(BETWEEN, '');
  return /^\d+$/.test(joined) ? joined : text.trim();
}

/** A mobile as it is kept, ten digits: without the code of the country, `+91`, and the zero of the trunk line before it. */
export function mobileAsTyped(text: string): string {
  const joined = plainDigits(text).replace(BETWEEN, '');
  const [, national] = /^(?:\+91|0091|91|0)(\d{10})$/.exec(joined) ?? [];
  return national ?? digitsAsTyped(text);
}

/** Whether a text is one digit and nothing else, more than once: nobody's mobile, nobody's Adhaar. */
export const isOneDigitRepeated = (text: string): boolean => /^(\d)\1+$/.test(text);

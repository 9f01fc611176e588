/** The code points of the zero in Devanagari and among the full-width digits. */
const ZEROS = [0x0966, 0xff10];

/** A text with Devanagari and full-width digits written as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\uff10-\uff19]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => code >= one && code <= one + 9) ?? 0;
    return String(code - zero);
  });

/** The signs that people write between groups of digits: spaces, dashes of every kind, dots, brackets. */
const SEPARATORS = /[\s\p{Pd}.()]/gu;

/**
 * Digits without the signs between their groups, Hindi ones as plain ones: `1234 5678 9012` becomes `123456789012`; any other
 * text is only trimmed.
 */
export function digitsAsTyped(text: string): string {
  const joined = plainDigits(text).replace(SEPARATORS, '');
  return /^\d+$/.test(joined) ? joined : text.trim();
}

/** A mobile as it is stored, ten digits: without the country code `+91` or the trunk zero. */
export function mobileAsTyped(text: string): string {
  const joined = plainDigits(text).replace(SEPARATORS, '');
  const [, national] = /^(?:\+91|0091|91|0)(\d{10})$/.exec(joined) ?? [];
  return national ?? digitsAsTyped(text);
}

/** Whether a text is one digit repeated, which is nobody's mobile or Adhaar number. */
export const isOneDigitRepeated = (text: string): boolean => /^(\d)\1+$/.test(text);

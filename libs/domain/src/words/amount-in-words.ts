import type { Paise } from '../values';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Indian grouping: a crore is a hundred lakh, a lakh a hundred thousand. */
const SCALES: readonly (readonly [number, string])[] = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** Writes out a whole number, which is not negative, in the Indian system: `two thousand fifteen`. */
export function numberInWords(value: number): string {
  for (const [size, name] of SCALES) {
    if (value < size) continue;
    const rest = value % size;
    return `${numberInWords(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${numberInWords(rest)}`}`;
  }
  if (value < 20) return SMALL[value] ?? '';
  const unit = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${unit === 0 ? '' : `-${SMALL[unit] ?? ''}`}`;
}

/**
 * An amount as a receipt writes it, in the Indian system: `Rupees one lakh five hundred only`,
 * `Rupees three hundred and fifty paise only`.
 * @param amount paise, not negative
 */
export function amountInWords(amount: Paise): string {
  const fraction = amount % 100;
  const rupees = numberInWords((amount - fraction) / 100);
  return `Rupees ${rupees}${fraction === 0 ? '' : ` and ${numberInWords(fraction)} paise`} only`;
}

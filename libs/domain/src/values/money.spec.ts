import fc from 'fast-check';
import { amountInWords } from '../words';
import {
  formatAmount,
  formatRupees,
  fromRupees,
  LARGEST_AMOUNT,
  paise,
  parseRupees,
  toRupees,
} from './money';

describe('reading an amount of rupees', () => {
  it.each([
    [300, 30000],
    ['300', 30000],
    [' 300.5 ', 30050],
    ['300.05', 30005],
    [0, 0],
    ['1,23,456', 12345600],
    ['1,000.50', 100050],
    ['१,०००.५०', 100050],
    ['１,０００.５０', 100050],
    [0.1, 10],
  ])('%j is %i paise', (text, expected) => {
    expect(parseRupees(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '-1',
    -1,
    '1.234',
    1.005,
    '1e3',
    1e21,
    NaN,
    Infinity,
    '12,34',
    '₹5',
    'ten',
    null,
    undefined,
    [],
    [300],
    {},
    true,
    '٩',
    '99999999999999',
  ])('%j is no amount', (value) => {
    expect(parseRupees(value)).toBeUndefined();
  });

  it('comes back the same from rupees in JSON, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), (value) => {
        const amount = paise(value);
        expect(fromRupees(toRupees(amount))).toBe(amount);
        expect(parseRupees(toRupees(amount))).toBe(amount);
      }),
    );
  });
});

it.each([1.005, 0.001, -2.345])(
  '%f rupees of an answer, which are no whole paise, are no amount',
  (rupees) => {
    expect(() => fromRupees(rupees)).toThrow(RangeError);
  },
);

describe('showing an amount', () => {
  it.each([
    [0, '₹0', 'Rupees zero only'],
    [30000, '₹300', 'Rupees three hundred only'],
    [30050, '₹300.50', 'Rupees three hundred and fifty paise only'],
    [1_50_000_00, '₹1,50,000', 'Rupees one lakh fifty thousand only'],
    [
      1_23_456_78,
      '₹1,23,456.78',
      'Rupees one lakh twenty-three thousand four hundred fifty-six and seventy-eight paise only',
    ],
    [10_00_00_000_00, '₹10,00,00,000', 'Rupees ten crore only'],
    [1_00_00_019_00, '₹1,00,00,019', 'Rupees one crore nineteen only'],
    [5, '₹0.05', 'Rupees zero and five paise only'],
  ])('%i paise: %s, %s', (value, figures, words) => {
    expect(formatRupees(paise(value))).toBe(figures);
    const inHindi = new Intl.NumberFormat('hi-IN', { style: 'currency', currency: 'INR' });
    expect(inHindi.format(value / 100).replace(/\.00$/, '')).toBe(figures);
    expect(amountInWords(paise(value))).toBe(words);
  });

  it.each([
    [-300_00, '−₹300', '−300'],
    [-1_50_000_50, '−₹1,50,000.50', '−1,50,000.50'],
    [-5, '−₹0.05', '−0.05'],
    [-0, '₹0', '0'],
  ])('%i paise went back: a true minus before %s', (value, shown, plain) => {
    expect([formatRupees(paise(value)), formatAmount(paise(value))]).toEqual([shown, plain]);
  });

  it('has words without gaps or the word undefined for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), (value) => {
        const words = amountInWords(paise(value));
        expect(words).toMatch(/^Rupees [a-z-]+( [a-z-]+)* only$/);
        expect(words).not.toMatch(/undefined|--| -|- /);
      }),
    );
  });
});

import { paise, type PaymentMode } from '../values';
import { cashOf, closeDrawer, closeDrawerSchema, compareDrawer, denominations } from './closing';
import type { DayBookEntry } from './day-book-entry';

const entryOf = (rupees: number, mode: PaymentMode = 'Cash', minute = 0): DayBookEntry => ({
  studentReceiptNo: `MLMEC/${minute}/${rupees}`,
  kind: rupees < 0 ? 'reversal' : 'deposit',
  studentPaid: paise(rupees * 100),
  branchCode: 'MLMEC',
  mode,
  collectedAt: new Date(Date.UTC(2026, 10, 22, 5, minute)),
  studentID: '1234',
  studentName: 'Asha Verma',
  class: '3',
  section: 'a',
  paidFor: [{ head: 'monthly', amount: paise(rupees * 100) }],
  ...(rupees < 0 && { voids: 'MLMEC/1/300' }),
});

/** Reads a count as the form or a call gives it. */
function countOf(counts: Record<string, unknown>, more: object = {}) {
  return closeDrawerSchema.parse({ openingFloat: '100', counts, ...more });
}

const context = {
  collectorId: 'a1',
  collectedBy: 'Asha',
  number: 7,
  closedAt: new Date('2026-11-22T11:30:00Z'),
  tries: [],
};
const entries = [
  entryOf(300),
  entryOf(450, 'UPI', 1),
  entryOf(250, 'Cash', 2),
  entryOf(-300, 'Cash', 3),
  entryOf(700, 'Cheque', 4),
  { ...entryOf(-50, 'Cash', 5), kind: 'refund' as const },
];

describe('counting the drawer', () => {
  it('adds up notes and coins', () => {
    const { counts } = countOf(Object.fromEntries(denominations.map((one) => [`n${one}`, 1])));
    expect(cashOf(counts)).toBe(88_800);
  });

  it.each([
    ['nothing typed', {}, 0],
    ['typed figures', { n500: ' 2 ', n1: '3' }, 100_300],
    ['numbers', { n10: 7 }, 7000],
  ])('reads %s', (_, counts, amount) => {
    expect(cashOf(countOf(counts).counts)).toBe(amount);
  });

  it.each([{ n500: -1 }, { n500: '1.5' }, { n500: 'a' }, { n500: 100_000 }, { n500: '1e3' }, { n500: null }])(
    'refuses %j',
    (counts) => {
      expect(closeDrawerSchema.safeParse({ openingFloat: 0, counts }).success).toBe(false);
    },
  );

  it('expects the float and the cash, less what went back by voids and refunds (D75), and nothing of what came otherwise', () => {
    expect(compareDrawer(entries, countOf({ n200: 1 }))).toEqual({
      counted: 20_000,
      expected: 30_000,
      difference: -10_000,
    });
  });
});

describe('closing the drawer', () => {
  const exact = { n200: 1, n100: 1 };

  it('writes down all that the paper says', () => {
    const outcome = closeDrawer(entries, countOf(exact, { reason: 'not asked for' }), context);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        number: 7,
        counted: 30_000,
        expected: 30_000,
        difference: 0,
        entryCount: 6,
        firstAt: entries[0]?.collectedAt,
        lastAt: entries[5]?.collectedAt,
        modes: [
          { key: 'Cash', amount: 20_000 },
          { key: 'UPI', amount: 45_000 },
          { key: 'Cheque', amount: 70_000 },
        ],
        collected: 170_000,
        voided: -30_000,
        refunded: -5000,
        total: 135_000,
      },
    });
    expect(outcome).not.toHaveProperty('value.reason');
  });

  it.each([
    ['too little, unexplained', { n200: 1 }, '', 'difference-unexplained'],
    ['too much, unexplained', { n500: 1 }, '   ', 'difference-unexplained'],
    ['too little, explained', { n200: 1 }, 'Gave change for a torn note', undefined],
  ])('%s', (_, counts, reason, code) => {
    const read = closeDrawerSchema.safeParse({ openingFloat: 100, counts, reason });
    const outcome = read.success ? closeDrawer(entries, read.data, context) : undefined;
    expect(outcome && !outcome.ok ? outcome.code : undefined).toBe(code);
    if (outcome?.ok) expect(outcome.value.reason).toBe(reason);
  });

  it('refuses a drawer into which nothing came', () => {
    expect(closeDrawer([], countOf({}), context)).toMatchObject({ code: 'nothing-to-close' });
  });
});

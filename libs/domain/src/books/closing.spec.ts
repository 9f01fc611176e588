import { paise, type PaymentMode } from '../values';
import { cashOf, denominations } from './cash-count';
import {
  closeDrawer,
  closeDrawerSchema,
  compareDrawer,
  floatLeft,
  handOverSchema,
  isCountedBlind,
  putInFloat,
} from './closing';
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
  return closeDrawerSchema.parse({ openingFloat: '100', closingFloat: '100', counts, ...more });
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
    ['figures typed in Hindi', { n500: '२', n1: '३' }, 100_300],
    ['numbers', { n10: 7 }, 7000],
  ])('reads %s', (_, counts, amount) => {
    expect(cashOf(countOf(counts).counts)).toBe(amount);
  });

  it.each([{ n500: -1 }, { n500: '1.5' }, { n500: 'a' }, { n500: 100_000 }, { n500: '1e3' }, { n500: null }])(
    'refuses %j',
    (counts) => {
      expect(closeDrawerSchema.safeParse({ openingFloat: 0, closingFloat: 0, counts }).success).toBe(false);
    },
  );

  it('expects the float and the cash, less what went back by voids and refunds (D75), and nothing of what came otherwise', () => {
    expect(compareDrawer(entries, countOf({ n200: 1 }))).toEqual({
      counted: 20_000,
      expected: 30_000,
      difference: -10_000,
      branches: [{ key: 'MLMEC', amount: 20_000 }],
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
        closingFloat: 10_000,
        handedOver: 20_000,
        branches: [{ key: 'MLMEC', expected: 20_000, counted: 20_000 }],
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
    const read = closeDrawerSchema.safeParse({ openingFloat: 100, closingFloat: 0, counts, reason });
    const outcome = read.success ? closeDrawer(entries, read.data, context) : undefined;
    expect(outcome && !outcome.ok ? outcome.code : undefined).toBe(code);
    if (outcome?.ok) expect(outcome.value.reason).toBe(reason);
  });

  it('is not older than its own entries where the clock was set back before it', () => {
    const closedAt = new Date('2026-11-21T11:30:00Z');
    const outcome = closeDrawer(entries, countOf(exact), { ...context, closedAt });
    expect(outcome).toMatchObject({ value: { closedAt: entries[5]?.collectedAt } });
    expect(closeDrawer(entries, countOf(exact), context)).toMatchObject({
      value: { closedAt: context.closedAt },
    });
  });

  it('refuses a drawer into which nothing came', () => {
    expect(closeDrawer([], countOf({}), context)).toMatchObject({ code: 'nothing-to-close' });
  });
});

const ofInterCollege = { ...entryOf(100, 'Cash', 6), branchCode: 'MLMIC' as const };

describe('what stays in the drawer, and what is handed over (D86)', () => {
  const closedWith = (count: object, lastFloat?: number) =>
    closeDrawer(entries, countOf({ n200: 1, n100: 1 }, count), {
      ...context,
      ...(lastFloat !== undefined && { lastFloat: paise(lastFloat * 100) }),
    });

  it.each([
    ['a first closing may begin with any float', {}, undefined, undefined],
    ['what the last closing left is no news', {}, 100, undefined],
    ['less than was left, unexplained', {}, 500, 'float-unexplained'],
    ['more than was left, unexplained', {}, 50, 'float-unexplained'],
    ['less than was left, explained', { floatReason: 'Change for the bank' }, 500, undefined],
    ['all of it stays', { closingFloat: 300 }, 100, undefined],
    ['more stays than there is', { closingFloat: 300.01 }, 100, 'float-exceeds-count'],
  ])('%s', (_, count, lastFloat, code) => {
    const outcome = closedWith(count, lastFloat);
    expect(outcome.ok ? undefined : outcome.code).toBe(code);
  });

  it('says both floats and the reason', () => {
    const outcome = closedWith({ floatReason: 'Change for the bank', closingFloat: 250 }, 500);
    expect(outcome).toMatchObject({
      value: {
        lastFloat: 50_000,
        openingFloat: 10_000,
        floatReason: 'Change for the bank',
        closingFloat: 25_000,
        handedOver: 5000,
      },
    });
  });

  it('is the float of the next one; a closing of before D86 left what it had begun with', () => {
    expect(floatLeft({ openingFloat: paise(20_000), closingFloat: paise(30_000) })).toBe(30_000);
    expect(floatLeft({ openingFloat: paise(20_000) })).toBe(20_000);
  });
});

describe('the float before the first payment (D86)', () => {
  it.each([
    ['nothing came into it yet', { entryCount: 0, isFirst: true }, 'put in'],
    ['a payment waits in it', { entryCount: 1, isFirst: true }, 'drawer-in-use'],
    ['a payment came in after it', { entryCount: 1, isFirst: true, lastFloat: paise(50_000) }, 'put in'],
    [
      'a payment came in after another one',
      { entryCount: 1, isFirst: true, lastFloat: paise(30_000) },
      'drawer-in-use',
    ],
    [
      'a closing left as much in it',
      { entryCount: 0, isFirst: false, lastFloat: paise(50_000) },
      'drawer-in-use',
    ],
  ])('%s', (_, drawer, expected) => {
    const outcome = putInFloat({ amount: paise(50_000) }, drawer);
    expect(outcome.ok ? 'put in' : outcome.code).toBe(expected);
  });
});

describe('a day on which nobody paid in cash', () => {
  it.each([
    ['the float is there', { n100: 1 }, 0],
    ['a note of the float is gone, which is no branch’s', { n50: 1 }, -5000],
  ])('%s', (_, counts, difference) => {
    const outcome = closeDrawer(
      [entryOf(450, 'UPI')],
      countOf(counts, { closingFloat: 50, reason: 'Torn' }),
      context,
    );
    expect(outcome).toMatchObject({ ok: true, value: { difference, branches: [] } });
  });
});

describe('cash of two branches in one drawer (D86)', () => {
  const closedWith = (counts: object, more: object) =>
    closeDrawer(
      [...entries, ofInterCollege],
      countOf({ ...counts }, { reason: 'Torn note', ...more }),
      context,
    );

  it.each([
    ['agrees', { n200: 2 }, {}, [20_000, 10_000]],
    ['is short in one of them', { n200: 1, n100: 1 }, { differenceBranch: 'MLMIC' }, [20_000, 0]],
    ['is over in the other', { n500: 1 }, { differenceBranch: 'MLMEC' }, [30_000, 10_000]],
  ])('%s', (_, counts, more, counted) => {
    const outcome = closedWith(counts, more);
    expect(outcome.ok && outcome.value.branches?.map((branch) => branch.counted)).toEqual(counted);
  });

  it('wants to know whose a difference is', () => {
    expect(closedWith({ n200: 1 }, {})).toMatchObject({
      code: 'difference-of-no-branch',
      field: 'differenceBranch',
    });
  });
});

describe('what the form asks of a count that was compared (D86)', () => {
  const plain = {
    counted: paise(30_000),
    hasOtherFloat: false,
    isDifferent: false,
    isOfBranches: true,
  };
  it.each([
    ['nothing to explain', {}, { closingFloat: '100' }, true],
    ['all that was counted stays', {}, { closingFloat: '300' }, true],
    ['more stays than was counted', {}, { closingFloat: '300.01' }, false],
    ['a difference of two branches, and nobody says whose', { isDifferent: true }, { reason: 'Torn' }, false],
    ['a difference, explained', { isDifferent: true }, { reason: 'Torn', differenceBranch: 'MLMEC' }, true],
    ['another float, unexplained', { hasOtherFloat: true }, {}, false],
    ['another float, explained', { hasOtherFloat: true }, { floatReason: 'Bank' }, true],
  ])('%s', (_, asks, typed, isRight) => {
    const schema = handOverSchema({ ...plain, ...asks });
    expect(schema.safeParse({ closingFloat: '0', ...typed }).success).toBe(isRight);
  });
});

describe('a count is blind (D86)', () => {
  const entry = { mode: 'Cash' as const, collectorId: 'asha' };
  const clerk = { id: 'asha', rights: ['collect' as const] };
  it.each([
    ['own cash that is not counted', entry, clerk, true],
    ['own cash that a closing has', { ...entry, closing: 3 }, clerk, false],
    ['what came by UPI', { ...entry, mode: 'UPI' as const }, clerk, false],
    ["another's cash", { ...entry, collectorId: 'ravi' }, clerk, false],
    ['own cash, with the right to reports', entry, { ...clerk, rights: ['reports' as const] }, false],
  ])('%s', (_, own, asks, isBlind) => {
    expect(isCountedBlind(own, asks)).toBe(isBlind);
  });
});

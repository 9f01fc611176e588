import fc from 'fast-check';
import { ledgerAt, type Today } from './accrual';
import type { FeePayer } from './fee-payer';
import { addFeeTable, specifiedFees } from './fee-table';
import { collectFee, creditOf, debitOf, feesDue, openLedger, voidReceipt } from './ledger';
import type { Ledger } from './ledger-entry';
import { paise, sum } from './money';
import { monthsBetween, nextMonth, schoolMonth, startOfMonth } from './school-calendar';

/** What a student's document holds. */
interface Books {
  readonly stored: Ledger;
  readonly student: FeePayer;
}

type Step =
  | { readonly kind: 'pay'; readonly share: number }
  | { readonly kind: 'void'; readonly which: number }
  | { readonly kind: 'class'; readonly to: FeePayer['class'] }
  | { readonly kind: 'leave' }
  | { readonly kind: 'rise'; readonly monthsAhead: number; readonly monthly: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'month-end'; readonly seconds: number };

const of = fc.constant;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: of('pay' as const), share: fc.integer({ min: -5, max: 110 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: of('void' as const), which: fc.nat(40) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('class' as const),
      to: fc.constantFrom<FeePayer['class']>('nb', '3', '8', '10'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('rise' as const),
      monthsAhead: fc.integer({ min: -3, max: 4 }),
      monthly: fc.integer({ min: 1, max: 90_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: of('wait' as const), minutes: fc.integer({ min: 0, max: 90 * 24 * 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('month-end' as const), seconds: fc.integer({ min: -1, max: 1 }) }),
  },
);

/** What a step does to what is stored, as the API does it: nothing when the rules refuse. */
function taken({ stored, student }: Books, next: Step, today: Today): Books {
  const context = { by: 'Admin', ...today };
  switch (next.kind) {
    case 'pay': {
      const due = feesDue(stored, student, today);
      const paidAmount = paise(Math.round((due.outstandingDue * next.share) / 100));
      const outcome = collectFee(stored, student, { ...due, paidAmount, toward: 'monthly' }, context);
      return { student, stored: outcome.ok ? [...stored, ...outcome.value] : stored };
    }
    case 'void': {
      const studentReceiptNo = stored[next.which]?.studentReceiptNo ?? '';
      const outcome = voidReceipt(stored, student, { studentReceiptNo, reason: 'Mistake' }, context);
      return { student, stored: outcome.ok ? [...stored, ...outcome.value] : stored };
    }
    case 'class':
      return { student: { ...student, class: next.to }, stored: ledgerAt(stored, student, today) };
    case 'leave':
      return { student: { ...student, leftAt: student.leftAt ?? today.at }, stored };
    case 'rise':
    case 'wait':
    case 'month-end':
      return { stored, student };
  }
}

/** When the next step happens: days pass, or the clock comes near the end of the month. */
function later(at: Date, next: Step): Date {
  if (next.kind === 'wait') return new Date(at.getTime() + next.minutes * 60_000);
  if (next.kind !== 'month-end') return new Date(at.getTime() + 1000);
  const end = startOfMonth(nextMonth(schoolMonth(at))).getTime() + next.seconds * 1000;
  return new Date(Math.max(at.getTime(), end));
}

/** What a job that runs at the end of each month would have stored by now. */
const nightly = ({ stored, student }: Books, from: Today, to: Date): Books => ({
  student,
  stored: monthsBetween(nextMonth(schoolMonth(from.at)), schoolMonth(to)).reduce<Ledger>(
    (ledger, month) => ledgerAt(ledger, student, { ...from, at: startOfMonth(month) }),
    stored,
  ),
});

/** The fee table after a step: a new version of the fees of classes 1 to 5 and 6 to 8, if its month is to come. */
function tablesAfter({ at, feeTables }: Today, next: Step): Today['feeTables'] {
  if (next.kind !== 'rise') return feeTables;
  const from = schoolMonth(new Date(at.getTime() + next.monthsAhead * 30 * 24 * 3600_000));
  const band = { ...specifiedFees['1-5'], monthly: paise(next.monthly) };
  const added = addFeeTable({ from, fees: { ...specifiedFees, '1-5': band, '6-8': band } }, at);
  return added.ok ? [...feeTables, added.value] : feeTables;
}

describe('any years at the counter', () => {
  const years = fc.record({
    opening: fc.integer({ min: 0, max: 500_000 }),
    start: fc.date({ min: new Date('2026-03-25'), max: new Date('2026-04-10'), noInvalidDate: true }),
    monthsAhead: fc.integer({ min: -3, max: 3 }),
    steps: fc.array(step, { maxLength: 60 }),
    leaves: fc.boolean(),
  });

  it('hold the promises of the ledger', () => {
    fc.assert(
      fc.property(years, ({ opening, start, monthsAhead, steps, leaves }) => {
        const feesFrom = `2026-${String(4 + monthsAhead).padStart(2, '0')}`;
        const student: FeePayer = {
          studentID: '1234',
          medium: 'english',
          boardType: 'cbse',
          class: '3',
          feesFrom,
        };
        let today: Today = { at: start, feeTables: [] };
        const opened = openLedger(student, paise(opening), { by: 'Admin', ...today });
        let lazy: Books = { student, stored: opened };
        let booked: Books = lazy;
        for (const next of [...steps, ...(leaves ? [{ kind: 'leave' as const }, ...steps] : [])]) {
          const before = lazy.stored;
          const at = later(today.at, next);
          booked = nightly(booked, today, at);
          today = { at, feeTables: tablesAfter({ ...today, at }, next) };
          const read = ledgerAt(lazy.stored, lazy.student, today);
          lazy = taken(lazy, next, today);
          booked = taken(booked, next, today);
          // What was stored stays, and what an answer showed is what the next write stored.
          expect(lazy.stored.slice(0, before.length)).toEqual(before);
          if (lazy.stored.length > before.length) expect(lazy.stored.slice(0, read.length)).toEqual(read);
          // Whenever it is booked, it is the same.
          expect(ledgerAt(booked.stored, booked.student, today)).toEqual(
            ledgerAt(lazy.stored, lazy.student, today),
          );
        }
        const ledger = ledgerAt(lazy.stored, lazy.student, today);
        ledger.forEach((entry, index) => {
          const before = ledger[index - 1]?.updatedBalance ?? 0;
          expect(entry.updatedBalance).toBe(before + debitOf(entry) - creditOf(entry));
          expect(entry.updatedBalance).toBeGreaterThanOrEqual(0);
        });
        const balance = feesDue(lazy.stored, lazy.student, today).previousBalance;
        expect(balance).toBe(sum(...ledger.map(debitOf)) - sum(...ledger.map(creditOf)));
        const charged = ledger
          .filter((entry) => entry.studentCurrentCharge > 0)
          .map(({ month }) => month)
          .sort();
        const end = [schoolMonth(today.at), schoolMonth(lazy.student.leftAt ?? today.at)].sort()[0] ?? '';
        const owed = monthsBetween(feesFrom, end);
        expect(charged).toEqual(
          charged.includes(end) || end < schoolMonth(today.at) ? owed : owed.slice(0, -1),
        );
        const numbers = ledger.map((entry) => entry.studentReceiptNo);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 200 },
    );
  });
});

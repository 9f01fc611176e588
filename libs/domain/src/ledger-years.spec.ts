import fc from 'fast-check';
import { ledgerAt, type Today } from './accrual';
import { allocate } from './allocation';
import { addCharge, type NewCharge } from './charge';
import { giveConcession } from './concession';
import { dayBookTotals, partsOf } from './day-book';
import type { FeePayer } from './fee-payer';
import { addFeeTable, feesAt, specifiedFees } from './fee-table';
import { creditOf, currentChargeWith, debitOf, feesDue, openLedger } from './ledger';
import { chargesOf, type Ledger } from './ledger-entry';
import { paise, sum, type Paise } from './money';
import {
  chargeHeads,
  concessionUnits,
  feeHeads,
  paymentTypes,
  type FeeHead,
  type PaymentType,
} from './options';
import { outstanding } from './outstanding';
import { collectFee } from './payment';
import { monthsBetween, nextMonth, schoolMonth, startOfMonth } from './school-calendar';
import { endConcession, standingConcession } from './standing-concession';
import { takingsOf } from './taking';
import { voidReceipt } from './void';

/** What a student's document holds. */
interface Books {
  readonly stored: Ledger;
  readonly student: FeePayer;
}

type Step =
  | {
      readonly kind: 'pay';
      readonly share: number;
      readonly toward: PaymentType;
      readonly monthsAhead: number;
      readonly charges: readonly NewCharge[];
    }
  | { readonly kind: 'charge' | 'concession'; readonly charge: NewCharge }
  | { readonly kind: 'void'; readonly which: number; readonly head: FeeHead | undefined }
  | { readonly kind: 'class'; readonly to: FeePayer['class'] }
  | {
      readonly kind: 'standing';
      readonly unit: (typeof concessionUnits)[number];
      readonly value: number;
      readonly monthsAhead: number;
      readonly months: number | undefined;
    }
  | { readonly kind: 'end'; readonly which: number; readonly monthsAhead: number }
  | { readonly kind: 'leave' | 'return' }
  | { readonly kind: 'rise'; readonly monthsAhead: number; readonly monthly: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'month-end'; readonly seconds: number };

const of = fc.constant;
const classes: readonly FeePayer['class'][] = ['nb', '3', '8', '10'];
const charge: fc.Arbitrary<NewCharge> = fc.record({
  head: fc.constantFrom(...chargeHeads),
  amount: fc.integer({ min: 1, max: 50_000 }).map(paise),
  reason: of('Window'),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: of('pay' as const),
      share: fc.integer({ min: -5, max: 110 }),
      toward: fc.constantFrom(...paymentTypes),
      monthsAhead: fc.oneof(of(0), fc.integer({ min: -1, max: 26 })),
      charges: fc.oneof(of([]), fc.array(charge, { maxLength: 2 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('charge' as const, 'concession'), charge }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: of('void' as const),
      which: fc.nat(40),
      head: fc.option(fc.constantFrom(...feeHeads), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('class' as const),
      to: fc.constantFrom(...classes),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('standing' as const),
      unit: fc.constantFrom(...concessionUnits),
      value: fc.oneof(fc.integer({ min: 1, max: 10_000 }), of(10_000)),
      monthsAhead: fc.integer({ min: -2, max: 3 }),
      months: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('end' as const),
      which: fc.nat(3),
      monthsAhead: fc.integer({ min: -1, max: 3 }),
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

/** The month that is so many 30 days away. */
const monthFrom = (at: Date, months: number) =>
  schoolMonth(new Date(at.getTime() + months * 30 * 24 * 3600_000));

/** What a step does to what is stored, as the API does it: nothing when the rules refuse. */
function taken({ stored, student }: Books, next: Step, today: Today): Books {
  const context = { by: 'Admin', byId: 'admin', ...today };
  const { concessions = [] } = student;
  switch (next.kind) {
    case 'pay': {
      const { toward, monthsAhead, charges } = next;
      const due = feesDue(stored, student, today);
      const throughMonth = monthsAhead === 0 ? undefined : monthFrom(today.at, monthsAhead);
      const currentCharge = currentChargeWith(due, { throughMonth, charges });
      const paidAmount = paise(Math.round((sum(due.previousBalance, currentCharge) * next.share) / 100));
      const request = { ...due, paidAmount, currentCharge, toward, throughMonth, charges };
      const outcome = collectFee(stored, student, request, context);
      return { student, stored: outcome.ok ? [...stored, ...outcome.value] : stored };
    }
    case 'charge':
      return { student, stored: [...stored, ...addCharge(stored, student, next.charge, context)] };
    case 'concession': {
      const concession = { ...next.charge, concession: 'hardship' as const };
      const outcome = giveConcession(stored, student, concession, context);
      return { student, stored: outcome.ok ? [...stored, ...outcome.value] : stored };
    }
    case 'void': {
      const studentReceiptNo = ledgerAt(stored, student, today)[next.which]?.studentReceiptNo ?? '';
      const outcome = voidReceipt(
        stored,
        student,
        { studentReceiptNo, reason: 'Mistake', head: next.head },
        context,
      );
      return { student, stored: outcome.ok ? [...stored, ...outcome.value] : stored };
    }
    case 'class':
      return { student: { ...student, class: next.to }, stored: ledgerAt(stored, student, today) };
    case 'standing': {
      const { unit, value, monthsAhead, months } = next;
      const from = monthFrom(today.at, monthsAhead);
      const through = months === undefined ? undefined : monthFrom(today.at, monthsAhead + months);
      const request = {
        studentID: '1234',
        concession: 'merit' as const,
        unit,
        value,
        from,
        through,
        reason: 'First',
      };
      const given = standingConcession(request, String(concessions.length), context);
      if (!given.ok) return { student, stored };
      return {
        student: { ...student, concessions: [...concessions, given.value] },
        stored: ledgerAt(stored, student, today),
      };
    }
    case 'end': {
      const from = monthFrom(today.at, next.monthsAhead);
      const request = { studentID: '1234', id: String(next.which), from, reason: 'Failed' };
      const ended = endConcession(concessions, request, context);
      if (!ended.ok) return { student, stored };
      return { student: { ...student, concessions: ended.value }, stored: ledgerAt(stored, student, today) };
    }
    case 'leave':
      return { student: { ...student, leftAt: student.leftAt ?? today.at }, stored };
    case 'return': {
      const { leftAt, away = [], ...there } = student;
      if (leftAt === undefined) return { student, stored };
      const back = { ...there, away: [...away, { leftAt, returnedAt: today.at }] };
      return { student: back, stored: ledgerAt(stored, student, today) };
    }
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
  const from = monthFrom(at, next.monthsAhead);
  const band = { ...specifiedFees['1-5'], monthly: paise(next.monthly) };
  const added = addFeeTable({ from, fees: { ...specifiedFees, '1-5': band, '6-8': band } }, at);
  return added.ok ? [...feeTables, added.value] : feeTables;
}

/** What a month could cost in any class that the student may have been in, also when it was paid ahead of a new fee table. */
const feesOf = (tables: Today['feeTables']) => (month: string) =>
  [tables, ...tables.map((_, known) => tables.slice(0, known))].flatMap((versions) =>
    classes.map((one) => feesAt(month, { class: one }, versions).monthly),
  );

const sumOf = (parts: readonly { readonly amount: Paise }[]) => sum(...parts.map(({ amount }) => amount));

describe('any years at the counter', () => {
  const years = fc.record({
    opening: fc.integer({ min: 0, max: 500_000 }),
    start: fc.date({ min: new Date('2026-03-25'), max: new Date('2026-04-10'), noInvalidDate: true }),
    monthsAhead: fc.integer({ min: -3, max: 3 }),
    steps: fc.array(step, { maxLength: 60 }),
    leaves: fc.boolean(),
    returns: fc.boolean(),
  });

  it('hold the promises of the ledger', () => {
    fc.assert(
      fc.property(years, ({ opening, start, monthsAhead, steps, leaves, returns }) => {
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
        const gone: Step[] = leaves ? [{ kind: 'leave' }, ...steps] : [];
        const back: Step[] = returns ? [{ kind: 'return' }, ...steps] : [];
        for (const next of [...steps, ...gone, ...back]) {
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
        const fees = feesOf(today.feeTables);
        const ledger = ledgerAt(lazy.stored, lazy.student, today);
        ledger.forEach((entry, index) => {
          const before = ledger[index - 1]?.updatedBalance ?? 0;
          expect(entry.updatedBalance).toBe(before + debitOf(entry) - creditOf(entry));
          expect(entry.updatedBalance).toBeGreaterThanOrEqual(0);
        });
        const balance = feesDue(lazy.stored, lazy.student, today).previousBalance;
        expect(balance).toBe(sum(...ledger.map(debitOf)) - sum(...ledger.map(creditOf)));
        const charges = ledger.flatMap(chargesOf);
        const charged = charges
          .filter(({ head, amount, concessions }) => head === 'monthly' && (amount > 0 || concessions))
          .map(({ month }) => month);
        expect(new Set(charged).size).toBe(charged.length);
        expect(charged.filter((month) => month < feesFrom)).toEqual([]);
        const last = [schoolMonth(today.at), schoolMonth(lazy.student.leftAt ?? today.at)].sort()[0] ?? '';
        const [away] = lazy.student.away ?? [];
        const isAway = (month: string) =>
          away !== undefined && month > schoolMonth(away.leftAt) && month < schoolMonth(away.returnedAt);
        const passed = monthsBetween(feesFrom, last).filter(
          (month) => month < schoolMonth(today.at) && !isAway(month),
        );
        expect(charged).toEqual(expect.arrayContaining(passed));

        // A concession lowers the fee of its month, in whole, and is said where the month is charged.
        for (const { month, amount, concessions = [] } of charges.filter((one) => one.head === 'monthly')) {
          const off = sum(...concessions.map((one) => one.amount));
          expect(concessions.every((one) => one.amount > 0 && amount >= 0)).toBe(true);
          if (off > 0) expect(fees(month)).toContain(sum(amount, off));
        }

        const { paidFor, dues } = allocate(ledger);
        for (const { studentReceiptNo, studentPaid } of ledger)
          expect(sumOf(paidFor.get(studentReceiptNo) ?? [])).toBe(studentPaid);
        expect(sum(...dues.map(({ open }) => open))).toBe(balance);

        // The day books hold just what the ledgers do, whenever it was written into them (D53).
        const named = {
          ...student,
          studentFirstName: 'Asha',
          studentLastName: 'Verma',
          section: 'a' as const,
        };
        const takings = takingsOf(named, ledger);
        expect(sum(...takings.map(({ studentPaid }) => studentPaid))).toBe(
          sum(...ledger.map(({ studentPaid }) => studentPaid)),
        );
        const totals = dayBookTotals(takings.flatMap(partsOf));
        for (const one of [totals.branches, totals.modes, totals.heads, totals.collectors])
          expect(sumOf(one)).toBe(totals.total);
        expect(totals.total).toBe(sum(...ledger.map(({ studentPaid }) => studentPaid)));
        const known = Math.floor(ledger.length / 3);
        expect([...takingsOf(named, ledger.slice(0, known)), ...takingsOf(named, ledger, known)]).toEqual(
          takings,
        );
        // What the list of defaulters says is what the counter asks for.
        const owed = outstanding(lazy.stored, lazy.student, today);
        expect(owed.amount).toBe(feesDue(lazy.stored, lazy.student, today).outstandingDue);
        expect(sum(...Object.values(owed.byAge))).toBe(owed.amount);
        expect(owed.dues.every(({ amount }) => amount > 0)).toBe(true);
        for (const { open, charge: due } of dues) {
          expect(open).toBeGreaterThanOrEqual(0);
          expect(open).toBeLessThanOrEqual(due.amount);
        }
        // What a receipt said was paid, it says for ever.
        const half = allocate(ledger.slice(0, Math.ceil(ledger.length / 2))).paidFor;
        for (const [number, parts] of half) expect(paidFor.get(number)).toEqual(parts);
        const numbers = ledger.map((entry) => entry.studentReceiptNo);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 200 },
    );
  });
});

import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import {
  paidByHead,
  dayBookTotals,
  entryParts,
  SessionSums,
  type DayBookEntry,
  type SessionFigures,
} from '../books';
import {
  addFeeTable,
  addHead,
  changeHead,
  closeHead,
  endConcession,
  endHead,
  feesAt,
  headOf,
  moveClass,
  sessionGiven,
  specifiedFees,
  standingConcession,
  takeHead,
  takenHeadInMonth,
  isAwaitingDecision,
  type FeePayer,
  type FeeTerms,
  type Move,
  type NewHead,
  type StudentInSection,
} from '../fees';
import type { Outcome } from '../rules';
import {
  monthsBetween,
  nextMonth,
  schoolMonth,
  sessionName,
  startOfMonth,
  turnOfSessions,
  type SchoolCode,
} from '../school';
import { changed, left, moved, movedBack, returned } from '../test/counter';
import {
  chargeHeads,
  concessionUnits,
  feeHeads,
  paise,
  paymentTypes,
  schoolHead,
  sum,
  total,
  isSchoolHead,
  type FeeHead,
  type PaymentType,
  type SchoolHead,
} from '../values';
import { balanceOf, ledgerAt } from './accrual';
import { allocate } from './allocation';
import { addCharge, type NewCharge } from './charge';
import { chargedMonthsOf, reversedMonths } from './charged-months';
import { giveConcession } from './concession';
import { creditOf, currentChargeWith, debitOf, feesDue, openLedger } from './ledger';
import { chargesOf, type Ledger } from './ledger-entry';
import { bookMonths, neverCharged } from './never-charged';
import { outstanding } from './outstanding';
import { collectFee } from './payment';
import { monthlyCharges } from './month-charges';
import { refund, refundable, refundableOf, refundOf, type RefundOf } from './refund';
import type { Today } from './today';
import { mayTakeBack, voidOf, voidReceipt, type VoidRight } from './void';

/** The stored data of a student: the document and the entries. */
interface Books {
  readonly stored: Ledger;
  readonly student: StudentInSection;
}

type Step =
  | {
      readonly kind: 'pay';
      readonly share: number;
      readonly toward: PaymentType;
      readonly monthsAhead: number;
      readonly charges: readonly NewCharge[];
    }
  | { readonly kind: 'charge'; readonly charge: NewCharge }
  | { readonly kind: 'concession'; readonly charge: NewCharge; readonly isWaiver: boolean }
  | {
      readonly kind: 'void';
      readonly which: number;
      readonly head: FeeHead | undefined;
      readonly right: VoidRight;
    }
  | { readonly kind: 'mistyped' | 'book' | 'return' | 'moved-back' }
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'terms'; readonly to: Partial<FeeTerms> & Pick<FeeTerms, 'class'> }
  | {
      readonly kind: 'standing';
      readonly unit: (typeof concessionUnits)[number];
      readonly value: number;
      readonly monthsAhead: number;
      readonly months: number | undefined;
    }
  | { readonly kind: 'end'; readonly which: number; readonly monthsAhead: number }
  | { readonly kind: 'leave'; readonly daysBack: number }
  | { readonly kind: 'refund'; readonly of: RefundOf; readonly share: number }
  | {
      readonly kind: 'rise';
      readonly monthsAhead: number;
      readonly monthly: number;
      readonly branch: SchoolCode | undefined;
    }
  | { readonly kind: 'head'; readonly which: number; readonly monthsAhead: number }
  | {
      readonly kind: 'head-price';
      readonly which: number;
      readonly monthsAhead: number;
      readonly amount: number;
    }
  | { readonly kind: 'head-close'; readonly which: number; readonly monthsAhead: number }
  | {
      readonly kind: 'take';
      readonly head: SchoolHead;
      readonly stop: string;
      readonly monthsAhead: number;
      readonly months: number | undefined;
    }
  | { readonly kind: 'give-up'; readonly which: number; readonly monthsAhead: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'month-end'; readonly seconds: number };

const of = fc.constant;
const DAY = 24 * 3600_000;
const english = { medium: 'english', boardType: 'cbse' } as const;
const hindi = { medium: 'hindi', boardType: 'up' } as const;
const terms: readonly (Partial<FeeTerms> & Pick<FeeTerms, 'class'>)[] = [
  { class: 'nb' },
  { class: '3' },
  { class: '8', ...hindi },
  { class: '10', ...english },
  { class: '11', stream: 'arts' },
  { class: '12', stream: 'science' },
];
/** The heads that the school may add: one of each kind. */
const ownHeads: readonly Omit<NewHead, 'from'>[] = [
  {
    name: 'Bus',
    every: 'monthly',
    price: 'stop',
    takers: 'chosen',
    isRefundable: false,
    stops: [
      { name: 'Civil Lines', amount: paise(400_00) },
      { name: 'Naini', amount: paise(650_00) },
    ],
  },
  {
    name: 'Exam',
    every: 'yearly',
    inMonths: ['09', '02'],
    price: 'one',
    takers: 'all',
    isRefundable: false,
    amount: paise(150_00),
  },
  {
    name: 'Computer',
    every: 'monthly',
    price: 'class',
    takers: 'all',
    branch: 'MLMEC',
    isRefundable: false,
    bands: {
      'before-1': paise(0),
      '1-5': paise(50_00),
      '6-8': paise(80_00),
      '9-10': paise(100_00),
      '11-12-science': paise(150_00),
      '11-12-arts': paise(0),
    },
  },
  { name: 'Diary', every: 'once', price: 'one', takers: 'all', isRefundable: false, amount: paise(60_00) },
  {
    name: 'Locker',
    every: 'once',
    price: 'one',
    takers: 'chosen',
    isRefundable: true,
    amount: paise(200_00),
  },
];
const ownNames = ownHeads.map(({ name }) => schoolHead(name));
const charge: fc.Arbitrary<NewCharge> = fc.record({
  head: fc.constantFrom(...chargeHeads, ...ownNames),
  amount: fc.oneof(of(paise(1)), fc.integer({ min: 1, max: 50_000 }).map(paise)),
  reason: of('Window'),
});
const move: fc.Arbitrary<Move> = fc.oneof(
  of({ decision: 'passes-out' as const }),
  fc.record({
    decision: fc.constantFrom('promote' as const, 'promote' as const, 'detain' as const),
    class: fc.constantFrom('3' as const, '8' as const, '10' as const),
    section: of('a' as const),
  }),
  fc.record({
    decision: fc.constantFrom('promote' as const, 'detain' as const),
    class: of('12' as const),
    section: of('b' as const),
    stream: of('science' as const),
  }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: of('pay' as const),
      share: fc.oneof(of(100), fc.integer({ min: -5, max: 110 })),
      toward: fc.constantFrom(...paymentTypes, ...ownNames),
      monthsAhead: fc.oneof(of(0), fc.integer({ min: -1, max: 26 })),
      charges: fc.oneof(of([]), fc.uniqueArray(charge, { maxLength: 4, selector: ({ head }) => head })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('charge' as const), charge }) },
  { weight: 2, arbitrary: fc.record({ kind: of('concession' as const), charge, isWaiver: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: of('void' as const),
      which: fc.nat(40),
      head: fc.option(fc.constantFrom(...feeHeads, ...ownNames), { nil: undefined }),
      right: fc.constantFrom('all' as const, 'all' as const, 'payments' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('mistyped' as const, 'book' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: of('terms' as const), to: fc.constantFrom(...terms) }) },
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
      kind: of('leave' as const),
      daysBack: fc.oneof(of(0), of(0), fc.integer({ min: 0, max: 150 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('return' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: of('move' as const), move }) },
  { weight: 1, arbitrary: fc.record({ kind: of('moved-back' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('refund' as const),
      of: fc.constantFrom(...refundOf, schoolHead('Locker')),
      share: fc.oneof(of(100), fc.integer({ min: 1, max: 110 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('rise' as const),
      monthsAhead: fc.integer({ min: -3, max: 4 }),
      monthly: fc.oneof(of(0), fc.integer({ min: 0, max: 90_000 })),
      branch: fc.constantFrom(undefined, 'MLMEC' as const, 'MLMIC' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: of('head' as const),
      which: fc.nat(ownHeads.length - 1),
      monthsAhead: fc.integer({ min: -3, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('head-price' as const),
      which: fc.nat(ownHeads.length - 1),
      monthsAhead: fc.integer({ min: -2, max: 4 }),
      amount: fc.integer({ min: 1, max: 90_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('head-close' as const),
      which: fc.nat(ownHeads.length - 1),
      monthsAhead: fc.integer({ min: -2, max: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: of('take' as const),
      head: fc.constantFrom(...ownNames),
      stop: fc.constantFrom('Civil Lines', 'Naini', ''),
      monthsAhead: fc.integer({ min: -1, max: 4 }),
      months: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('give-up' as const),
      which: fc.nat(5),
      monthsAhead: fc.integer({ min: -1, max: 4 }),
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

/** The month this many times 30 days away. */
const monthFrom = (at: Date, months: number) => schoolMonth(new Date(at.getTime() + months * 30 * DAY));

/** The day of leaving for a step: not in the future, nor before the student last came (D74). */
const leavingDay = ({ former = [] }: FeePayer, at: Date, daysBack: number, registeredAt: Date) => {
  const came = former.findLast(({ leftAt }) => leftAt !== undefined)?.until ?? registeredAt;
  return new Date(Math.max(at.getTime() - daysBack * DAY, came.getTime()));
};

/** Reports a difference if there is one; mostly there is none, and `toEqual` is slow to find that out. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** Applies a step to the stored data as the API does; if the rules refuse, nothing changes. */
function taken(
  { stored, student }: Books,
  next: Step,
  today: Today,
  registeredAt: Date,
  named: string,
): Books {
  const context = { by: 'Admin', byId: 'admin', ...today };
  const { concessions = [] } = student;
  const kept = (outcome: Outcome<Ledger>): Books => ({
    student,
    stored: outcome.ok ? [...stored, ...outcome.value] : stored,
  });
  switch (next.kind) {
    case 'pay': {
      const { toward, monthsAhead, charges } = next;
      const due = feesDue(stored, student, today);
      const throughMonth = monthsAhead === 0 ? undefined : monthFrom(today.at, monthsAhead);
      const currentCharge = currentChargeWith(due, { throughMonth, charges });
      const paidAmount = paise(Math.round((sum(due.previousBalance, currentCharge) * next.share) / 100));
      return kept(
        collectFee(
          stored,
          student,
          { ...due, paidAmount, currentCharge, toward, throughMonth, charges },
          context,
        ),
      );
    }
    case 'charge':
      return { student, stored: [...stored, ...addCharge(stored, student, next.charge, context)] };
    case 'concession': {
      const concession = next.isWaiver
        ? { ...next.charge, head: 'fine' as const }
        : { ...next.charge, concession: 'hardship' as const };
      return kept(giveConcession(stored, student, concession, context));
    }
    case 'void': {
      const request = { studentReceiptNo: named, reason: 'Mistake', head: next.head };
      return kept(voidReceipt(stored, student, request, next.right, context));
    }
    case 'mistyped': {
      const last = stored.findLast(({ kind }) => kind === 'deposit');
      if (!last || !mayTakeBack(last, 'admin', today.at, false)) return { student, stored };
      const request = {
        studentReceiptNo: last.studentReceiptNo,
        reason: 'Mistyped',
        cause: 'mistyped' as const,
      };
      return kept(voidReceipt(stored, student, request, 'payments', context));
    }
    case 'book': {
      const registered = { ...student, registeredAt };
      const months = neverCharged(stored, registered, today);
      return kept(bookMonths(stored, registered, { months, reason: 'Never charged' }, context));
    }
    case 'refund': {
      const most = refundableOf(refundable(stored, student, today), next.of);
      const amount = paise(Math.floor((most * next.share) / 100));
      if (amount <= 0) return { student, stored };
      const paidBack = kept(refund(stored, student, { of: next.of, amount, reason: 'Asked for' }, context));
      // The family never gets back more than it has paid.
      expect(sum(...paidBack.stored.map(({ studentPaid }) => studentPaid))).toBeGreaterThanOrEqual(0);
      return paidBack;
    }
    case 'terms': {
      const classSession = sessionGiven(student, today.at);
      return { stored, student: changed(student, today.at, { classSession, passesOut: false, ...next.to }) };
    }
    case 'standing': {
      const { unit, value, monthsAhead, months } = next;
      const from = monthFrom(today.at, monthsAhead);
      const through = months === undefined ? undefined : monthFrom(today.at, monthsAhead + months);
      const asked = { studentID: '1234', concession: 'merit' as const, unit, value, from, through };
      const request = { ...asked, reason: 'First' };
      const given = standingConcession(request, String(concessions.length), context, {
        student,
        heads: today.heads,
      });
      return given.ok
        ? { stored, student: { ...student, concessions: [...concessions, given.value] } }
        : { stored, student };
    }
    case 'end': {
      const from = monthFrom(today.at, next.monthsAhead);
      const request = { studentID: '1234', id: String(next.which), from, reason: 'Failed' };
      const ended = endConcession(concessions, request, context);
      return { stored, student: ended.ok ? { ...student, concessions: ended.value } : student };
    }
    case 'take': {
      const { head, stop, monthsAhead, months } = next;
      const from = monthFrom(today.at, monthsAhead);
      const request = {
        studentID: '1234',
        head,
        stop: stop === '' ? undefined : stop,
        from,
        through: months === undefined ? undefined : monthFrom(today.at, monthsAhead + months),
      };
      const { revision = 0 } = student;
      const desk = { ...context, revision };
      const heads = takeHead(student, request, today.heads, String(student.heads?.length ?? 0), desk);
      return {
        stored,
        student: heads.ok ? { ...student, heads: heads.value, revision: revision + 1 } : student,
      };
    }
    case 'give-up': {
      const from = monthFrom(today.at, next.monthsAhead);
      const { heads = [], revision = 0 } = student;
      const over = endHead(
        heads,
        { studentID: '1234', id: String(next.which), from },
        { ...context, revision },
      );
      return {
        stored,
        student: over.ok ? { ...student, heads: over.value, revision: revision + 1 } : student,
      };
    }
    case 'leave':
      if (student.leftAt) return { student, stored };
      return { stored, student: left(student, leavingDay(student, today.at, next.daysBack, registeredAt)) };
    case 'return':
      if (!student.leftAt) return { student, stored };
      return {
        stored,
        student: returned(student, today.at, {
          classSession: sessionGiven(student, today.at),
          passesOut: false,
        }),
      };
    case 'move': {
      // A student who repeats stays in the same class.
      const { class: schoolClass, section, stream } = student;
      const asked: Move =
        next.move.decision === 'detain'
          ? { decision: 'detain', class: schoolClass, section, stream }
          : next.move;
      const turn = turnOfSessions(schoolMonth(today.at));
      const isMoved = moveClass(student, asked, turn, context).ok;
      return { stored, student: isMoved ? moved(student, asked, today) : student };
    }
    case 'moved-back': {
      const back = movedBack(stored, student, today);
      return { stored, student: back.ok ? back.value : student };
    }
    case 'rise':
    case 'head':
    case 'head-price':
    case 'head-close':
    case 'wait':
    case 'month-end':
      return { stored, student };
  }
}

/** The time of the next step: days pass, or the clock comes near the end of the month. */
function later(at: Date, next: Step): Date {
  if (next.kind === 'wait') return new Date(at.getTime() + next.minutes * 60_000);
  if (next.kind !== 'month-end') return new Date(at.getTime() + 1000);
  const end = startOfMonth(nextMonth(schoolMonth(at))).getTime() + next.seconds * 1000;
  return new Date(Math.max(at.getTime(), end));
}

/** The ledger that a job at the end of each month would have stored by now. */
const nightly = ({ stored, student }: Books, from: Today, to: Date): Books => ({
  student,
  stored: monthsBetween(nextMonth(schoolMonth(from.at)), schoolMonth(to)).reduce<Ledger>(
    (ledger, month) => ledgerAt(ledger, student, { ...from, at: startOfMonth(month) }),
    stored,
  ),
});

/** The fee tables after a step: a new version for the classes up to 8, if it may begin in the month asked for (D45, D79). */
function tablesAfter({ at, feeTables }: Today, next: Step, ledger: Ledger): Today['feeTables'] {
  if (next.kind !== 'rise') return feeTables;
  const from = monthFrom(at, next.monthsAhead);
  const band = { ...specifiedFees['1-5'], monthly: paise(next.monthly) };
  const fees = { ...specifiedFees, 'before-1': band, '1-5': band, '6-8': band };
  const isCharged = ledger.flatMap(chargesOf).some(({ head, month }) => head === 'monthly' && month >= from);
  const added = addFeeTable({ from, ...(next.branch && { branch: next.branch }), fees }, at, isCharged);
  return added.ok ? [...feeTables, added.value] : feeTables;
}

/** The heads of the school after a step, as far as the rules allow it (D78). */
function headsAfter({ at, heads }: Today, next: Step, ledger: Ledger): Today['heads'] {
  if (next.kind !== 'head' && next.kind !== 'head-price' && next.kind !== 'head-close') return heads;
  const asked = ownHeads[next.which];
  if (!asked) return heads;
  const name = schoolHead(asked.name);
  const from = monthFrom(at, next.monthsAhead);
  const isCharged = (head: FeeHead) =>
    ledger.flatMap(chargesOf).some((one) => one.head === head && one.month >= from);
  const by = { by: 'Admin', at };
  if (next.kind === 'head') {
    const added = addHead(heads, { ...asked, from }, by, isCharged('monthly'));
    return added.ok ? [...heads, added.value] : heads;
  }
  const head = headOf(heads, name);
  if (!head) return heads;
  const price = {
    from,
    ...(asked.stops
      ? {
          stops: asked.stops.map((stop) => ({
            ...stop,
            amount: paise(next.kind === 'head-price' ? next.amount : 1),
          })),
        }
      : asked.bands
        ? { bands: asked.bands }
        : { amount: paise(next.kind === 'head-price' ? next.amount : 1) }),
  };
  const changedHead =
    next.kind === 'head-price'
      ? changeHead(head, price, by, isCharged(name))
      : closeHead(head, from, at, isCharged(name));
  return changedHead.ok ? heads.map((one) => (one === head ? changedHead.value : one)) : heads;
}

/** Every fee a month can have in any class the student may have been in, also if paid before a new fee table. */
const feesOf = (tables: Today['feeTables']) => (month: string) =>
  [tables, ...tables.map((_, known) => tables.slice(0, known))].flatMap((versions) =>
    terms.flatMap((one) =>
      [english, hindi].map((branch) => feesAt(month, { ...one, ...branch }, versions).monthly),
    ),
  );

/** Decides whether the school would say that a month is owed, only from the days on which things happened. */
class School {
  private readonly away: { readonly from: string; until?: string }[] = [];
  private readonly twelfth: { readonly from: string; readonly session: string | undefined }[] = [];

  constructor(private readonly feesFrom: string) {}

  note(before: FeePayer, after: FeePayer, at: Date): void {
    if (after === before) return;
    const month = schoolMonth(at);
    const session = isAwaitingDecision(after) ? after.classSession : undefined;
    // A decision holds from the day it is about, whenever it was made.
    const until = after.former?.at(-1)?.until;
    if (after.former !== before.former) this.twelfth.push({ from: schoolMonth(until ?? at), session });
    if (after.leftAt && !before.leftAt) this.away.push({ from: schoolMonth(after.leftAt) });
    const last = this.away.at(-1);
    if (before.leftAt && !after.leftAt && last) last.until = month;
  }

  isOwed(month: string): boolean {
    const { session } = this.twelfth.findLast(({ from }) => from <= month) ?? {};
    return (
      month >= this.feesFrom &&
      (session === undefined || sessionName(month) <= session) &&
      !this.away.some(({ from, until }) => month > from && (until === undefined || month < until))
    );
  }
}

/** The months that stay charged; a month is only charged again after it was taken back. */
function chargedMonths(ledger: Ledger): ReadonlySet<string> {
  const charged = new Set<string>();
  for (const { kind, charges = [] } of ledger)
    for (const { head, month } of charges) {
      if (head !== 'monthly') continue;
      const isTakenBack = kind === 'take-back' || kind === 'reversal';
      expectSame([month, charged.has(month)], [month, isTakenBack]);
      if (isTakenBack) charged.delete(month);
      else charged.add(month);
    }
  return charged;
}

/** The money of a ledger, regardless of how it was stored. */
function moneyOf({ stored, student }: Books, today: Today) {
  const ledger = ledgerAt(stored, student, today);
  const { dues, advance } = allocate(ledger);
  const open = dues.filter((due) => due.open > 0).map((due) => [due.charge.head, due.charge.month, due.open]);
  return { balance: balanceOf(ledger), advance, open, paid: ledger.flatMap(({ paidFor = [] }) => paidFor) };
}

/** Expects what must hold after any steps. */
function expectSound({ stored, student }: Books, today: Today): void {
  const ledger = ledgerAt(stored, student, today);
  const balance = balanceOf(ledger);
  const { dues, advance } = allocate(ledger);
  const opens = dues.map(({ open }) => open);
  expect(opens.every((open) => open >= 0)).toBe(true);
  expect(advance).toBeGreaterThanOrEqual(0);
  expect(advance === 0 || opens.every((open) => open === 0)).toBe(true);
  expect(paise(sum(...opens) - advance)).toBe(balance);
  expect(dues.every(({ open, amount, conceded }) => open + conceded <= amount)).toBe(true);
  expect(
    dues.every(({ open, amount, conceded, settled }) => settled >= 0 && settled <= amount - open - conceded),
  ).toBe(true);
  // The list of defaulters has the same due as the counter.
  const owed = outstanding(stored, student, today);
  expect(owed.amount).toBe(Math.max(0, feesDue(stored, student, today).outstandingDue));
  expect(sum(...Object.values(owed.byAge))).toBe(owed.amount);
  expect(owed.dues.every(({ amount }) => amount > 0)).toBe(true);
}

/** The entries of the day book for a ledger (D53). */
const dayBookEntriesOf = (ledger: Ledger): DayBookEntry[] =>
  ledger.flatMap(({ paidFor, ...entry }) =>
    paidFor
      ? [
          {
            ...entry,
            studentID: '1234',
            studentName: 'Asha Verma',
            class: '3',
            section: 'a',
            paidFor: paidByHead(paidFor),
          },
        ]
      : [],
  );

/** The number of random years; by hand with more: `RANDOM_YEARS=5000 npx vitest run ledger-years`. */
const years = Number(process.env['RANDOM_YEARS'] ?? 40);

describe('any years at the counter', () => {
  const anyYears = fc.record({
    opening: fc.oneof(of(0), fc.integer({ min: 0, max: 500_000 })),
    start: fc.date({ min: new Date('2026-03-25'), max: new Date('2026-04-10'), noInvalidDate: true }),
    monthsAhead: fc.integer({ min: -3, max: 3 }),
    steps: fc.array(step, { maxLength: 50, size: 'max' }),
  });

  it('hold the promises of the ledger', () => {
    fc.assert(
      fc.property(anyYears, ({ opening, start, monthsAhead, steps }) => {
        const feesFrom = `2026-${String(4 + monthsAhead).padStart(2, '0')}`;
        const student: StudentInSection = {
          studentID: '1234',
          ...english,
          class: '3',
          section: 'a',
          feesFrom,
          revision: 0,
        };
        const school = new School(feesFrom);
        let today: Today = { at: start, feeTables: [], heads: [] };
        let lazy: Books = {
          student,
          stored: openLedger(student, paise(opening), { by: 'Admin', ...today }),
        };
        let booked: Books = lazy;
        let isBackdated = false;
        for (const next of steps) {
          const before = lazy;
          const at = later(today.at, next);
          booked = nightly(booked, today, at);
          const read = ledgerAt(lazy.stored, lazy.student, { ...today, at });
          const then = { ...today, at };
          today = {
            at,
            feeTables: tablesAfter(then, next, read),
            heads: headsAfter(then, next, read),
          };
          const named = next.kind === 'void' ? (read[next.which]?.studentReceiptNo ?? '') : '';
          lazy = taken(lazy, next, today, start, named);
          booked = taken(booked, next, today, start, named);
          school.note(before.student, lazy.student, at);
          const { leftAt = at } = lazy.student;
          if (next.kind === 'leave' && schoolMonth(leftAt) < schoolMonth(at)) isBackdated = true;
          const ended = lazy.student.former?.at(-1);
          if (ended?.move && schoolMonth(ended.until) < schoolMonth(at)) isBackdated = true;
          // Stored entries stay, and the next write stores exactly the entries shown before.
          expectSame(lazy.stored.slice(0, before.stored.length), before.stored);
          if (lazy.stored.length > before.stored.length) expectSame(lazy.stored.slice(0, read.length), read);
          // Following entries may be stored at once or with the next payment: the result is the same.
          booked = { ...booked, stored: ledgerAt(booked.stored, booked.student, today) };
          // A leaving or move entered late takes back the months already charged, or leaves out those not charged yet.
          if (!isBackdated) expectSame(booked.stored, ledgerAt(lazy.stored, lazy.student, today));
          expectSame(moneyOf(booked, today), moneyOf(lazy, today));
          expectSound(lazy, today);
          expectSound(booked, today);
        }
        for (const { stored, student: now } of [lazy, booked]) {
          const ledger = ledgerAt(stored, now, today);
          ledger.forEach((entry, index) => {
            const before = ledger[index - 1]?.updatedBalance ?? 0;
            expect(entry.updatedBalance).toBe(before + debitOf(entry) - creditOf(entry));
            expect(entry.paidFor ? total(entry.paidFor) : 0).toBe(entry.studentPaid);
          });
          // The balance is the charges, less the money paid in, plus the money paid back.
          const paidBack = ledger.filter(({ kind }) => kind === 'refund');
          const charged = ledger.map((entry) => debitOf(entry) - Math.max(0, 0 - entry.studentCurrentCharge));
          const cameIn = ledger.filter(({ kind }) => kind !== 'refund');
          expect(balanceOf(ledger)).toBe(
            charged.reduce((all, one) => all + one, 0) -
              sum(...cameIn.map(({ studentPaid }) => studentPaid)) -
              sum(...paidBack.map(({ studentPaid }) => studentPaid)),
          );

          // Exactly the owed months are charged, except months that were charged by mistake.
          const months = chargedMonths(ledger);
          const passed = monthsBetween(feesFrom, schoolMonth(today.at));
          const reversed = reversedMonths(ledger);
          for (const month of passed.slice(0, -1))
            expectSame(
              [month, months.has(month)],
              [month, school.isOwed(month) && !reversed.includes(month)],
            );

          // The same holds for the school's heads that the student has.
          const { charged: standing, reversed: wrong } = chargedMonthsOf(ledger);
          expectSame(monthlyCharges(ledger, now, passed.slice(0, -1), today), []);
          for (const { head } of today.heads.filter(({ every }) => every === 'once')) {
            const own = [...standing.values()].filter(
              (one) => one.charge.head === head && one.charge.reason === undefined,
            );
            expect(own.length).toBeLessThanOrEqual(1);
          }
          for (const { charge: one, entry } of standing.values()) {
            // No month after a void of its payment stays charged (D73).
            const voided = voidOf(ledger, entry.studentReceiptNo);
            expect(voided === undefined || one.month <= schoolMonth(voided.collectedAt)).toBe(true);
            if (!isSchoolHead(one.head) || one.reason !== undefined || one.month <= schoolMonth(today.at))
              continue;
            // A head charged for a future month is still taken by the student, or applies to all (D45).
            const head = headOf(today.heads, one.head);
            expectSame(
              [
                entry.kind,
                head?.takers === 'all' || takenHeadInMonth(now.heads, one.head, one.month) !== undefined,
              ],
              ['deposit', true],
            );
          }
          expect([...wrong.keys()].every((key) => !standing.has(key))).toBe(true);

          // A concession lowers the fee of its month and is listed where the month is charged.
          const fees = feesOf(today.feeTables);
          for (const { kind, charges = [] } of ledger)
            for (const { head, month, amount, concessions = [] } of charges) {
              if (head !== 'monthly' || kind === 'take-back' || kind === 'reversal') continue;
              expect(concessions.every((one) => one.amount > 0) && amount >= 0).toBe(true);
              expect(fees(month)).toContain(sum(amount, total(concessions)));
            }

          // The money noted in an entry follows from the entries before it, and never changes.
          const silent = ledger.map(({ paidFor: _, ...entry }) => entry);
          ledger.slice(-30).forEach((entry, index) => {
            const before = Math.max(0, ledger.length - 30) + index;
            expectSame(allocate(silent.slice(0, before + 1)).paidFor, entry.paidFor ?? []);
          });

          const collections = dayBookEntriesOf(ledger);
          const totals = dayBookTotals(collections.flatMap(entryParts));
          for (const one of [totals.branches, totals.modes, totals.heads, totals.collectors])
            expect(total(one)).toBe(totals.total);
          expect(totals.total).toBe(sum(...ledger.map(({ studentPaid }) => studentPaid)));
          expect(sum(totals.collected, totals.voided, totals.refunded)).toBe(totals.total);
          // The sessions, one after the other, add up to the whole ledger; a student owes or is in advance, and in one branch.
          let before: readonly SessionFigures[] | undefined;
          for (const session of [...new Set(ledger.map(({ month }) => sessionName(month)))].sort()) {
            const sums = new SessionSums(session);
            sums.add(ledger, now);
            const own = ledger.filter(({ month }) => sessionName(month) <= session);
            const left = sum(...own.map((entry) => paise(debitOf(entry) - creditOf(entry))));
            const totalOf = (figure: 'outstanding' | 'owed' | 'advance' | 'transferred') =>
              sum(...sums.figures.map((one) => one[figure] ?? paise(0)));
            expect(totalOf('outstanding')).toBe(left);
            expect([totalOf('owed'), totalOf('advance')]).toEqual([Math.max(left, 0), Math.max(0 - left, 0)]);
            expect(totalOf('transferred')).toBe(0);
            if (before)
              expect(sums.figures.map((one) => one.broughtForward)).toEqual(
                before.map((one) => one.outstanding),
              );
            before = sums.figures;
            for (const one of sums.figures) {
              const { broughtForward, transferred = 0, charged: all, concessions, collected, refunded } = one;
              expect(broughtForward + transferred + all - concessions - collected + refunded).toBe(
                one.outstanding,
              );
            }
          }
          const numbers = ledger.map((entry) => entry.studentReceiptNo);
          expect(new Set(numbers).size).toBe(numbers.length);
        }
      }),
      { numRuns: years },
    );
  });
});

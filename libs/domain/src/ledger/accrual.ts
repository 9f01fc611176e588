import { feesAt, hasFees, takenOff, type FeePayer, type FeeTable, type FormerTerms } from '../fees';
import { monthsBetween, nextMonth, schoolCode, schoolMonth, sessionName, startOfMonth } from '../school';
import { paise, sum, type Paise } from '../values';
import { allocate } from './allocation';
import { chargesOf, type Charge, type Ledger, type LedgerEntry } from './ledger-entry';
import { chargeNumber, takeBackNumber } from './receipt-number';

/** What the rules need to know of the school at a moment. */
export interface Today {
  readonly at: Date;
  /** The versions of the fee table that were added to the specified one, in that order (D45). */
  readonly feeTables: readonly FeeTable[];
}

/** A month that an entry charged, and that nobody took back. */
interface ChargedMonth {
  readonly entry: LedgerEntry;
  readonly charge: Charge;
}

/** What the entries say of the months: never guessed from an amount (D72). */
interface Months {
  readonly charged: ReadonlyMap<string, ChargedMonth>;
  /** Those whose charge was wrong, and that are not charged by themselves again. */
  readonly reversed: ReadonlySet<string>;
}

function monthsOf(ledger: Ledger): Months {
  const charged = new Map<string, ChargedMonth>();
  const reversed = new Set<string>();
  for (const entry of ledger)
    for (const charge of chargesOf(entry)) {
      if (charge.head !== 'monthly') continue;
      const { month } = charge;
      if (entry.kind !== 'take-back' && entry.kind !== 'reversal') {
        charged.set(month, { entry, charge });
        reversed.delete(month);
      } else {
        charged.delete(month);
        if (entry.kind === 'reversal') reversed.add(month);
      }
    }
  return { charged, reversed };
}

/** Months that an administrator took back as wrong; the office may book them again (D72). */
export const reversedMonths = (ledger: Ledger): ReadonlySet<string> => monthsOf(ledger).reversed;

/** How many terms no longer hold in a month; who changes them for a day that has passed changes them for all that came after. */
const endedBy = (month: string, { former = [] }: FeePayer): number =>
  former.findLastIndex(({ until }) => month >= schoolMonth(until)) + 1;

/** The terms that hold in a month: the day on which they change lies in the first month of the next (D45). */
export const termsIn = (month: string, student: FeePayer): FeePayer | FormerTerms =>
  student.former?.[endedBy(month, student)] ?? student;

/** Whether the session of class 12, or of who passes out, is over, and the office has not said yet what became of the student (D74). */
export const isPastLastClass = (
  {
    class: schoolClass,
    classSession,
    passesOut,
  }: {
    readonly class: string;
    readonly classSession?: string | undefined;
    readonly passesOut?: boolean | undefined;
  },
  month: string,
): boolean =>
  (schoolClass === '12' || passesOut === true) &&
  classSession !== undefined &&
  sessionName(month) > classSession;

/**
 * Nobody owes for a month before `feesFrom`, after the one in which the student left, or away from the school (D44, D74);
 * class 12 and who passes out for none after the session, until the office has said what became of it (D74).
 */
export function isOwed(student: FeePayer, month: string): boolean {
  const terms = termsIn(month, student);
  return (
    month >= student.feesFrom &&
    (terms.leftAt === undefined || month <= schoolMonth(terms.leftAt)) &&
    !isPastLastClass(terms, month)
  );
}

/** How many terms had ended before a month was over: a leaving that is told late does not change what a month cost before it. */
function pricedAfter(month: string, { former = [] }: FeePayer): number {
  const holds = former.findIndex(({ until }) => month < schoolMonth(until));
  return holds === -1 ? former.length : holds;
}

/** The terms that say what a month costs: those that were damaged, and corrected, say nothing (D16). */
function pricedTermsIn(month: string, student: FeePayer): FeePayer | FormerTerms {
  const later = (student.former ?? []).slice(pricedAfter(month, student));
  return later.find(hasFees) ?? student;
}

/** What a month costs a student, less the concessions that hold in it (D48). */
export function monthlyCharge(
  month: string,
  student: FeePayer,
  { feeTables }: Pick<Today, 'feeTables'>,
): Charge {
  const fee = feesAt(month, pricedTermsIn(month, student), feeTables).monthly;
  const concessions = takenOff(month, fee, student.concessions);
  const amount = paise(fee - sum(...concessions.map((one) => one.amount)));
  return {
    head: 'monthly',
    month,
    amount,
    ...(concessions.length > 0 ? { concessions: [...concessions] } : {}),
  };
}

/** What months cost that are owed and not charged yet; what they were charged at stays (D29, D44, D45, D72). */
export function monthlyCharges(
  ledger: Ledger,
  student: FeePayer,
  months: readonly string[],
  today: Pick<Today, 'feeTables'>,
): readonly Charge[] {
  const { charged, reversed } = monthsOf(ledger);
  return months
    .filter((month) => !charged.has(month) && !reversed.has(month) && isOwed(student, month))
    .map((month) => monthlyCharge(month, student, today));
}

/** The balance after the last entry, 0 for an empty ledger, below zero for an advance (section 4, D73). Paise. */
export function balanceOf(ledger: Ledger): Paise {
  return ledger.at(-1)?.updatedBalance ?? paise(0);
}

/** An entry that follows from the rules, by nobody: a month that passed, or one to come that was taken back. */
function byItself(
  ledger: Ledger,
  charge: Charge,
  own: Pick<
    LedgerEntry,
    'kind' | 'studentReceiptNo' | 'branchCode' | 'collectedAt' | 'month' | 'voids' | 'revision'
  >,
): LedgerEntry {
  const due = sum(balanceOf(ledger), charge.amount);
  return {
    ...own,
    studentCurrentCharge: charge.amount,
    studentPaid: paise(0),
    studentTotalAmountDue: due,
    studentPaymentToward: 'monthly',
    updatedBalance: due,
    mode: 'Cash',
    charges: [charge],
  };
}

/** What a month that passed adds to a ledger. Nothing in it tells when it was booked, so that it is the same whenever that is. */
function passedMonth(ledger: Ledger, student: FeePayer, charge: Charge): LedgerEntry {
  const after = pricedAfter(charge.month, student);
  const branchCode = schoolCode(student.former?.[after] ?? student);
  // The first revision that had the terms of the month, as that of today tells when it was booked.
  const before = student.former?.[after - 1];
  return byItself(ledger, charge, {
    ...(before && { revision: before.revision + 1 }),
    studentReceiptNo: chargeNumber(branchCode, student.studentID, charge.month, ledger),
    kind: 'charge',
    month: charge.month,
    branchCode,
    collectedAt: startOfMonth(nextMonth(charge.month)),
  });
}

/** A month to come that was paid for terms that no longer hold, or by a payment that is void: open again (D73). */
function takenBackMonth(
  ledger: Ledger,
  student: FeePayer,
  { charge: { month }, entry }: ChargedMonth,
  at: Date,
): LedgerEntry {
  const own = allocate(ledger).dues.find(
    ({ studentReceiptNo, charge }) =>
      studentReceiptNo === entry.studentReceiptNo && charge.head === 'monthly' && charge.month === month,
  );
  // What was given once as a concession was never paid, and is nobody's credit.
  const amount = own ? own.amount - own.conceded : 0;
  return byItself(
    ledger,
    { head: 'monthly', month, amount: paise(0 - amount) },
    {
      studentReceiptNo: takeBackNumber(entry.branchCode, student.studentID, month, ledger),
      kind: 'take-back',
      month: schoolMonth(at),
      branchCode: entry.branchCode,
      collectedAt: at,
      voids: entry.studentReceiptNo,
    },
  );
}

/** Why a charged month belongs to nobody: since when, and the turn in which that became known. */
interface Reason {
  readonly at: Date;
  readonly turn: number;
}

/**
 * Why a charged month belongs to nobody, if it does: it came after the change of terms, or of the void (D73). An entry without
 * a revision is older than all changes that are known.
 */
function reasonToTakeBack(
  { entry: { studentReceiptNo, revision: made = 0 }, charge: { month } }: ChargedMonth,
  { former = [], revision }: FeePayer,
  voids: ReadonlyMap<string, Date>,
): Reason | undefined {
  const voided = voids.get(studentReceiptNo);
  if (voided !== undefined && month > schoolMonth(voided)) return { at: voided, turn: -1 };
  if (revision === undefined) return undefined;
  const turn = former.findIndex((terms) => terms.revision >= made && isNobodysAfter(terms, month));
  const ended = former[turn];
  return ended && { at: ended.decidedAt ?? ended.until, turn };
}

/**
 * Whether a month that was charged for terms is nobody's once they have ended: those after the one in which they did, and that
 * one too where the next ones begin with it. Who stays in a class goes on in its terms (D70).
 */
const isNobodysAfter = ({ until, decidedAt, move }: FormerTerms, month: string): boolean =>
  move?.became !== 'detained' &&
  (decidedAt === undefined ? month > schoolMonth(until) : month >= schoolMonth(until));

/** When payments were voided, by their numbers. */
const voidsOf = (ledger: Ledger): ReadonlyMap<string, Date> =>
  new Map(
    ledger.flatMap(({ kind, voids, charges, collectedAt }) =>
      kind === 'reversal' && voids !== undefined && charges === undefined ? [[voids, collectedAt]] : [],
    ),
  );

function withTakenBack(stored: Ledger, student: FeePayer): Ledger {
  const voids = voidsOf(stored);
  return (
    [...monthsOf(stored).charged.values()]
      .flatMap((charged) => {
        const reason = reasonToTakeBack(charged, student, voids);
        return reason === undefined ? [] : [{ charged, ...reason }];
      })
      // As they would stand if each had been stored at once; a change may be dated before one that was known earlier.
      .sort(
        (one, other) =>
          one.turn - other.turn || (one.charged.charge.month < other.charged.charge.month ? -1 : 1),
      )
      .reduce<Ledger>(
        (ledger, { charged, at }) => [...ledger, takenBackMonth(ledger, student, charged, at)],
        stored,
      )
  );
}

/**
 * A ledger as it stands at a moment, with what follows from the rules alone: charged months that belong to nobody any more
 * are taken back (D73), and each owed month before the current one that no entry charged is charged at its end, oldest
 * first (D44). What comes after the ledger given is to be stored by the next write.
 */
export function ledgerAt(stored: Ledger, student: FeePayer, today: Today): Ledger {
  const settled = withTakenBack(stored, student);
  const current = schoolMonth(today.at);
  const passed = monthsBetween(student.feesFrom, current).filter((month) => month < current);
  return monthlyCharges(settled, student, passed, today).reduce<Ledger>(
    (ledger, charge) => [...ledger, passedMonth(ledger, student, charge)],
    settled,
  );
}

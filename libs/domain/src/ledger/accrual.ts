import { endAfter, firstSettledRevision, type FeePayer, type FormerTerms } from '../fees';
import { monthsBetween, nextMonth, schoolCode, schoolMonth, startOfMonth } from '../school';
import { paise, sum, total, type Paise } from '../values';
import { allocate } from './allocation';
import { isChargedByOffice, chargedMonthsOf, type ChargedMonth } from './charged-months';
import { isVoid, type Charge, type Ledger, type LedgerEntry } from './ledger-entry';
import { monthlyCharges, endedTermsCount } from './month-charges';
import { chargeNumber, takeBackNumber } from './receipt-number';
import type { Today } from './today';

/** The balance after the last entry, 0 for an empty ledger, below zero for an advance (section 4, D73). Paise. */
export const balanceOf = (ledger: Ledger): Paise => ledger.at(-1)?.updatedBalance ?? paise(0);

/** An entry that the rules make without any account: a month that passed, or a future one that is taken back. */
function automaticEntry(
  ledger: Ledger,
  charges: readonly Charge[],
  details: Pick<
    LedgerEntry,
    'kind' | 'studentReceiptNo' | 'branchCode' | 'collectedAt' | 'month' | 'voids' | 'revision'
  >,
): LedgerEntry {
  const charge = total(charges);
  const due = sum(balanceOf(ledger), charge);
  return {
    ...details,
    studentCurrentCharge: charge,
    studentPaid: paise(0),
    studentTotalAmountDue: due,
    studentPaymentToward: charges[0]?.head ?? 'monthly',
    updatedBalance: due,
    mode: 'Cash',
    charges: [...charges],
  };
}

/**
 * The entry for a month that passed: the monthly fee and the heads of the school in one (D78). Nothing in it depends on when it
 * is booked, so that it is the same at any time.
 */
function passedMonthEntry(
  ledger: Ledger,
  student: FeePayer,
  month: string,
  charges: readonly Charge[],
): LedgerEntry {
  const endedCount = endedTermsCount(month, student);
  const { former = [] } = student;
  const branchCode = schoolCode(former[endedCount] ?? student);
  // Uses the first revision that had the month's terms and heads, as today's would depend on when it is booked; never one before
  // a leaving that frees the month, for a student who was promoted before it and came back for April.
  const lastEnded = former.findLast((terms, index) => index < endedCount || isNotOwedAfter(terms, month));
  const lastRevision = lastEnded?.revision ?? -1;
  const revision = Math.max(lastRevision + 1, firstSettledRevision(student.heads, month));
  return automaticEntry(ledger, charges, {
    ...(revision > 0 && { revision }),
    studentReceiptNo: chargeNumber(branchCode, student.studentID, month, ledger),
    kind: 'charge',
    month,
    branchCode,
    collectedAt: startOfMonth(nextMonth(month)),
  });
}

/** Charges of one month that one entry made and that are no longer owed, for one reason. */
interface TakenBack extends Reason {
  readonly entry: LedgerEntry;
  readonly charges: readonly Charge[];
}

/** Takes back a future month that was paid for terms that no longer hold, or by a void payment: it is open again (D73). */
function takeBackEntry(ledger: Ledger, student: FeePayer, { charges, entry, at }: TakenBack): LedgerEntry {
  const { dues } = allocate(ledger);
  const reversedCharges = charges.map(({ head, month }) => {
    const due = dues.find(
      ({ studentReceiptNo, charge }) =>
        studentReceiptNo === entry.studentReceiptNo && charge.head === head && charge.month === month,
    );
    // The part given as a one-time concession was never paid, and is nobody's credit.
    return { head, month, amount: paise(0 - (due ? due.amount - due.conceded : 0)) };
  });
  const month = charges[0]?.month ?? schoolMonth(at);
  return automaticEntry(ledger, reversedCharges, {
    studentReceiptNo: takeBackNumber(entry.branchCode, student.studentID, month, ledger),
    kind: 'take-back',
    month: schoolMonth(at),
    branchCode: entry.branchCode,
    collectedAt: at,
    voids: entry.studentReceiptNo,
  });
}

/** The reason why a charged month is no longer owed: the moment, and the revision of the student after which it was known. */
interface Reason {
  readonly at: Date;
  readonly revision: number;
}

/**
 * The reason why a charged month is no longer owed, if there is one: the month lies after a change of terms or after the void
 * (D73), or the student has given up the head for it (D78). An entry without a revision is older than all known changes. Charges
 * that the office made apart from the monthly ones are taken back by the office alone (D47).
 */
function reasonToTakeBack(
  { entry: { studentReceiptNo, revision: chargedRevision = 0 }, charge }: ChargedMonth,
  { former = [], heads, revision }: FeePayer,
  voids: ReadonlyMap<string, Date>,
): Reason | undefined {
  if (isChargedByOffice(charge)) return undefined;
  const voidedAt = voids.get(studentReceiptNo);
  if (voidedAt !== undefined && charge.month > schoolMonth(voidedAt)) return { at: voidedAt, revision: -1 };
  if (revision === undefined) return undefined;
  const endedTerms = former.find(
    (terms) => terms.revision >= chargedRevision && isNotOwedAfter(terms, charge.month),
  );
  const headEnd = endAfter(heads, charge, chargedRevision);
  const reasons = [
    ...(endedTerms ? [{ at: endedTerms.decidedAt ?? endedTerms.until, revision: endedTerms.revision }] : []),
    ...(headEnd ? [{ at: headEnd.at, revision: headEnd.revision }] : []),
  ];
  return reasons.sort((one, other) => one.revision - other.revision)[0];
}

/**
 * Whether a month charged for some terms is no longer owed once they ended: the months after their last one, and that one too if
 * the next terms begin with it. A student who stays in a class keeps its terms (D70).
 */
const isNotOwedAfter = ({ until, decidedAt, move }: FormerTerms, month: string): boolean =>
  move?.became !== 'detained' &&
  (decidedAt === undefined ? month > schoolMonth(until) : month >= schoolMonth(until));

/** The moments at which payments were voided, by receipt number. */
const voidsOf = (ledger: Ledger): ReadonlyMap<string, Date> =>
  new Map(
    ledger.flatMap((entry) =>
      isVoid(entry) && entry.voids !== undefined ? [[entry.voids, entry.collectedAt]] : [],
    ),
  );

/** Puts charges of one month by one entry, taken back for one reason, into one line (D73). */
function withTakenBack(
  lines: readonly TakenBack[],
  { charge, entry }: ChargedMonth,
  reason: Reason,
): TakenBack[] {
  const isSameLine = (other: TakenBack) =>
    other.entry === entry && other.revision === reason.revision && other.charges[0]?.month === charge.month;
  const line = lines.find(isSameLine);
  if (!line) return [...lines, { ...reason, entry, charges: [charge] }];
  return lines.map((other) => (other === line ? { ...line, charges: [...line.charges, charge] } : other));
}

const monthOf = ({ charges }: TakenBack) => charges[0]?.month ?? '';

/** The charges no longer owed, ordered as if each had been stored at once; a change may be dated before an earlier one. */
function takenBackOf(stored: Ledger, student: FeePayer): readonly TakenBack[] {
  const voids = voidsOf(stored);
  return [...chargedMonthsOf(stored).charged.values()]
    .reduce<TakenBack[]>((lines, charged) => {
      const reason = reasonToTakeBack(charged, student, voids);
      return reason === undefined ? lines : withTakenBack(lines, charged, reason);
    }, [])
    .sort(
      (one, other) =>
        one.revision - other.revision ||
        Number(monthOf(one) > monthOf(other)) - Number(monthOf(one) < monthOf(other)),
    );
}

/**
 * A ledger as it stands at a moment, with the entries that follow from the rules alone: charged months no longer owed are taken
 * back (D73), and dues of months before the current one that no entry charged are charged at the end of each month, oldest first
 * (D44, D78). The entries after the given ledger are to be stored by the next write.
 */
export function ledgerAt(stored: Ledger, student: FeePayer, today: Today): Ledger {
  const lines = takenBackOf(stored, student);
  const takeBack = (ledger: Ledger, line: TakenBack): Ledger => [
    ...ledger,
    takeBackEntry(ledger, student, line),
  ];
  const withTakeBacks = lines.reduce(takeBack, stored);
  const current = schoolMonth(today.at);
  const passed = monthsBetween(student.feesFrom, current).filter((month) => month < current);
  const charges = monthlyCharges(withTakeBacks, student, passed, today);
  const bookMonth = (ledger: Ledger, month: string): Ledger => {
    const monthCharges = charges.filter((charge) => charge.month === month);
    return [...ledger, passedMonthEntry(ledger, student, month, monthCharges)];
  };
  const months = [...new Set(charges.map(({ month }) => month))];
  // Tuition may be paid ahead while a head is still open for a month that passed before the change: that month comes first (D78).
  // A month that is taken back but still owed is charged again after that, never before: a decision about a student may be made
  // late, and taken back (D70).
  const isBookedBefore = (month: string, { at }: TakenBack, lineIndex: number) =>
    startOfMonth(nextMonth(month)) <= at && !lines.slice(lineIndex).some((line) => monthOf(line) === month);
  let bookedCount = 0;
  let ledger = stored;
  for (const [lineIndex, line] of lines.entries()) {
    const next = months.findIndex((month) => !isBookedBefore(month, line, lineIndex));
    const end = next === -1 ? months.length : next;
    ledger = months.slice(bookedCount, end).reduce(bookMonth, ledger);
    bookedCount = Math.max(bookedCount, end);
    ledger = takeBack(ledger, line);
  }
  return months.slice(bookedCount).reduce(bookMonth, ledger);
}

import { endAfter, settledSince, type FeePayer, type FormerTerms } from '../fees';
import { monthsBetween, nextMonth, schoolCode, schoolMonth, startOfMonth } from '../school';
import { paise, sum, total, type Paise } from '../values';
import { allocate } from './allocation';
import { isBesideMonths, monthsOf, type ChargedMonth } from './charged-months';
import { isVoid, type Charge, type Ledger, type LedgerEntry } from './ledger-entry';
import { monthlyCharges, pricedAfter } from './month-charges';
import { chargeNumber, takeBackNumber } from './receipt-number';
import type { Today } from './today';

/** The balance after the last entry, 0 for an empty ledger, below zero for an advance (section 4, D73). Paise. */
export const balanceOf = (ledger: Ledger): Paise => ledger.at(-1)?.updatedBalance ?? paise(0);

/** An entry that follows from the rules, by nobody: a month that passed, or one to come that was taken back. */
function byItself(
  ledger: Ledger,
  charges: readonly Charge[],
  own: Pick<
    LedgerEntry,
    'kind' | 'studentReceiptNo' | 'branchCode' | 'collectedAt' | 'month' | 'voids' | 'revision'
  >,
): LedgerEntry {
  const charge = total(charges);
  const due = sum(balanceOf(ledger), charge);
  return {
    ...own,
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
 * What a month that passed adds to a ledger: the monthly fee and the heads of the school in one entry (D78). Nothing in it tells
 * when it was booked, so that it is the same whenever that is.
 */
function passedMonth(
  ledger: Ledger,
  student: FeePayer,
  month: string,
  charges: readonly Charge[],
): LedgerEntry {
  const after = pricedAfter(month, student);
  const { former = [] } = student;
  const branchCode = schoolCode(former[after] ?? student);
  // The first revision that had the terms and the heads of the month, as that of today tells when it was booked; never one before
  // a leaving after which the month would be nobody's, where the student was promoted before it and came back for April.
  const ended = former.findLast((terms, index) => index < after || isNobodysAfter(terms, month));
  const since = ended?.revision ?? -1;
  const revision = Math.max(since + 1, settledSince(student.heads, month));
  return byItself(ledger, charges, {
    ...(revision > 0 && { revision }),
    studentReceiptNo: chargeNumber(branchCode, student.studentID, month, ledger),
    kind: 'charge',
    month,
    branchCode,
    collectedAt: startOfMonth(nextMonth(month)),
  });
}

/** Charges of one month that one entry made, and that belong to nobody any more for one reason. */
interface TakenBack extends Reason {
  readonly entry: LedgerEntry;
  readonly charges: readonly Charge[];
}

/** A month to come that was paid for terms that no longer hold, or by a payment that is void: open again (D73). */
function takenBackMonth(ledger: Ledger, student: FeePayer, { charges, entry, at }: TakenBack): LedgerEntry {
  const { dues } = allocate(ledger);
  const back = charges.map(({ head, month }) => {
    const own = dues.find(
      ({ studentReceiptNo, charge }) =>
        studentReceiptNo === entry.studentReceiptNo && charge.head === head && charge.month === month,
    );
    // What was given once as a concession was never paid, and is nobody's credit.
    return { head, month, amount: paise(0 - (own ? own.amount - own.conceded : 0)) };
  });
  const month = charges[0]?.month ?? schoolMonth(at);
  return byItself(ledger, back, {
    studentReceiptNo: takeBackNumber(entry.branchCode, student.studentID, month, ledger),
    kind: 'take-back',
    month: schoolMonth(at),
    branchCode: entry.branchCode,
    collectedAt: at,
    voids: entry.studentReceiptNo,
  });
}

/** Why a charged month belongs to nobody: since when, and after which revision of the student that became known. */
interface Reason {
  readonly at: Date;
  readonly revision: number;
}

/**
 * Why a charged month belongs to nobody, if it does: it came after the change of terms, or of the void (D73), or the student has
 * given the head up for it (D78). An entry without a revision is older than all changes that are known. What the office charged
 * beside the months is taken back by nobody but the office (D47).
 */
function reasonToTakeBack(
  { entry: { studentReceiptNo, revision: made = 0 }, charge }: ChargedMonth,
  { former = [], heads, revision }: FeePayer,
  voids: ReadonlyMap<string, Date>,
): Reason | undefined {
  if (isBesideMonths(charge)) return undefined;
  const voided = voids.get(studentReceiptNo);
  if (voided !== undefined && charge.month > schoolMonth(voided)) return { at: voided, revision: -1 };
  if (revision === undefined) return undefined;
  const ended = former.find((terms) => terms.revision >= made && isNobodysAfter(terms, charge.month));
  const end = endAfter(heads, charge, made);
  const reasons = [
    ...(ended ? [{ at: ended.decidedAt ?? ended.until, revision: ended.revision }] : []),
    ...(end ? [{ at: end.at, revision: end.revision }] : []),
  ];
  return reasons.sort((one, other) => one.revision - other.revision)[0];
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
    ledger.flatMap((entry) =>
      isVoid(entry) && entry.voids !== undefined ? [[entry.voids, entry.collectedAt]] : [],
    ),
  );

/** Charges of one month by one entry, for one reason, are one line (D73). */
function together(one: readonly TakenBack[], { charge, entry }: ChargedMonth, reason: Reason): TakenBack[] {
  const isIts = (other: TakenBack) =>
    other.entry === entry && other.revision === reason.revision && other.charges[0]?.month === charge.month;
  const line = one.find(isIts);
  if (!line) return [...one, { ...reason, entry, charges: [charge] }];
  return one.map((other) => (other === line ? { ...line, charges: [...line.charges, charge] } : other));
}

const monthOf = ({ charges }: TakenBack) => charges[0]?.month ?? '';

/** What belongs to nobody any more, as it would stand if each had been stored at once; a change may be dated before an earlier one. */
function takenBackOf(stored: Ledger, student: FeePayer): readonly TakenBack[] {
  const voids = voidsOf(stored);
  return [...monthsOf(stored).charged.values()]
    .reduce<TakenBack[]>((lines, charged) => {
      const reason = reasonToTakeBack(charged, student, voids);
      return reason === undefined ? lines : together(lines, charged, reason);
    }, [])
    .sort(
      (one, other) =>
        one.revision - other.revision ||
        Number(monthOf(one) > monthOf(other)) - Number(monthOf(one) < monthOf(other)),
    );
}

/**
 * A ledger as it stands at a moment, with what follows from the rules alone: charged months that belong to nobody any more
 * are taken back (D73), and what is owed of each month before the current one and no entry charged is charged at its end,
 * oldest first (D44, D78). What comes after the ledger given is to be stored by the next write.
 */
export function ledgerAt(stored: Ledger, student: FeePayer, today: Today): Ledger {
  const lines = takenBackOf(stored, student);
  const takeBack = (ledger: Ledger, line: TakenBack): Ledger => [
    ...ledger,
    takenBackMonth(ledger, student, line),
  ];
  const settled = lines.reduce(takeBack, stored);
  const current = schoolMonth(today.at);
  const passed = monthsBetween(student.feesFrom, current).filter((month) => month < current);
  const charges = monthlyCharges(settled, student, passed, today);
  const book = (ledger: Ledger, month: string): Ledger => {
    const own = charges.filter((charge) => charge.month === month);
    return [...ledger, passedMonth(ledger, student, month, own)];
  };
  const months = [...new Set(charges.map(({ month }) => month))];
  // Tuition may be paid ahead while a head is open of a month that passed before the change: that month stands first (D78).
  // A month that is taken back, and owed all the same, is charged again after it, never before: what was decided of a student
  // may be decided late, and taken back (D70).
  const stands = (month: string, { at }: TakenBack, since: number) =>
    startOfMonth(nextMonth(month)) <= at && !lines.slice(since).some((line) => monthOf(line) === month);
  let booked = 0;
  let ledger = stored;
  for (const [since, line] of lines.entries()) {
    const next = months.findIndex((month) => !stands(month, line, since));
    const ended = next === -1 ? months.length : next;
    ledger = months.slice(booked, ended).reduce(book, ledger);
    booked = Math.max(booked, ended);
    ledger = takeBack(ledger, line);
  }
  return months.slice(booked).reduce(book, ledger);
}

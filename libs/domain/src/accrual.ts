import type { Away, FeePayer } from './fee-payer';
import { feesAt, type FeeTable } from './fee-table';
import { chargesOf, isCharged, type Charge, type Ledger, type LedgerEntry } from './ledger-entry';
import { paise, sum, type Paise } from './money';
import { chargeNumber } from './receipt-number';
import { monthsBetween, nextMonth, schoolMonth, startOfMonth } from './school-calendar';
import { schoolCode } from './school-code';
import { takenOff } from './standing-concession';

/** What the rules need to know of the school at a moment. */
export interface Today {
  readonly at: Date;
  /** The versions of the fee table that were added to the specified one, in that order (D45). */
  readonly feeTables: readonly FeeTable[];
}

/** The months that entries have charged; voided, or taken back, they stay charged (D29, D34, D44). */
const chargedMonths = (ledger: Ledger) =>
  new Set(
    ledger
      .flatMap(chargesOf)
      .filter((charge) => charge.head === 'monthly' && isCharged(charge))
      .map(({ month }) => month),
  );

/** The months of leaving and of coming back are months at the school. */
const isMonthAway = (month: string, { leftAt, returnedAt }: Away) =>
  month > schoolMonth(leftAt) && month < schoolMonth(returnedAt);

/** Nobody owes for a month before `feesFrom`, after the one in which the student left, or away from the school (D44). */
const isOwed = ({ feesFrom, leftAt, away = [] }: FeePayer, month: string) =>
  month >= feesFrom &&
  (leftAt === undefined || month <= schoolMonth(leftAt)) &&
  !away.some((time) => isMonthAway(month, time));

/** What a month costs a student, less the concessions that hold in it (D48). */
function monthlyCharge(month: string, student: FeePayer, { feeTables }: Pick<Today, 'feeTables'>): Charge {
  const fee = feesAt(month, student, feeTables).monthly;
  const concessions = takenOff(month, fee, student.concessions);
  const amount = paise(fee - sum(...concessions.map((one) => one.amount)));
  return {
    head: 'monthly',
    month,
    amount,
    ...(concessions.length > 0 ? { concessions: [...concessions] } : {}),
  };
}

/** What months cost that are owed and not charged yet; what they were charged at stays (D29, D44, D45). */
export function monthlyCharges(
  ledger: Ledger,
  student: FeePayer,
  months: readonly string[],
  today: Today,
): readonly Charge[] {
  const charged = chargedMonths(ledger);
  return months
    .filter((month) => isOwed(student, month) && !charged.has(month))
    .map((month) => monthlyCharge(month, student, today));
}

/** The balance after the last entry, 0 for an empty ledger (section 4). Paise. */
export function balanceOf(ledger: Ledger): Paise {
  return ledger.at(-1)?.updatedBalance ?? paise(0);
}

/** What a month that passed adds to a ledger. Nothing in it tells when it was booked, so that it is the same whenever that is. */
function passedMonth(ledger: Ledger, student: FeePayer, charge: Charge): LedgerEntry {
  const { month, amount } = charge;
  const branchCode = schoolCode(student);
  const due = sum(balanceOf(ledger), amount);
  return {
    studentReceiptNo: chargeNumber(branchCode, student.studentID, month),
    kind: 'charge',
    month,
    studentCurrentCharge: amount,
    studentPaid: paise(0),
    studentTotalAmountDue: due,
    studentPaymentToward: 'monthly',
    updatedBalance: due,
    mode: 'Cash',
    branchCode,
    collectedAt: startOfMonth(nextMonth(month)),
    ...(charge.concessions ? { charges: [charge] } : {}),
  };
}

/**
 * A ledger as it stands at a moment: each owed month before the current one that no entry charged is charged at its end,
 * oldest first (D44). What comes after the ledger given is to be stored by the next write.
 */
export function ledgerAt(stored: Ledger, student: FeePayer, today: Today): Ledger {
  const current = schoolMonth(today.at);
  const passed = monthsBetween(student.feesFrom, current).filter((month) => month < current);
  return monthlyCharges(stored, student, passed, today).reduce<Ledger>(
    (ledger, charge) => [...ledger, passedMonth(ledger, student, charge)],
    stored,
  );
}

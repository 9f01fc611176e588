import type { FeePayer } from './fee-payer';
import { feesAt, type FeeTable } from './fee-table';
import type { Ledger, LedgerEntry } from './ledger-entry';
import { paise, sum, type Paise } from './money';
import { chargeNumber } from './receipt-number';
import { monthsBetween, nextMonth, schoolMonth, startOfMonth } from './school-calendar';
import { schoolCode } from './school-code';

/** What the rules need to know of the school at a moment. */
export interface Today {
  readonly at: Date;
  /** The versions of the fee table that were added to the specified one, in that order (D45). */
  readonly feeTables: readonly FeeTable[];
}

/** The month whose fee an entry charges, if it charges one; voided or not, it stays charged (D29, D34, D44). */
const monthChargedBy = ({ kind, month }: LedgerEntry) =>
  kind === 'deposit' || kind === 'charge' ? month : undefined;

const isCharged = (ledger: Ledger, month: string) => ledger.some((entry) => monthChargedBy(entry) === month);

/** Nobody owes for a month before `feesFrom` or after the one in which the student left (D44). */
const isOwed = ({ feesFrom, leftAt }: FeePayer, month: string) =>
  month >= feesFrom && (leftAt === undefined || month <= schoolMonth(leftAt));

/** What a month still costs: the monthly fee, or 0 once it was charged or where it is not owed at all (D29, D44). Paise. */
export function monthlyCharge(
  ledger: Ledger,
  student: FeePayer,
  month: string,
  feeTables: readonly FeeTable[],
): Paise {
  if (!isOwed(student, month) || isCharged(ledger, month)) return paise(0);
  return feesAt(month, student, feeTables).monthly;
}

/** The balance after the last entry, 0 for an empty ledger (section 4). Paise. */
export function balanceOf(ledger: Ledger): Paise {
  return ledger.at(-1)?.updatedBalance ?? paise(0);
}

/** What a month that passed adds to a ledger. Nothing in it tells when it was booked, so that it is the same whenever that is. */
function chargeOf(
  ledger: Ledger,
  student: FeePayer,
  month: string,
  feeTables: readonly FeeTable[],
): LedgerEntry {
  const branchCode = schoolCode(student);
  const charge = feesAt(month, student, feeTables).monthly;
  const due = sum(balanceOf(ledger), charge);
  return {
    studentReceiptNo: chargeNumber(branchCode, student.studentID, month),
    kind: 'charge',
    month,
    studentCurrentCharge: charge,
    studentPaid: paise(0),
    studentTotalAmountDue: due,
    studentPaymentToward: 'monthly',
    updatedBalance: due,
    mode: 'Cash',
    branchCode,
    collectedAt: startOfMonth(nextMonth(month)),
  };
}

/**
 * A ledger as it stands at a moment: each owed month before the current one that no entry charged is charged at its end,
 * oldest first (D44). What comes after the ledger given is to be stored by the next write.
 */
export function ledgerAt(stored: Ledger, student: FeePayer, { at, feeTables }: Today): Ledger {
  const current = schoolMonth(at);
  const passed = monthsBetween(student.feesFrom, current).filter(
    (month) => month < current && isOwed(student, month) && !isCharged(stored, month),
  );
  return passed.reduce<Ledger>(
    (ledger, month) => [...ledger, chargeOf(ledger, student, month, feeTables)],
    stored,
  );
}

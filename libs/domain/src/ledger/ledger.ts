import { branchIn, type FeePayer } from '../fees';
import { endOfNextSession, monthsBetween, schoolCode, schoolMonth, type SchoolCode } from '../school';
import { MINUTE, paise, sum, total, type Paise } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import { withPaidFor } from './allocation';
import type { Charge, Ledger, LedgerEntry } from './ledger-entry';
import { monthlyCharges } from './month-charges';
import { nextReceiptNumber, openingNumber } from './receipt-number';
import type { Today } from './today';

/** The account that writes an entry, and the moment it does so. */
export interface EntryContext extends Today {
  /** First name of the account. */
  readonly by: string;
  /** The id of the account, as hex text. */
  readonly byId?: string | undefined;
}

/** The fields of an entry that name the account that made it (D51). */
const madeBy = ({ by, byId }: Pick<EntryContext, 'by' | 'byId'>) => ({
  collectedBy: by,
  ...(byId === undefined ? {} : { collectorId: byId }),
});

/** The figures that the counter shows before a payment; amounts in paise. */
export interface FeesDue {
  /** The ledger at that moment, including the months that passed. */
  readonly ledger: Ledger;
  readonly isFirstTimeDeposit: boolean;
  readonly month: string;
  readonly branchCode: SchoolCode;
  readonly currentCharge: Paise;
  /** Below zero where the family has paid too much: its advance (D73). */
  readonly previousBalance: Paise;
  readonly outstandingDue: Paise;
  /** The charges of this month, one per head (D78). */
  readonly current: readonly Charge[];
  /** The charges of the months that may be paid ahead, per head and at their current cost (D46, D78). */
  readonly ahead: readonly Charge[];
}

/** The part of an amount that belongs to one head. Paise. */
export type HeadAmount = Pick<Charge, 'head' | 'amount'>;

/** Outstanding due = current month's charge + previous balance, months that passed included (section 4, D44). */
export function feesDue(stored: Ledger, student: FeePayer, today: Today): FeesDue {
  const ledger = ledgerAt(stored, student, today);
  const month = schoolMonth(today.at);
  const open = monthlyCharges(ledger, student, monthsBetween(month, endOfNextSession(month)), today);
  const current = open.filter((charge) => charge.month === month);
  const currentCharge = total(current);
  const previousBalance = balanceOf(ledger);
  return {
    ledger,
    isFirstTimeDeposit: ledger.length === 0,
    month,
    branchCode: branchIn(month, student),
    currentCharge,
    previousBalance,
    outstandingDue: sum(currentCharge, previousBalance),
    current,
    ahead: open.filter((charge) => charge.month !== month),
  };
}

/** The charges of a payment besides this month's. */
export interface ChargedWith {
  /** The last month to pay ahead (D46). */
  readonly throughMonth?: string | undefined;
  /** Charges that this payment both makes and pays (D47). */
  readonly charges?: readonly { readonly amount: Paise }[] | undefined;
}

/** The charge of a payment by the counter's figures; it equals what `collectFee` computes from the ledger (D30). Paise. */
export function currentChargeWith(
  { currentCharge, ahead }: Pick<FeesDue, 'currentCharge' | 'ahead'>,
  { throughMonth = '', charges = [] }: ChargedWith,
): Paise {
  const paidAhead = ahead.filter(({ month }) => month <= throughMonth);
  return sum(currentCharge, total(paidAhead), total(charges));
}

/** The ledger a student starts with: empty, or one `opening` entry for a previous balance above 0 (D28). */
export function openLedger(
  student: Pick<FeePayer, 'studentID' | 'medium' | 'boardType'>,
  previousBalance: Paise,
  context: Pick<EntryContext, 'by' | 'byId' | 'at'>,
): Ledger {
  if (previousBalance <= 0) return [];
  const branchCode = schoolCode(student);
  return [
    {
      studentReceiptNo: openingNumber(branchCode, student.studentID),
      kind: 'opening',
      month: schoolMonth(context.at),
      studentCurrentCharge: paise(0),
      studentPaid: paise(0),
      studentTotalAmountDue: previousBalance,
      studentPaymentToward: 'other',
      updatedBalance: previousBalance,
      mode: 'Cash',
      branchCode,
      ...madeBy(context),
      collectedAt: context.at,
      charges: [{ head: 'opening', month: schoolMonth(context.at), amount: previousBalance }],
    },
  ];
}

/** The content of a new entry, without its writer and the balance it builds on; amounts in paise. */
interface Writing extends Pick<
  LedgerEntry,
  | 'kind'
  | 'studentPaymentToward'
  | 'branchCode'
  | 'charges'
  | 'reference'
  | 'referenceReason'
  | 'bank'
  | 'chequeDate'
  | 'cause'
> {
  /** Cash when left out. */
  readonly mode?: LedgerEntry['mode'];
  readonly charge: Paise;
  readonly paid: Paise;
  readonly concession?: LedgerEntry['concession'] | undefined;
  readonly voids?: string;
  readonly reason?: string;
}

/**
 * The entry that follows a ledger: due = previous balance + charge, new balance = due - paid (section 4).
 * An entry that moves money also records what the money is for.
 */
export function nextEntry(
  ledger: Ledger,
  { studentID, revision }: Pick<FeePayer, 'studentID' | 'revision'>,
  { charge, paid, ...writing }: Writing,
  context: EntryContext,
): LedgerEntry {
  const due = sum(balanceOf(ledger), charge);
  return withPaidFor(ledger, {
    mode: 'Cash',
    ...writing,
    ...(revision === undefined ? {} : { revision }),
    studentReceiptNo: nextReceiptNumber(writing.branchCode, studentID, ledger, context.at),
    month: schoolMonth(context.at),
    studentCurrentCharge: charge,
    studentPaid: paid,
    studentTotalAmountDue: due,
    updatedBalance: paise(due - paid),
    ...madeBy(context),
    collectedAt: context.at,
  });
}

/** The entries that a write adds to the stored ledger: the months that passed, then the new entry (D44). */
export const entriesToAppend = (stored: Ledger, ledger: Ledger, entry: LedgerEntry): Ledger => [
  ...ledger.slice(stored.length),
  entry,
];

/** The tolerated difference between the clocks of two computers, in milliseconds. */
export const CLOCK_SLACK = 10 * MINUTE;

/** Whether a moment is clearly before an earlier one: a clock is wrong, and a new entry would land in the wrong month. */
export const isClockBehind = (at: Date, before: Date | undefined): boolean =>
  before !== undefined && before.getTime() - at.getTime() > CLOCK_SLACK;

/** Whether a moment is clearly before the last entry of a ledger. */
export const isBeforeLastEntry = (ledger: Ledger, at: Date): boolean =>
  isClockBehind(at, ledger.at(-1)?.collectedAt);

/** The amount that an entry adds to what the family owes: an opening balance, or its charges. */
export const debitOf = (entry: LedgerEntry): Paise =>
  entry.kind === 'opening' ? entry.studentTotalAmountDue : paise(Math.max(0, entry.studentCurrentCharge));

/** The amount that an entry takes off what the family owes: a payment or a charge taken back; negative for a refund or void. */
export const creditOf = (entry: LedgerEntry): Paise =>
  paise(entry.studentPaid + Math.max(0, 0 - entry.studentCurrentCharge));

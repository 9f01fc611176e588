import { branchIn, type FeePayer } from '../fees';
import { endOfNextSession, monthsBetween, schoolCode, schoolMonth, type SchoolCode } from '../school';
import { paise, sum, total, type Paise } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import { withPaidFor } from './allocation';
import type { Charge, Ledger, LedgerEntry } from './ledger-entry';
import { monthlyCharges } from './month-charges';
import { nextReceiptNumber, openingNumber } from './receipt-number';
import type { Today } from './today';

/** Who writes an entry, and when. */
export interface EntryContext extends Today {
  /** First name of the account. */
  readonly by: string;
  /** Its id, as hex text. */
  readonly byId?: string | undefined;
}

/** Who made an entry, as it keeps it (D51). */
const madeBy = ({ by, byId }: Pick<EntryContext, 'by' | 'byId'>) => ({
  collectedBy: by,
  ...(byId === undefined ? {} : { collectorId: byId }),
});

/** What the counter shows before a payment; amounts in paise. */
export interface FeesDue {
  /** The ledger as it stands at that moment, with the months that passed. */
  readonly ledger: Ledger;
  readonly isFirstTimeDeposit: boolean;
  readonly month: string;
  readonly branchCode: SchoolCode;
  readonly currentCharge: Paise;
  /** Below zero where the family has paid too much: its advance (D73). */
  readonly previousBalance: Paise;
  readonly outstandingDue: Paise;
  /** What this month charges, part by part (D78). */
  readonly current: readonly Charge[];
  /** The months that may be paid ahead, with what each head of each costs now (D46, D78). */
  readonly ahead: readonly Charge[];
}

/** A part of an amount: how much of it is of a head. Paise. */
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

/** What a payment may charge beside this month. */
export interface ChargedWith {
  /** Pays ahead up to this month (D46). */
  readonly throughMonth?: string | undefined;
  /** What is charged and paid in one (D47). */
  readonly charges?: readonly { readonly amount: Paise }[] | undefined;
}

/** What a payment charges, by the figures of the counter: what `collectFee` computes for it by the ledger (D30). Paise. */
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

/** What makes an entry, beside who writes it on top of which balance; amounts in paise. */
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
 * The entry that follows a ledger: previous balance + charge is what is due, less what is paid is what is left (section 4).
 * One that moves money says what for.
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

/** What a write adds to the stored ledger: the months that passed, and then the new entry (D44). */
export const withEntry = (stored: Ledger, ledger: Ledger, entry: LedgerEntry): Ledger => [
  ...ledger.slice(stored.length),
  entry,
];

/** Clocks of two computers may differ by so much, in milliseconds. */
export const CLOCK_SLACK = 10 * 60_000;

/** Whether a moment lies clearly before what has been: a clock is wrong, and what is written now would lie in the wrong month. */
export const isClockBehind = (at: Date, before: Date | undefined): boolean =>
  before !== undefined && before.getTime() - at.getTime() > CLOCK_SLACK;

/** The same of the last entry of a ledger. */
export const isBeforeLastEntry = (ledger: Ledger, at: Date): boolean =>
  isClockBehind(at, ledger.at(-1)?.collectedAt);

/** What an entry adds to what the family owes: an opening balance, or what it charges. */
export const debitOf = (entry: LedgerEntry): Paise =>
  entry.kind === 'opening' ? entry.studentTotalAmountDue : paise(Math.max(0, entry.studentCurrentCharge));

/** What an entry takes off what the family owes: a payment, or a charge that was taken back; negative in a voided payment and a refund. */
export const creditOf = (entry: LedgerEntry): Paise =>
  paise(entry.studentPaid + Math.max(0, 0 - entry.studentCurrentCharge));

import { balanceOf, ledgerAt, monthlyCharges } from './accrual';
import type { NewCharge } from './charge';
import type { FeePayer } from './fee-payer';
import { nextEntry, total, withEntry, type EntryContext } from './ledger';
import { chargesOf, type Ledger, type LedgerEntry } from './ledger-entry';
import { paise, sum, type Paise } from './money';
import type { PaymentMode, PaymentType } from './options';
import { modeDetails, type ModeDetail } from './payment-mode';
import { accept, refuse, type Outcome } from './refusal';
import { monthsBetween, schoolMonth } from './school-calendar';
import { schoolCode, type SchoolCode } from './school-code';
import { endOfNextSession } from './session';

/** A payment as the clerk sent it: the amount, and the figures that were on the screen (D30). Amounts in paise. */
export interface PaymentRequest {
  readonly paidAmount: Paise;
  readonly previousBalance: Paise;
  readonly currentCharge: Paise;
  readonly branchCode: SchoolCode;
  readonly toward: PaymentType;
  /** Pays ahead up to this month (D46). */
  readonly throughMonth?: string | undefined;
  /** What is charged and paid in one (D47). */
  readonly charges?: readonly NewCharge[] | undefined;
  /** Cash when left out; all others have a reference, a cheque its bank and date too (D49). */
  readonly mode?: PaymentMode | undefined;
  readonly reference?: string | undefined;
  readonly bank?: string | undefined;
  readonly chequeDate?: string | undefined;
}

const missing = {
  reference: 'reference-missing',
  bank: 'bank-missing',
  chequeDate: 'cheque-date-missing',
} as const;

/** How the money came, without what its mode does not have. */
function modeOf(request: PaymentRequest) {
  const { mode = 'Cash' } = request;
  const details: Partial<Record<ModeDetail, string>> = {};
  for (const detail of modeDetails[mode]) {
    const value = request[detail];
    if (value === undefined) return refuse(missing[detail], detail);
    details[detail] = value;
  }
  return accept({ mode, ...details });
}

const asText = (charges: readonly NewCharge[]) =>
  JSON.stringify(charges.map(({ head, amount, reason }) => [head, amount, reason]));

/** Whether an entry is what came of this very payment, so that it may answer it once more (D52). */
export function isPaymentOf(entry: LedgerEntry, request: PaymentRequest): boolean {
  const how = modeOf(request);
  const brought = chargesOf(entry).flatMap(({ head, amount, reason = '' }) =>
    head === 'monthly' || head === 'opening' ? [] : [{ head, amount, reason }],
  );
  return (
    how.ok &&
    entry.kind === 'deposit' &&
    entry.studentPaid === request.paidAmount &&
    entry.studentCurrentCharge === request.currentCharge &&
    paise(entry.studentTotalAmountDue - entry.studentCurrentCharge) === request.previousBalance &&
    entry.branchCode === request.branchCode &&
    entry.studentPaymentToward === request.toward &&
    Object.entries({ reference: undefined, bank: undefined, chequeDate: undefined, ...how.value }).every(
      ([name, value]) => entry[name as keyof LedgerEntry] === value,
    ) &&
    asText(brought) === asText(request.charges ?? [])
  );
}

/**
 * Takes a payment: computes the due itself and gives the entries to append, its own last.
 * Refuses when the clerk saw other figures, when the amount is not above zero, or when it exceeds the due (section 5, D30),
 * months that nobody may pay yet (D46), and money that came in another way than cash without its reference (D49). Who has
 * left pays what is owed, and is charged nothing new with it (D22, D44).
 */
export function collectFee(
  stored: Ledger,
  student: FeePayer,
  request: PaymentRequest,
  context: EntryContext,
): Outcome<
  Ledger,
  | 'balance-changed'
  | 'branch-changed'
  | 'invalid-amount'
  | 'exceeds-due'
  | 'month-out-of-reach'
  | 'student-left'
  | 'reference-missing'
  | 'bank-missing'
  | 'cheque-date-missing'
> {
  const ledger = ledgerAt(stored, student, context);
  const month = schoolMonth(context.at);
  const branchCode = schoolCode(student);
  const previousBalance = balanceOf(ledger);
  const { throughMonth = month } = request;
  if (throughMonth < month || throughMonth > endOfNextSession(month))
    return refuse('month-out-of-reach', 'throughMonth');
  if (student.leftAt !== undefined && (request.charges ?? []).length > 0)
    return refuse('student-left', 'charges');
  const months = monthsBetween(month, throughMonth);
  const charges = [
    ...monthlyCharges(ledger, student, months, context),
    ...(request.charges ?? []).map((one) => ({ ...one, month })),
  ];
  const charge = total(charges);
  if (request.paidAmount <= 0) return refuse('invalid-amount', 'paidAmount');
  if (request.branchCode !== branchCode) return refuse('branch-changed', 'branchCode');
  if (request.previousBalance !== previousBalance) return refuse('balance-changed', 'previousBalance');
  if (request.currentCharge !== charge) return refuse('balance-changed', 'currentCharge');
  if (request.paidAmount > sum(previousBalance, charge)) return refuse('exceeds-due', 'paidAmount');
  const how = modeOf(request);
  if (!how.ok) return how;
  const isPlain = charges.every(
    (one) => one.head === 'monthly' && one.month === month && one.concessions === undefined,
  );
  const writing = {
    ...how.value,
    kind: 'deposit' as const,
    branchCode,
    charge,
    paid: request.paidAmount,
    studentPaymentToward: request.toward,
    ...(isPlain ? {} : { charges }),
  };
  return accept(withEntry(stored, ledger, nextEntry(ledger, student.studentID, writing, context)));
}

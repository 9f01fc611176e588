import type { FeePayer } from '../fees';
import { accept, refuse, type Outcome, type Refusal } from '../rules';
import { MINUTE, paise, total, type FeeHead, type StaffRight, type VoidCause } from '../values';
import { ledgerAt } from './accrual';
import { allocate, concededBy, type Due } from './allocation';
import { nextEntry, type EntryContext } from './ledger';
import { chargesOf, isVoid, type Charge, type Ledger, type LedgerEntry, type Voiding } from './ledger-entry';

/** The entry that voided the payment of a receipt, or a refund, if one did. */
export const voidOf = <Entry extends Voiding>(
  ledger: readonly Entry[],
  receiptNumber: string,
): Entry | undefined => ledger.find((entry) => entry.voids === receiptNumber && isVoid(entry));

/** Whether the payment of a receipt has been voided. */
export const isVoided = (ledger: readonly Voiding[], receiptNumber: string): boolean =>
  voidOf(ledger, receiptNumber) !== undefined;

/** Whether somebody took back an entry's charge of a head; future months are taken back by the rules instead (D47, D73). */
export const isTakenBack = (ledger: Ledger, receiptNumber: string, head: FeeHead): boolean =>
  ledger.some(
    (entry) =>
      entry.kind === 'reversal' &&
      entry.voids === receiptNumber &&
      chargesOf(entry).some((charge) => charge.head === head),
  );

/** The wrong entry, and why it is wrong. */
export interface VoidRequest {
  readonly studentReceiptNo: string;
  /** Missing when the cause says everything. */
  readonly reason?: string | undefined;
  readonly cause?: VoidCause | undefined;
  /** Set when the entry's charge of this head is wrong, and not its payment (D47). */
  readonly head?: FeeHead | undefined;
}

/** The mistakes that may be undone: all by an administrator, only payments by an account with the right to void (D76). */
export type VoidRight = 'all' | 'payments';

/** The right to undo (D76): administrators may undo anything, also refunds, charges and concessions; undefined without `void`. */
export const voidRightOf = (isAdmin: boolean, rights: readonly StaffRight[]): VoidRight | undefined =>
  isAdmin ? 'all' : rights.includes('void') ? 'payments' : undefined;

/** Whether voiding a receipt offers a fine for its cheque (D82): not after leaving, and only to accounts that may collect. */
export const isFineOffered = (
  cause: VoidCause | undefined,
  hasLeft: boolean,
  rights: readonly StaffRight[],
): boolean => cause === 'cheque-returned' && !hasLeft && rights.includes('collect');

/** The time in which the account that took a payment may take it back, in milliseconds (D76). */
export const MISTYPED_FOR = 2 * MINUTE;

/**
 * Whether the account that took a payment may take it back without the right to void: within two minutes, before a closing (D76).
 * @param isClosed whether a closing has the entry
 */
export const mayTakeBack = (
  { kind, collectorId, collectedAt }: Pick<LedgerEntry, 'kind' | 'collectorId' | 'collectedAt'>,
  accountId: string,
  at: Date,
  isClosed: boolean,
): boolean =>
  kind === 'deposit' &&
  collectorId === accountId &&
  at.getTime() - collectedAt.getTime() <= MISTYPED_FOR &&
  !isClosed;

type VoidRefusal =
  | 'receipt-not-found'
  | 'receipt-not-voidable'
  | 'receipt-already-voided'
  | 'charge-paid'
  | 'charge-conceded'
  | 'cheque-needed';

/**
 * Puts a voided receipt's amount back on the balance, once; the months it charged stay charged up to the current one (D34, D73).
 * With a head, or for an entry that charges, it takes back the charge instead, once, and only if nobody paid it (D47, D76); a
 * concession or a refund is undone as a whole. Returns the entries to append: the reversal, and the future months that it takes
 * back.
 */
export function voidReceipt(
  stored: Ledger,
  student: FeePayer,
  { studentReceiptNo, reason, cause, head }: VoidRequest,
  right: VoidRight,
  context: EntryContext,
): Outcome<Ledger, VoidRefusal> {
  const ledger = ledgerAt(stored, student, context);
  const wrong = ledger.find((entry) => entry.studentReceiptNo === studentReceiptNo);
  if (!wrong) return refuse('receipt-not-found', 'studentReceiptNo');
  const isPayment = wrong.kind === 'deposit' && head === undefined;
  if (right === 'payments' && !isPayment) return refuse('receipt-not-voidable', 'studentReceiptNo');
  if (cause === 'cheque-returned' && !(isPayment && wrong.mode === 'Cheque'))
    return refuse('cheque-needed', 'cause');
  const outcome = undoneEntry(ledger, wrong, head, cause);
  if (!outcome.ok) return outcome;
  const writing = {
    ...outcome.value,
    kind: 'reversal' as const,
    branchCode: wrong.branchCode,
    voids: studentReceiptNo,
    ...(reason === undefined ? {} : { reason }),
    ...(cause === undefined ? {} : { cause }),
  };
  const reversal = nextEntry(ledger, student, writing, context);
  // The void also takes back the future months that the payment had charged.
  return accept(ledgerAt([...ledger, reversal], student, context).slice(stored.length));
}

function undoneEntry(
  ledger: Ledger,
  wrong: LedgerEntry,
  head: FeeHead | undefined,
  cause: VoidCause | undefined,
) {
  if (wrong.kind === 'deposit' && head === undefined)
    return paymentBack(ledger, wrong, cause === 'mistyped' ? chargesMadeWith(ledger, wrong) : []);
  if (wrong.kind === 'concession' || wrong.kind === 'refund') return allBack(ledger, wrong);
  return chargeBack(ledger, wrong, head ? [head] : headsOf(wrong));
}

const alreadyVoided = (): Refusal<'receipt-already-voided'> =>
  refuse('receipt-already-voided', 'studentReceiptNo');

/** The charges that came with a payment and nobody has taken back; nobody owes those of a mistyped payment (D47, D76). */
const chargesMadeWith = (ledger: Ledger, wrong: LedgerEntry): readonly Charge[] =>
  chargesOf(wrong).filter(
    ({ head, reason }) => reason !== undefined && !isTakenBack(ledger, wrong.studentReceiptNo, head),
  );

/** @param chargesToTakeBack what is taken back with the payment */
function paymentBack(ledger: Ledger, payment: LedgerEntry, chargesToTakeBack: readonly Charge[]) {
  const { studentReceiptNo, studentPaid, studentPaymentToward, mode, reference } = payment;
  if (isVoided(ledger, studentReceiptNo)) return alreadyVoided();
  const dues = duesOf(ledger, payment, headsOf(payment));
  const charges = chargesToTakeBack.map((charge) => {
    const { head, month, amount } = charge;
    // The part given as a concession was never paid, and is nobody's credit.
    const conceded = dues.find((due) => due.charge === charge)?.conceded ?? 0;
    return { head, month, amount: paise(conceded - amount) };
  });
  return accept({
    charge: total(charges),
    ...(charges.length > 0 && { charges }),
    paid: paise(0 - studentPaid),
    studentPaymentToward,
    mode,
    ...(reference === undefined ? {} : { reference }),
  });
}

/** Undoes an entry as a whole: the amount of a wrong concession is owed again; the money of a wrong refund came back. */
function allBack(
  ledger: Ledger,
  {
    kind,
    studentReceiptNo,
    studentPaid,
    studentCurrentCharge,
    studentPaymentToward,
    mode,
    charges,
  }: LedgerEntry,
) {
  if (isVoided(ledger, studentReceiptNo)) return alreadyVoided();
  return accept({
    charge: kind === 'concession' ? concededBy(ledger, studentReceiptNo) : paise(0 - studentCurrentCharge),
    paid: paise(0 - studentPaid),
    studentPaymentToward,
    mode,
    ...(charges && { charges: charges.map((one) => ({ ...one, amount: paise(0 - one.amount) })) }),
  });
}

/** The heads that an entry charged; a passed month may have several (D78). */
const headsOf = (entry: LedgerEntry): readonly FeeHead[] => [
  ...new Set(chargesOf(entry).map(({ head }) => head)),
];

const duesOf = (ledger: Ledger, { studentReceiptNo }: LedgerEntry, heads: readonly FeeHead[]) =>
  allocate(ledger).dues.filter(
    (due) =>
      due.studentReceiptNo === studentReceiptNo && heads.includes(due.charge.head) && due.charge.amount > 0,
  );

/** Whether a receipt paid the charge, or a voucher paid it back; a part that an advance settled becomes advance again. */
const isPaid = ({ open, settled, conceded, charge }: Due) => open + settled + conceded < charge.amount;

/** The charges that came with a payment and can be reversed alone: nobody paid them, as when the payment is void (D47, D76). */
export function broughtUnpaid(ledger: Ledger, payment: LedgerEntry): readonly Charge[] {
  const charges = chargesMadeWith(ledger, payment);
  if (charges.length === 0) return [];
  const unpaid = duesOf(ledger, payment, headsOf(payment)).filter((due) => !isPaid(due));
  return charges.filter((one) => unpaid.some(({ charge }) => charge === one));
}

function chargeBack(ledger: Ledger, wrong: LedgerEntry, heads: readonly FeeHead[]) {
  const { kind } = wrong;
  const openHeads = heads.filter((head) => !isTakenBack(ledger, wrong.studentReceiptNo, head));
  if (openHeads.length === 0 && heads.length > 0) return alreadyVoided();
  const dues = duesOf(ledger, wrong, openHeads);
  if ((kind !== 'charge' && kind !== 'deposit' && kind !== 'opening') || dues.length === 0)
    return refuse('receipt-not-voidable', 'studentReceiptNo');
  if (dues.some(isPaid)) return refuse('charge-paid', 'studentReceiptNo');
  // A concession on the charge would turn into a credit, so it has to be undone first.
  if (dues.some(({ conceded }) => conceded > 0)) return refuse('charge-conceded', 'studentReceiptNo');
  const charges = dues.map(({ charge: { head, month, amount } }) => ({
    head,
    month,
    amount: paise(0 - amount),
  }));
  const studentPaymentToward = paymentTypeOf(charges[0]?.head ?? 'other');
  return accept({ charge: total(charges), paid: paise(0), studentPaymentToward, charges });
}

/** The payment type of a head; an opening balance has no type of its own (D28). */
const paymentTypeOf = (head: FeeHead): FeeHead => (head === 'opening' ? 'other' : head);

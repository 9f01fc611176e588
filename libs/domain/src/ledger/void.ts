import type { FeePayer } from '../fees';
import { accept, refuse, type Outcome, type Refusal } from '../rules';
import { paise, total, type FeeHead, type StaffRight, type VoidCause } from '../values';
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

/** Whether somebody has taken back what an entry charged of a head; months to come are taken back by the rules (D47, D73). */
export const isTakenBack = (ledger: Ledger, receiptNumber: string, head: FeeHead): boolean =>
  ledger.some(
    (entry) =>
      entry.kind === 'reversal' &&
      entry.voids === receiptNumber &&
      chargesOf(entry).some((charge) => charge.head === head),
  );

/** Which entry is wrong, and why. */
export interface VoidRequest {
  readonly studentReceiptNo: string;
  /** Left out where the cause says all. */
  readonly reason?: string | undefined;
  readonly cause?: VoidCause | undefined;
  /** What it charged is wrong, of this head, and not what it paid (D47). */
  readonly head?: FeeHead | undefined;
}

/** Whose mistake may be undone: any by an administrator, payments alone by who has the right to void (D76). */
export type VoidRight = 'all' | 'payments';

/** What an account may undo (D76): an administrator all, a refund, a charge and a concession too; nothing without the right to void. */
export const voidRightOf = (isAdmin: boolean, rights: readonly StaffRight[]): VoidRight | undefined =>
  isAdmin ? 'all' : rights.includes('void') ? 'payments' : undefined;

/** Whether who voided a receipt is asked about the fine of its cheque (D82): who has left is charged none, and only who collects may charge one. */
export const isFineOffered = (
  cause: VoidCause | undefined,
  hasLeft: boolean,
  rights: readonly StaffRight[],
): boolean => cause === 'cheque-returned' && !hasLeft && rights.includes('collect');

/** For so long a payment may be taken back by who took it, in milliseconds (D76). */
export const MISTYPED_FOR = 2 * 60_000;

/**
 * Whether who took a payment may take it back without the right to void: within two minutes, while no closing has it (D76).
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

type Undone =
  | 'receipt-not-found'
  | 'receipt-not-voidable'
  | 'receipt-already-voided'
  | 'charge-paid'
  | 'charge-conceded'
  | 'cheque-needed';

/**
 * Puts a voided receipt's amount back on the balance, once; the months that it charged stay charged up to the current one
 * (D34, D73). With a head, or for an entry that charges, it takes back what was charged, once, and as long as nobody paid it
 * (D47, D76); a concession or a refund is undone as a whole. Gives the entries to append, its own and the months to come that
 * it takes back.
 */
export function voidReceipt(
  stored: Ledger,
  student: FeePayer,
  { studentReceiptNo, reason, cause, head }: VoidRequest,
  right: VoidRight,
  context: EntryContext,
): Outcome<Ledger, Undone> {
  const ledger = ledgerAt(stored, student, context);
  const wrong = ledger.find((entry) => entry.studentReceiptNo === studentReceiptNo);
  if (!wrong) return refuse('receipt-not-found', 'studentReceiptNo');
  const isPayment = wrong.kind === 'deposit' && head === undefined;
  if (right === 'payments' && !isPayment) return refuse('receipt-not-voidable', 'studentReceiptNo');
  if (cause === 'cheque-returned' && !(isPayment && wrong.mode === 'Cheque'))
    return refuse('cheque-needed', 'cause');
  const outcome = undone(ledger, wrong, head, cause);
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
  // The months to come that the payment had charged follow from the void.
  return accept(ledgerAt([...ledger, reversal], student, context).slice(stored.length));
}

function undone(ledger: Ledger, wrong: LedgerEntry, head: FeeHead | undefined, cause: VoidCause | undefined) {
  if (wrong.kind === 'deposit' && head === undefined)
    return paymentBack(ledger, wrong, cause === 'mistyped' ? broughtBy(ledger, wrong) : []);
  if (wrong.kind === 'concession' || wrong.kind === 'refund') return allBack(ledger, wrong);
  return chargeBack(ledger, wrong, head ? [head] : headsOf(wrong));
}

const alreadyVoided = (): Refusal<'receipt-already-voided'> =>
  refuse('receipt-already-voided', 'studentReceiptNo');

/** What a payment brought with it to the counter, and nobody has taken back: of a mistyped one nobody owes it (D47, D76). */
const broughtBy = (ledger: Ledger, wrong: LedgerEntry): readonly Charge[] =>
  chargesOf(wrong).filter(
    ({ head, reason }) => reason !== undefined && !isTakenBack(ledger, wrong.studentReceiptNo, head),
  );

/** @param brought what is taken back with the payment */
function paymentBack(ledger: Ledger, payment: LedgerEntry, brought: readonly Charge[]) {
  const { studentReceiptNo, studentPaid, studentPaymentToward, mode, reference } = payment;
  if (isVoided(ledger, studentReceiptNo)) return alreadyVoided();
  const dues = duesOf(ledger, payment, headsOf(payment));
  const charges = brought.map((charge) => {
    const { head, month, amount } = charge;
    // What was given of it as a concession was never paid, and is nobody's credit.
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

/** What a concession that was wrong took off is owed again; a refund that was wrong came back. */
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

/** What an entry charged: a month that passed, several heads (D78). */
const headsOf = (entry: LedgerEntry): readonly FeeHead[] => [
  ...new Set(chargesOf(entry).map(({ head }) => head)),
];

const duesOf = (ledger: Ledger, { studentReceiptNo }: LedgerEntry, heads: readonly FeeHead[]) =>
  allocate(ledger).dues.filter(
    (due) =>
      due.studentReceiptNo === studentReceiptNo && heads.includes(due.charge.head) && due.charge.amount > 0,
  );

/** Whether a receipt says that it was paid, or a voucher that it was paid back. What an advance settled is advance again. */
const isPaid = ({ open, settled, conceded, amount, charge }: Due) =>
  amount < charge.amount || open + settled + conceded < charge.amount;

/** What a payment brought with it that can be reversed by itself: nobody paid it, as where the payment is void (D47, D76). */
export function broughtUnpaid(ledger: Ledger, payment: LedgerEntry): readonly Charge[] {
  const brought = broughtBy(ledger, payment);
  if (brought.length === 0) return [];
  const unpaid = duesOf(ledger, payment, headsOf(payment)).filter((due) => !isPaid(due));
  return brought.filter((one) => unpaid.some(({ charge }) => charge === one));
}

function chargeBack(ledger: Ledger, wrong: LedgerEntry, heads: readonly FeeHead[]) {
  const { kind } = wrong;
  const open = heads.filter((head) => !isTakenBack(ledger, wrong.studentReceiptNo, head));
  if (open.length === 0 && heads.length > 0) return alreadyVoided();
  const dues = duesOf(ledger, wrong, open);
  if ((kind !== 'charge' && kind !== 'deposit' && kind !== 'opening') || dues.length === 0)
    return refuse('receipt-not-voidable', 'studentReceiptNo');
  if (dues.some(isPaid)) return refuse('charge-paid', 'studentReceiptNo');
  // What was given of it would be somebody's credit: that is undone first.
  if (dues.some(({ conceded }) => conceded > 0)) return refuse('charge-conceded', 'studentReceiptNo');
  const charges = dues.map(({ charge: { head, month, amount } }) => ({
    head,
    month,
    amount: paise(0 - amount),
  }));
  const studentPaymentToward = toward(charges[0]?.head ?? 'other');
  return accept({ charge: total(charges), paid: paise(0), studentPaymentToward, charges });
}

/** An opening balance has no type of payment of its own (D28). */
const toward = (head: FeeHead): FeeHead => (head === 'opening' ? 'other' : head);

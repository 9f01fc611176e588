import * as z from 'zod/mini';
import { branchIn, type FeePayer } from '../fees';
import {
  modeAsked,
  modeFields,
  modeOf,
  modeRules,
  newAmount,
  reasonText,
  type ModeForm,
  type ModeRefusal,
  type PaidBy,
} from '../payments';
import { accept, headChoice, type Outcome, refuse, requestObject, studentIdText } from '../rules';
import { schoolMonth } from '../school';
import {
  choiceAsStored,
  paise,
  refundableHeads,
  rupees,
  sum,
  type FeeHead,
  total,
  type Paise,
  type RefundableHead,
  type SchoolHead,
} from '../values';
import { ledgerAt } from './accrual';
import { allocate } from './allocation';
import { feesDue, nextEntry, entriesToAppend, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import type { Today } from './today';

/** The kinds of money that can be paid back: an advance, or a deposit (D75). */
export const refundOf = ['advance', ...refundableHeads] as const;
export type RefundOf = (typeof refundOf)[number] | SchoolHead;

/** A request to pay money back (D75). Rupees in, paise out. */
export const refundSchema = requestObject('Refund', {
  studentID: studentIdText,
  of: headChoice(refundOf),
  amount: newAmount,
  reason: reasonText,
  ...modeFields,
});

export type Refund = z.output<typeof refundSchema>;

/** The refund form as it is filled in: texts, any of which may be empty. */
export interface RefundForm extends ModeForm {
  readonly studentID: string;
  readonly of?: RefundOf | undefined;
  readonly amount?: string | undefined;
  readonly reason?: string | undefined;
}

/** Checks the refund form as the office fills it in, without details the mode does not have. @param today `yyyy-mm-dd` */
export const refundFormSchema = (today: string) =>
  z.pipe(
    // The values are not of that type yet; the fields are checked next.
    z.transform(
      ({ studentID, of, amount, reason, ...form }: RefundForm) =>
        ({ studentID, of, amount, reason, ...modeAsked(form) }) as z.input<typeof refundSchema>,
    ),
    refundSchema.check(...modeRules(today)),
  );

/** The amount to pay back, its mode and its reason. Paise. */
export interface RefundRequest extends PaidBy {
  readonly of: RefundOf;
  readonly amount: Paise;
  readonly reason: string;
}

/** The amounts that can be paid back to a family now, never more than came in (D75). Paise. */
export interface Refundable {
  /** The advance after what is due at this moment. */
  readonly advance: Paise;
  /** Only for a student who has left: the paid part of the security deposit. */
  readonly security: Paise;
  /** Only for a student who has left: the paid parts of refundable heads of the school, above zero (D78). */
  readonly heads?: { readonly head: SchoolHead; readonly amount: Paise }[] | undefined;
}

const refundableSchema = z.object({
  advance: rupees,
  security: rupees,
  heads: z.optional(
    z.array(z.object({ head: choiceAsStored<SchoolHead>(['school:Locker']), amount: rupees })),
  ),
});

/** Converts the refundable amounts from the form of API calls to the form of the rules. */
export const refundableOfCall = (sent: z.input<typeof refundableSchema>): Refundable =>
  z.decode(refundableSchema, sent);

/** The refundable amount of one kind. Paise. */
export const refundableOf = ({ advance, security, heads = [] }: Refundable, kind: RefundOf): Paise => {
  if (kind === 'advance') return advance;
  if (kind === 'security') return security;
  return heads.find(({ head }) => head === kind)?.amount ?? paise(0);
};

/** The kinds of which something can be paid back, in the order in which they are shown (D75, D78). */
export const refundsIn = (refundable: Refundable): readonly RefundOf[] =>
  [...refundOf, ...(refundable.heads ?? []).map(({ head }) => head)].filter(
    (kind) => refundableOf(refundable, kind) > 0,
  );

const paidDues = (ledger: Ledger, head: FeeHead) =>
  allocate(ledger)
    .dues.filter(({ charge }) => charge.head === head)
    .map((due) => ({ ...due, paid: paise(due.amount - due.open - due.conceded) }));

/** Computes the amounts that can be paid back of a ledger at a moment (D75). Paise. */
export function refundable(stored: Ledger, student: FeePayer, today: Today): Refundable {
  const { outstandingDue } = feesDue(stored, student, today);
  const received = Math.max(0, sum(...stored.map(({ studentPaid }) => studentPaid)));
  const atMostReceived = (amount: number) => paise(Math.min(received, Math.max(0, amount)));
  const paidDeposit = (head: RefundableHead) =>
    student.leftAt === undefined
      ? 0
      : sum(...paidDues(ledgerAt(stored, student, today), head).map(({ paid }) => paid));
  const heads = today.heads
    .filter(({ isRefundable }) => isRefundable)
    .map(({ head }) => ({ head, amount: atMostReceived(paidDeposit(head)) }))
    .filter(({ amount }) => amount > 0);
  return {
    advance: atMostReceived(0 - outstandingDue),
    security: atMostReceived(paidDeposit('security')),
    ...(heads.length > 0 && { heads }),
  };
}

/** Pays back an advance, or a deposit of a student who has left (D75). Returns the entries to append. */
export function refund(
  stored: Ledger,
  student: FeePayer,
  { of: kind, amount, reason, ...paidBy }: RefundRequest,
  context: EntryContext,
): Outcome<Ledger, 'refund-exceeds' | ModeRefusal> {
  if (amount > refundableOf(refundable(stored, student, context), kind))
    return refuse('refund-exceeds', 'amount');
  const mode = modeOf(paidBy, context.at);
  if (!mode.ok) return mode;
  const ledger = ledgerAt(stored, student, context);
  const charges = kind === 'advance' ? undefined : chargesTakenOff(ledger, kind, amount);
  const writing = {
    ...mode.value,
    kind: 'refund' as const,
    branchCode: branchIn(schoolMonth(context.at), student),
    charge: total(charges ?? []),
    paid: paise(0 - amount),
    studentPaymentToward: kind,
    reason,
    ...(charges && { charges }),
  };
  return accept(entriesToAppend(stored, ledger, nextEntry(ledger, student, writing, context)));
}

/** The charges that are taken off with a deposit paid back, so that neither more nor less is owed. */
function chargesTakenOff(ledger: Ledger, head: RefundableHead, amount: Paise) {
  let remaining = amount;
  return paidDues(ledger, head).flatMap(({ charge: { month }, paid }) => {
    const part = paise(Math.min(remaining, paid));
    remaining = paise(remaining - part);
    return part > 0 ? [{ head, month, amount: paise(0 - part) }] : [];
  });
}

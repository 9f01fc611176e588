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
export const refundableOf = ({ advance, security, heads = [] }: Refundable, of: RefundOf): Paise => {
  if (of === 'advance') return advance;
  if (of === 'security') return security;
  return heads.find(({ head }) => head === of)?.amount ?? paise(0);
};

/** The kinds of which something can be paid back, in the order in which they are shown (D75, D78). */
export const refundsIn = (refundable: Refundable): readonly RefundOf[] =>
  [...refundOf, ...(refundable.heads ?? []).map(({ head }) => head)].filter(
    (of) => refundableOf(refundable, of) > 0,
  );

const paidDues = (ledger: Ledger, head: FeeHead) =>
  allocate(ledger)
    .dues.filter(({ charge }) => charge.head === head)
    .map((due) => ({ ...due, paid: paise(due.amount - due.open - due.conceded) }))
    .filter(({ paid }) => paid > 0);

/** Computes the amounts that can be paid back of a ledger at a moment (D75). Paise. */
export function refundable(stored: Ledger, student: FeePayer, today: Today): Refundable {
  const { outstandingDue } = feesDue(stored, student, today);
  const cameIn = Math.max(0, sum(...stored.map(({ studentPaid }) => studentPaid)));
  const most = (amount: number) => paise(Math.min(cameIn, Math.max(0, amount)));
  const deposit = (head: RefundableHead) =>
    student.leftAt === undefined
      ? 0
      : sum(...paidDues(ledgerAt(stored, student, today), head).map(({ paid }) => paid));
  const heads = today.heads
    .filter(({ isRefundable }) => isRefundable)
    .map(({ head }) => ({ head, amount: most(deposit(head)) }))
    .filter(({ amount }) => amount > 0);
  return {
    advance: most(0 - outstandingDue),
    security: most(deposit('security')),
    ...(heads.length > 0 && { heads }),
  };
}

/** Pays back an advance, or a deposit of a student who has left (D75). Returns the entries to append. */
export function refund(
  stored: Ledger,
  student: FeePayer,
  { of, amount, reason, ...paidBy }: RefundRequest,
  context: EntryContext,
): Outcome<Ledger, 'refund-exceeds' | ModeRefusal> {
  if (amount > refundableOf(refundable(stored, student, context), of))
    return refuse('refund-exceeds', 'amount');
  const how = modeOf(paidBy, context.at);
  if (!how.ok) return how;
  const ledger = ledgerAt(stored, student, context);
  const charges = of === 'advance' ? undefined : takenOff(ledger, of, amount);
  const writing = {
    ...how.value,
    kind: 'refund' as const,
    branchCode: branchIn(schoolMonth(context.at), student),
    charge: total(charges ?? []),
    paid: paise(0 - amount),
    studentPaymentToward: of,
    reason,
    ...(charges && { charges }),
  };
  return accept(entriesToAppend(stored, ledger, nextEntry(ledger, student, writing, context)));
}

/** The charges that are taken off with a deposit paid back, so that neither more nor less is owed. */
function takenOff(ledger: Ledger, head: RefundableHead, amount: Paise) {
  let left = amount;
  return paidDues(ledger, head).flatMap(({ charge: { month }, paid }) => {
    const part = paise(Math.min(left, paid));
    left = paise(left - part);
    return part > 0 ? [{ head, month, amount: paise(0 - part) }] : [];
  });
}

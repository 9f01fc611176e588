import { branchIn, headOf, isOfBranch, isOpenIn, type FeePayer } from '../fees';
import { accept, refuse, type Outcome } from '../rules';
import { schoolMonth } from '../school';
import { isSchoolHead, paise, type ChargeHead, type Paise } from '../values';
import { ledgerAt } from './accrual';
import { nextEntry, entriesToAppend, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import { monthlyCharges } from './month-charges';

/** A charge that the office makes apart from the monthly ones, and its reason (D47). Paise. */
export interface NewCharge {
  readonly head: ChargeHead;
  readonly amount: Paise;
  readonly reason: string;
}

/** Accepts charges if every head of the school among them is open this month and offered to the student's branch (D78). */
export function headsOffered(
  charges: readonly Pick<NewCharge, 'head'>[],
  student: FeePayer,
  { at, heads }: Pick<EntryContext, 'at' | 'heads'>,
): Outcome<undefined, 'head-not-offered'> {
  const isOffered = (name: string) => {
    const head = headOf(heads, name);
    return head && isOpenIn(head, schoolMonth(at)) && isOfBranch(head, branchIn(schoolMonth(at), student));
  };
  return charges.every(({ head }) => !isSchoolHead(head) || isOffered(head))
    ? accept(undefined)
    : refuse('head-not-offered', 'head');
}

/**
 * Whether this month charges a head automatically and has not done so yet: a charge of that head made by hand would take its
 * place (D78).
 */
export const isChargedWithMonth = (
  stored: Ledger,
  student: FeePayer,
  head: ChargeHead,
  context: EntryContext,
): boolean =>
  monthlyCharges(ledgerAt(stored, student, context), student, [schoolMonth(context.at)], context).some(
    (one) => one.head === head,
  );

/** Adds a charge apart from the monthly ones (D47). @returns the entries to append, its own last */
export function addCharge(
  stored: Ledger,
  student: FeePayer,
  charge: NewCharge,
  context: EntryContext,
): Ledger {
  const ledger = ledgerAt(stored, student, context);
  const writing = {
    kind: 'charge' as const,
    branchCode: branchIn(schoolMonth(context.at), student),
    charge: charge.amount,
    paid: paise(0),
    studentPaymentToward: charge.head,
    charges: [{ ...charge, month: schoolMonth(context.at) }],
  };
  return entriesToAppend(stored, ledger, nextEntry(ledger, student, writing, context));
}

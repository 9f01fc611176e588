import type { FeePayer } from '../fees';
import { schoolCode, schoolMonth } from '../school';
import { paise, type ChargeHead, type Paise } from '../values';
import { ledgerAt } from './accrual';
import { nextEntry, withEntry, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';

/** What the office charges beside the months, and why (D47). Paise. */
export interface NewCharge {
  readonly head: ChargeHead;
  readonly amount: Paise;
  readonly reason: string;
}

/** Charges something beside the months (D47). @returns the entries to append, its own last */
export function addCharge(
  stored: Ledger,
  student: FeePayer,
  charge: NewCharge,
  context: EntryContext,
): Ledger {
  const ledger = ledgerAt(stored, student, context);
  const writing = {
    kind: 'charge' as const,
    branchCode: schoolCode(student),
    charge: charge.amount,
    paid: paise(0),
    studentPaymentToward: charge.head,
    charges: [{ ...charge, month: schoolMonth(context.at) }],
  };
  return withEntry(stored, ledger, nextEntry(ledger, student, writing, context));
}

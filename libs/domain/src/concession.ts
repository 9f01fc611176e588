import { balanceOf, ledgerAt } from './accrual';
import type { FeePayer } from './fee-payer';
import { nextEntry, withEntry, type EntryContext } from './ledger';
import type { Ledger, LedgerEntry } from './ledger-entry';
import { paise, type Paise } from './money';
import type { ConcessionKind, FeeHead } from './options';
import { accept, refuse, type Outcome } from './refusal';
import { schoolCode } from './school-code';

/** What a family need not pay of what it owes, once, and why (D48). Paise. */
export interface Concession {
  readonly concession: ConcessionKind;
  readonly amount: Paise;
  readonly reason: string;
  /** Taken off what is due of this head first; off the oldest due when left out. */
  readonly head?: FeeHead | undefined;
}

/** Whether an entry is what came of this very concession, so that it may answer it once more (D52). */
export const isConcessionOf = (entry: LedgerEntry, { concession, amount, reason, head }: Concession) =>
  entry.concession === concession &&
  entry.studentCurrentCharge + amount === 0 &&
  entry.reason === reason &&
  entry.studentPaymentToward === (head ?? 'monthly');

/** Takes a concession off what is owed, never more than that (D48). Gives the entries to append. */
export function giveConcession(
  stored: Ledger,
  student: FeePayer,
  { concession, amount, reason, head = 'monthly' }: Concession,
  context: EntryContext,
): Outcome<Ledger, 'concession-exceeds-balance'> {
  const ledger = ledgerAt(stored, student, context);
  if (amount > balanceOf(ledger)) return refuse('concession-exceeds-balance', 'amount');
  const writing = {
    kind: 'concession' as const,
    branchCode: schoolCode(student),
    charge: paise(0 - amount),
    paid: paise(0),
    studentPaymentToward: head,
    concession,
    reason,
  };
  return accept(withEntry(stored, ledger, nextEntry(ledger, student.studentID, writing, context)));
}

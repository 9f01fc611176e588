import { branchIn, type FeePayer } from '../fees';
import { accept, refuse, type Outcome } from '../rules';
import { schoolMonth } from '../school';
import { isSchoolHead, paise, sum, total, type ConcessionKind, type FeeHead, type Paise } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import { allocate } from './allocation';
import { nextEntry, entriesToAppend, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import { monthlyCharges } from './month-charges';

/** A one-time reduction of what a family owes, and its reason (D48). Paise. */
export interface Concession {
  /** Missing when a fine is waived (D80). */
  readonly concession?: ConcessionKind | undefined;
  readonly amount: Paise;
  readonly reason: string;
  /** Taken off the dues of this head first, for a head of the school off those alone; off the oldest due when missing. */
  readonly head?: FeeHead | undefined;
}

/** This month's charge as an entry of its own, so that a concession can be taken off it (D80). */
function withThisMonth(ledger: Ledger, student: FeePayer, context: EntryContext): Ledger {
  const charges = monthlyCharges(ledger, student, [schoolMonth(context.at)], context);
  const writing = {
    kind: 'charge' as const,
    branchCode: branchIn(schoolMonth(context.at), student),
    charge: total(charges),
    paid: paise(0),
    studentPaymentToward: 'monthly' as const,
    charges: [...charges],
  };
  return [...ledger, nextEntry(ledger, student, writing, context)];
}

/** The amount due of a head. Paise. */
const openAmount = (ledger: Ledger, head: FeeHead): Paise =>
  sum(
    ...allocate(ledger)
      .dues.filter(({ charge }) => charge.head === head)
      .map(({ open }) => open),
  );

/**
 * Takes a concession off what is charged now, this month included, and never more than that (D48, D80). Returns the entries to
 * append, preceded by this month's charge if the concession takes from it too. A concession of no kind lowers only the dues of
 * its head; so does one on a head of the school (D78).
 */
export function giveConcession(
  stored: Ledger,
  student: FeePayer,
  { concession, amount, reason, head = 'monthly' }: Concession,
  context: EntryContext,
): Outcome<Ledger, 'concession-exceeds-balance'> {
  const currentLedger = ledgerAt(stored, student, context);
  // A concession on a head of the school lowers no other head (D78).
  const isOfHeadAlone = concession === undefined || isSchoolHead(head);
  const maxConcession = (entries: Ledger) => (isOfHeadAlone ? openAmount(entries, head) : balanceOf(entries));
  const ledger =
    amount > maxConcession(currentLedger) ? withThisMonth(currentLedger, student, context) : currentLedger;
  if (amount > maxConcession(ledger)) return refuse('concession-exceeds-balance', 'amount');
  const writing = {
    kind: 'concession' as const,
    branchCode: branchIn(schoolMonth(context.at), student),
    charge: paise(0 - amount),
    paid: paise(0),
    studentPaymentToward: head,
    ...(concession === undefined ? {} : { concession }),
    reason,
  };
  return accept(entriesToAppend(stored, ledger, nextEntry(ledger, student, writing, context)));
}

import { schoolDate, sessionName } from '../school';
import { paise, sum, total, type Paise } from '../values';
import { balanceOf } from './accrual';
import { chargesOf, type Charge, type Ledger, type LedgerEntry } from './ledger-entry';

/** A line of a statement of account: something that was charged, or what an entry paid, took off or put back. Paise. */
export interface StatementLine {
  readonly entry: LedgerEntry;
  /** The charge that was made or taken back; missing when the line is the payment, the void or the concession itself. */
  readonly charge?: Charge;
  /** `yyyy-mm-dd`; a month that was charged because it passed is dated its last day (D44). */
  readonly date: string;
  readonly debit: Paise;
  readonly credit: Paise;
  /** The balance after this line. */
  readonly balance: Paise;
}

/** A student's account over a session, or over all of them; opening + debits - credits = closing. Paise. */
export interface Statement {
  readonly opening: Paise;
  readonly lines: readonly StatementLine[];
  readonly debits: Paise;
  readonly credits: Paise;
  readonly closing: Paise;
}

/**
 * What a family was charged, with what it owed before and less all concessions, and what it paid, less what was voided or paid
 * back: charged - paid = owed. Paise.
 * @param owed with the fees of this month, which no entry may have charged yet; the ledger's own balance when missing
 */
export function chargedAndPaid(ledger: Ledger, owed: Paise = balanceOf(ledger)) {
  const paid = sum(...ledger.map(({ studentPaid }) => studentPaid));
  return { charged: sum(owed, paid), paid };
}

const sessionOf = ({ month }: LedgerEntry) => sessionName(month);

/** The sessions in which a ledger has entries, oldest first (D43). */
export const sessionsOf = (ledger: Ledger): string[] => [...new Set(ledger.map(sessionOf))];

/** Whether an entry is a month charged because it passed: it has no time of day, and nobody made it (D44). */
export const isPassedMonth = ({ kind, collectedBy }: LedgerEntry): boolean =>
  kind === 'charge' && collectedBy === undefined;

/** The last day of a month that passed, `yyyy-mm-dd`. @param booked the first moment of the next one */
export const passedMonthDate = (booked: Date): string => schoolDate(new Date(booked.getTime() - 1));

const dateOf = (entry: LedgerEntry): string =>
  isPassedMonth(entry) ? passedMonthDate(entry.collectedAt) : schoolDate(entry.collectedAt);

const debitAndCredit = (change: number) => ({
  debit: paise(Math.max(0, change)),
  credit: paise(Math.max(0, 0 - change)),
});

/** The lines of one entry: its charges, one by one, and then the rest of its effect on the balance. */
function linesOf(entry: LedgerEntry, before: Paise, change: Paise): StatementLine[] {
  const charges = chargesOf(entry).filter(({ amount, concessions }) => amount !== 0 || concessions);
  const rest = change - total(charges);
  const parts = [
    ...charges.map((charge) => ({ charge, change: charge.amount })),
    ...(rest === 0 ? [] : [{ change: rest }]),
  ];
  let balance = before;
  return parts.map(({ change: amount, ...part }) => {
    balance = sum(balance, paise(amount));
    return { ...part, entry, date: dateOf(entry), ...debitAndCredit(amount), balance };
  });
}

/**
 * A ledger as a statement to print, oldest first.
 * @param ledger with the months that passed
 * @param session the only session to show, `2026-27`; what was owed before it is its opening balance
 */
export function statementOf(ledger: Ledger, session?: string): Statement {
  const balanceBefore = (index: number) => ledger[index - 1]?.updatedBalance ?? paise(0);
  const isListed = (entry: LedgerEntry) => session === undefined || sessionOf(entry) === session;
  // A month taken back for a day of the session before can stand after entries of this one (D73, D74).
  let balance = ledger.some(isListed)
    ? sum(
        ...ledger.map((entry, index) =>
          session !== undefined && sessionOf(entry) < session
            ? paise(entry.updatedBalance - balanceBefore(index))
            : paise(0),
        ),
      )
    : paise(0);
  const opening = balance;
  const lines: StatementLine[] = [];
  ledger.forEach((entry, index) => {
    if (!isListed(entry)) return;
    const change = paise(entry.updatedBalance - balanceBefore(index));
    lines.push(...linesOf(entry, balance, change));
    balance = sum(balance, change);
  });
  return {
    opening,
    lines,
    debits: sum(...lines.map(({ debit }) => debit)),
    credits: sum(...lines.map(({ credit }) => credit)),
    closing: balance,
  };
}

import { monthLabel, monthsLabel } from '../school';
import {
  formatRupees,
  headLabel,
  paise,
  sum,
  total,
  type FeeHead,
  type Paise,
  type PaymentType,
  type SpecifiedHead,
} from '../values';
import { isOfMonths } from './charged-months';
import { chargesOf, type Charge, type Ledger, type LedgerEntry, type PaidFor } from './ledger-entry';

/** A charge, and the part of it that nobody has paid yet. */
export interface Due {
  readonly charge: Charge;
  /** The entry that charged it. */
  readonly studentReceiptNo: string;
  /** The amount that still stands: less than was charged if part of it was taken back. */
  readonly amount: Paise;
  readonly open: Paise;
  /** The amount that one-time concessions took off (D48). */
  readonly conceded: Paise;
  /** The amount that an advance settled, without a receipt of its own (D73). */
  readonly settled: Paise;
}

export interface Allocation {
  /** All charges that were not taken back, oldest first. */
  readonly dues: readonly Due[];
  /** The advance of the family, paid too much; while there is any, nothing is open (D73). Paise. */
  readonly advance: Paise;
  /** The amounts that the last entry paid, by head and month; empty when it moved no money (D50). */
  readonly paidFor: readonly PaidFor[];
}

type OpenDue = { -readonly [Key in keyof Due]: Due[Key] } & { isTakenBack: boolean };

interface Part {
  readonly due: OpenDue;
  readonly amount: Paise;
}

/** The sort key of a charge: what was owed before this program comes first, then month by month, each in ledger order. */
const sortKey = ({ head, month }: Charge) => (head === 'opening' ? '' : month);

/** Whether a payment of a type pays this charge before all others; the type monthly has no such charge (D50). */
const isOwnType = ({ head }: Charge, toward: FeeHead) => toward !== 'monthly' && head === toward;

const isSameHeadAndMonth = ({ charge }: Due, { head, month }: Pick<Charge, 'head' | 'month'>) =>
  charge.head === head && charge.month === month;

const paidOf = ({ amount, open, conceded }: Due): Paise => paise(amount - open - conceded);

const settledOf = ({ settled }: Due): Paise => settled;

/** Goes through a ledger entry by entry to find the open part of each charge, which is never below zero, and the advance. */
class Account {
  readonly dues: OpenDue[] = [];
  advance = paise(0);
  paidFor: readonly PaidFor[] = [];
  /** The amounts that each payment paid and each concession took off, by the number of its entry. */
  private readonly paidBy = new Map<string, readonly PaidFor[]>();
  private readonly concededBy = new Map<string, readonly Part[]>();
  private readonly refunds = new Set<string>();

  add(entry: LedgerEntry): void {
    const isRefund = entry.kind === 'refund' || this.refunds.has(entry.voids ?? '');
    for (const charge of chargesOf(entry)) {
      if (isRefund) this.payBack(charge);
      else if (entry.kind === 'take-back' || entry.kind === 'reversal') this.takeBack(entry, charge);
      else this.charge(entry, charge);
    }
    if (entry.kind === 'refund') this.refunds.add(entry.studentReceiptNo);
    if (entry.kind === 'concession') this.concede(entry);
    if (entry.kind === 'reversal') this.putConcessionBack(entry);
    this.paidFor = entry.paidFor ?? this.moneyOf(entry);
    this.paidBy.set(entry.studentReceiptNo, this.paidFor);
    if (!isRefund || !entry.charges) this.moveMoney(entry);
    this.spendAdvance();
  }

  private charge({ studentReceiptNo }: LedgerEntry, charge: Charge): void {
    const { amount } = charge;
    const zero = paise(0);
    const due = {
      charge,
      studentReceiptNo,
      amount,
      open: amount,
      conceded: zero,
      settled: zero,
      isTakenBack: false,
    };
    const precedingIndex = this.dues.findLastIndex((one) => sortKey(one.charge) <= sortKey(charge));
    this.dues.splice(precedingIndex + 1, 0, due);
  }

  /** Takes a charge back; the part that was paid becomes an advance (D47, D73). */
  private takeBack({ voids }: LedgerEntry, charge: Charge): void {
    const due = this.dues.find(
      (one) => !one.isTakenBack && one.studentReceiptNo === voids && isSameHeadAndMonth(one, charge),
    );
    if (!due) return;
    const stillOpen = Math.max(0, due.open + charge.amount);
    this.advance = paise(this.advance - charge.amount - (due.open - stillOpen));
    due.amount = sum(due.amount, charge.amount);
    due.open = paise(stillOpen);
    due.settled = paise(Math.min(due.settled, paidOf(due)));
    due.isTakenBack = true;
  }

  /** Pays a deposit back, or undoes that: charge and money go together, so that nobody owes more or less (D75). */
  private payBack({ head, month, amount }: Charge): void {
    let remaining: number = amount;
    for (const due of this.dues.filter((one) => isSameHeadAndMonth(one, { head, month }))) {
      const part = Math.max(remaining, 0 - paidOf(due));
      due.amount = paise(due.amount + part);
      due.settled = paise(Math.min(due.settled, paidOf(due)));
      remaining -= part;
    }
  }

  /** Spends an amount on dues of the type first, then on charges that came with the payment, and then on the oldest dues. */
  private parts(amountToSpend: Paise, toward: FeeHead, payment?: string): Part[] {
    const isOfPaymentType = ({ charge }: Due) => isOwnType(charge, toward);
    const isChargedWithPayment = (due: Due) =>
      !isOfPaymentType(due) && due.studentReceiptNo === payment && due.charge.reason !== undefined;
    const duesInOrder = [
      ...this.dues.filter(isOfPaymentType),
      ...this.dues.filter(isChargedWithPayment),
      ...this.dues.filter((due) => !isOfPaymentType(due) && !isChargedWithPayment(due)),
    ];
    const parts: Part[] = [];
    let remaining = amountToSpend;
    for (const due of duesInOrder) {
      const amount = paise(Math.min(remaining, due.open));
      if (amount > 0) parts.push({ due, amount });
      remaining = paise(remaining - amount);
    }
    return parts;
  }

  private concede({ studentReceiptNo, studentPaymentToward, studentCurrentCharge }: LedgerEntry): void {
    const parts = this.parts(paise(0 - studentCurrentCharge), studentPaymentToward);
    for (const { due, amount } of parts) {
      due.open = paise(due.open - amount);
      due.conceded = sum(due.conceded, amount);
    }
    this.concededBy.set(studentReceiptNo, parts);
  }

  /** Reopens what an undone concession had taken off: first charges that still stand, and only then those taken back. */
  private putConcessionBack({ voids = '', studentCurrentCharge }: LedgerEntry): void {
    let remaining: number = studentCurrentCharge;
    const parts = this.concededBy.get(voids) ?? [];
    for (const { due, amount } of parts.toSorted(
      (one, other) => Number(one.due.isTakenBack) - Number(other.due.isTakenBack),
    )) {
      const part = Math.min(remaining, amount);
      due.open = paise(due.open + part);
      due.conceded = paise(due.conceded - part);
      remaining -= part;
    }
    this.concededBy.delete(voids);
  }

  /** The amount that a concession took off charges that nobody has taken back. */
  conceded(number: string): Paise {
    const standingParts = (this.concededBy.get(number) ?? []).filter(({ due }) => !due.isTakenBack);
    return total(standingParts);
  }

  /** Works out what the money of an entry is for, if the entry does not say so yet. */
  private moneyOf({
    kind,
    studentReceiptNo,
    studentPaid,
    studentPaymentToward,
    month,
    voids,
    charges,
  }: LedgerEntry): PaidFor[] {
    if (studentPaid === 0) return [];
    if (kind === 'deposit') {
      // Charges that come with a payment, e.g. Exam and Computer, are paid before old months, unless its type is monthly (D50).
      const payment = studentPaymentToward === 'monthly' ? undefined : studentReceiptNo;
      const parts = this.parts(studentPaid, studentPaymentToward, payment);
      return byHeadAndMonth(parts.map(({ due, amount }) => ({ ...due.charge, amount })));
    }
    if (kind === 'reversal')
      return (this.paidBy.get(voids ?? '') ?? []).map((part) => ({
        ...part,
        amount: paise(0 - part.amount),
      }));
    if (charges) return byHeadAndMonth(charges);
    return [{ head: 'advance', month, amount: studentPaid }];
  }

  /** Moves the money of an entry: closes the dues it paid, and reopens the dues it puts back. */
  private moveMoney(entry: LedgerEntry): void {
    let unmatched: number = 0;
    for (const { head, month, amount } of this.paidFor) {
      let remaining: number = amount;
      for (const due of this.duesInOrder(entry, { head, month, amount })) {
        const part = Math.min(Math.max(remaining, 0 - paidOf(due)), due.open);
        due.open = paise(due.open - part);
        due.settled = paise(Math.min(due.settled, paidOf(due)));
        remaining -= part;
      }
      // Paid for a charge that no longer stands: the advance grows, or shrinks when it is put back.
      unmatched += remaining;
    }
    this.settle(entry, paise(unmatched));
  }

  /** The dues of a head and month; a void reopens first those that its receipt had charged, and then the newest ones. */
  private duesInOrder({ voids }: LedgerEntry, part: PaidFor): readonly OpenDue[] {
    const dues = this.dues.filter((due) => isSameHeadAndMonth(due, part));
    if (part.amount > 0) return dues;
    const isChargedByVoided = ({ studentReceiptNo }: Due) => studentReceiptNo === voids;
    return [...dues.filter(isChargedByVoided), ...dues.filter((due) => !isChargedByVoided(due)).reverse()];
  }

  /** Moves money that found no charge: a surplus becomes an advance; a shortage is taken from the advance, then owed again. */
  private settle(entry: LedgerEntry, amount: Paise): void {
    this.advance = sum(this.advance, amount);
    if (this.advance >= 0) return;
    let missing = 0 - this.advance;
    this.advance = paise(0);
    // Dues that the advance settled are owed again before dues that a receipt says were paid (D50).
    for (const amountOf of [settledOf, paidOf])
      for (const due of this.dues.toReversed()) {
        const part = Math.min(missing, amountOf(due));
        due.open = paise(due.open + part);
        due.settled = paise(Math.max(0, due.settled - part));
        missing -= part;
      }
    // The money was paid back to the family, but then it turned out that it had never come in (D75): it is owed.
    if (missing > 0) this.charge(entry, { head: 'advance', month: entry.month, amount: paise(missing) });
  }

  /** Spends the advance on what is open, the oldest first (D73). */
  private spendAdvance(): void {
    for (const due of this.dues) {
      if (this.advance <= 0) return;
      const part = Math.min(this.advance, due.open);
      due.open = paise(due.open - part);
      due.settled = paise(due.settled + part);
      this.advance = paise(this.advance - part);
    }
  }
}

/** Adds up the parts so that each head and month occurs once, in the order in which they come. */
export function byHeadAndMonth(parts: readonly PaidFor[]): PaidFor[] {
  const sums = new Map<string, PaidFor>();
  for (const { head, month, amount } of parts) {
    const key = `${head} ${month}`;
    sums.set(key, { head, month, amount: sum(sums.get(key)?.amount ?? paise(0), amount) });
  }
  return [...sums.values()];
}

function accountOf(ledger: Ledger): Account {
  const account = new Account();
  for (const entry of ledger) account.add(entry);
  return account;
}

/**
 * Works out the open part of every charge of a ledger, and the advance (D50, D73): open less advance is the balance. A payment's
 * own `paidFor` says what it paid; if it has none yet, that is worked out from the entries before it alone.
 */
export function allocate(ledger: Ledger): Allocation {
  const account = accountOf(ledger);
  return {
    dues: account.dues.filter(({ isTakenBack, open }) => !isTakenBack || open > 0),
    advance: account.advance,
    paidFor: account.paidFor,
  };
}

/**
 * The amount that a one-time concession still takes off: the part on a charge that was taken back is nobody's credit, and nobody
 * owes it when the concession is undone (D48, D73). Paise.
 * @param number of its entry
 */
export const concededBy = (ledger: Ledger, number: string): Paise => accountOf(ledger).conceded(number);

/** An entry as it is written after a ledger; one that moves money records what the money is for (D71). */
export function withPaidFor(ledger: Ledger, entry: LedgerEntry): LedgerEntry {
  if (entry.studentPaid === 0) return entry;
  return { ...entry, paidFor: [...allocate([...ledger, entry]).paidFor] };
}

/**
 * The amount still to be paid to settle everything up to a month, and everything of the payment's own type, which is paid first
 * (D50). Paise.
 */
export const openThrough = (ledger: Ledger, month: string, toward: PaymentType): Paise =>
  sum(
    ...allocate(ledger)
      .dues.filter(({ charge }) => sortKey(charge) <= month || isOwnType(charge, toward))
      .map(({ open }) => open),
  );

/** A head as it is stored; in a damaged record it may be one that does not exist. */
interface HeadMonth {
  readonly head: string;
  readonly month: string;
}

/**
 * The name of a charge, e.g. `Nov 2026`, `Bus Nov 2026`, `Fine`; it includes the month for heads charged month by month.
 * @param heads the names of the heads
 */
export function chargeLabel(
  { head, month }: HeadMonth,
  heads: Readonly<Record<SpecifiedHead, string>>,
  locale: string,
): string {
  if (head === 'monthly') return monthLabel(month, locale);
  return isOfMonths(head) ? `${headLabel(heads, head)} ${monthLabel(month, locale)}` : headLabel(heads, head);
}

/**
 * The amounts owed or paid, one for each head, named with its months, e.g. `Monthly Sep 2026, Nov 2026`.
 * @param heads the names of the heads
 */
export const amountsByHead = (
  parts: readonly (HeadMonth & { readonly amount: Paise })[],
  heads: Readonly<Record<SpecifiedHead, string>>,
  locale: string,
): readonly { readonly label: string; readonly amount: Paise }[] =>
  [...new Set(parts.map(({ head }) => head))].map((head) => {
    const headParts = parts.filter((part) => part.head === head);
    const months = isOfMonths(head)
      ? ` ${monthsLabel(
          headParts.map(({ month }) => month),
          locale,
        )}`
      : '';
    return { label: `${headLabel(heads, head)}${months}`, amount: total(headParts) };
  });

/** The amounts paid, one text for each head, e.g. `Monthly Sep 2026, Nov 2026 ₹600`, `TC ₹100`. */
export const paidForParts = (...paid: Parameters<typeof amountsByHead>): readonly string[] =>
  amountsByHead(...paid).map(({ label, amount }) => `${label} ${formatRupees(amount)}`);

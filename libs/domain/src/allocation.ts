import { chargesOf, type Charge, type Ledger, type LedgerEntry } from './ledger-entry';
import { formatRupees, paise, sum, type Paise } from './money';
import { choiceLabel, type FeeHead, type PaymentType } from './options';
import { monthRangeLabel } from './school-calendar';

/** What of one head and month was paid. Paise; below zero where a void puts it back. */
export interface PaidFor {
  readonly head: FeeHead;
  readonly month: string;
  readonly amount: Paise;
}

/** Something that was charged, and what of it nobody has paid yet. */
export interface Due {
  readonly charge: Charge;
  /** The entry that charged it. */
  readonly studentReceiptNo: string;
  readonly open: Paise;
}

export interface Allocation {
  /** What each payment and each void paid, by the number of its entry (D50). */
  readonly paidFor: ReadonlyMap<string, readonly PaidFor[]>;
  /** All that was ever charged, oldest first. */
  readonly dues: readonly Due[];
}

interface OpenDue extends Due {
  open: Paise;
}

interface Part {
  readonly due: OpenDue;
  readonly amount: Paise;
}

/** What was owed before this program is the oldest; then month by month, each in the order of the ledger. */
const age = ({ head, month }: Charge) => (head === 'opening' ? '' : month);

/** Whether a payment of a type is spent on a charge before all others; one of type monthly has no such charge (D50). */
const isOwnType = ({ head }: Charge, toward: FeeHead) => toward !== 'monthly' && head === toward;

function insert(dues: OpenDue[], due: OpenDue): void {
  const before = dues.findLastIndex(({ charge }) => age(charge) <= age(due.charge));
  dues.splice(before + 1, 0, due);
}

/** Spends a payment, or a concession, on what is due of its own type first, and then on the oldest due. */
function spend(
  dues: readonly OpenDue[],
  amountToSpend: Paise,
  { studentPaymentToward }: LedgerEntry,
): Part[] {
  const isOwn = ({ charge }: Due) => isOwnType(charge, studentPaymentToward);
  const inTurn = [...dues.filter(isOwn), ...dues.filter((due) => !isOwn(due))];
  const parts: Part[] = [];
  let left = amountToSpend;
  for (const due of inTurn) {
    const amount = paise(Math.min(left, due.open));
    if (amount > 0) parts.push({ due, amount });
    left = paise(left - amount);
  }
  return parts;
}

const putBack = (parts: readonly Part[]) =>
  parts.map(({ due, amount }) => ({ due, amount: paise(0 - amount) }));

/** Takes what is no longer owed off the charge that was wrong. */
function takeBack(dues: readonly OpenDue[], { voids }: LedgerEntry, { head, month, amount }: Charge): void {
  const wrong = dues.find(
    ({ studentReceiptNo, charge }) =>
      studentReceiptNo === voids && charge.head === head && charge.month === month,
  );
  if (wrong) wrong.open = sum(wrong.open, amount);
}

/**
 * Says of a whole ledger what each payment paid, by head and month, and what is still open (D50). An entry is judged by
 * those before it alone, so that what a receipt said stays true.
 */
export function allocate(ledger: Ledger): Allocation {
  const dues: OpenDue[] = [];
  const parts = new Map<string, readonly Part[]>();
  const payments = new Set<string>();
  for (const entry of ledger) {
    const { studentReceiptNo, studentPaid, studentCurrentCharge, voids, charges } = entry;
    for (const charge of chargesOf(entry)) {
      if (charge.amount < 0) takeBack(dues, entry, charge);
      // A second payment in a month charges nothing more.
      else if (charge.amount > 0) insert(dues, { charge, studentReceiptNo, open: charge.amount });
    }
    const isPutBack = voids !== undefined && charges === undefined;
    const amountToSpend = entry.kind === 'concession' ? paise(0 - studentCurrentCharge) : studentPaid;
    const spent = isPutBack ? putBack(parts.get(voids) ?? []) : spend(dues, amountToSpend, entry);
    for (const { due, amount } of spent) due.open = paise(due.open - amount);
    parts.set(studentReceiptNo, spent);
    if (studentPaid !== 0) payments.add(studentReceiptNo);
  }
  const paidFor = [...parts]
    .filter(([number]) => payments.has(number))
    .map(
      ([studentReceiptNo, spent]) =>
        [
          studentReceiptNo,
          spent.map(({ due: { charge }, amount }) => ({ head: charge.head, month: charge.month, amount })),
        ] as const,
    );
  return { paidFor: new Map(paidFor), dues };
}

/**
 * What is still to be paid to settle everything up to a month, and all of the payment's own type, which is paid first (D50).
 * Paise.
 */
export const openThrough = (ledger: Ledger, month: string, toward: PaymentType): Paise =>
  sum(
    ...allocate(ledger)
      .dues.filter(({ charge }) => age(charge) <= month || isOwnType(charge, toward))
      .map(({ open }) => open),
  );

/**
 * What was paid, head by head, e.g. `Monthly Sep 2026 - Oct 2026 ₹600, TC ₹100`.
 * @param heads what they are called
 */
export function paidForLabel(
  parts: readonly PaidFor[],
  heads: Readonly<Record<FeeHead, string>>,
  locale?: string,
): string {
  return [...new Set(parts.map(({ head }) => head))]
    .map((head) => {
      const own = parts.filter((part) => part.head === head);
      const [first = '', last = first] = [own[0]?.month, own.at(-1)?.month];
      const months = head === 'monthly' ? ` ${monthRangeLabel(first, last, locale)}` : '';
      return `${choiceLabel(heads, head)}${months} ${formatRupees(sum(...own.map(({ amount }) => amount)))}`;
    })
    .join(', ');
}

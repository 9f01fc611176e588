import { total, type OldEntry, type Part } from './old-ledger';

interface Due {
  readonly charge: Part;
  readonly studentReceiptNo: string;
  open: number;
}

interface Spent {
  readonly due: Due;
  readonly amount: number;
}

/** The order of dues: those from before this program come first, then month by month, each month in the order of the ledger. */
const age = ({ head, month }: Part) => (head === 'opening' ? '' : month);

function insert(dues: Due[], due: Due): void {
  const before = dues.findLastIndex(({ charge }) => age(charge) <= age(due.charge));
  dues.splice(before + 1, 0, due);
}

/** Spends an amount on dues of its own type first, and then on the oldest due. */
function spend(dues: readonly Due[], amountToSpend: number, toward: string): Spent[] {
  const isOwn = ({ charge }: Due) => toward !== 'monthly' && charge.head === toward;
  const inTurn = [...dues.filter(isOwn), ...dues.filter((due) => !isOwn(due))];
  const parts: Spent[] = [];
  let left = amountToSpend;
  for (const due of inTurn) {
    const amount = Math.min(left, due.open);
    if (amount > 0) parts.push({ due, amount });
    left -= amount;
  }
  return parts;
}

/** Reduces the charge that was wrong by what is no longer owed. */
function takeBack(dues: readonly Due[], voids: string | undefined, { head, month, amount }: Part): void {
  const wrong = dues.find(
    ({ studentReceiptNo, charge }) =>
      studentReceiptNo === voids && charge.head === head && charge.month === month,
  );
  if (wrong) wrong.open += amount;
}

/** The amounts by head and month, in the order in which each comes first. */
function byHeadAndMonth(spent: readonly Spent[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { due, amount } of spent) {
    const { head, month } = due.charge;
    const key = `${head} ${month}`;
    parts.set(key, { head, month, amount: amount + (parts.get(key)?.amount ?? 0) });
  }
  return [...parts.values()];
}

/** The whole amount as one part: in a ledger that does not add up, only the amount is certain. */
const asOne = ({ studentPaymentToward: head, month, studentPaid: amount }: OldEntry): Part[] => [
  { head, month, amount },
];

/**
 * The parts that each payment and each void of a ledger paid, by the rule of its time, which the day book followed. An entry
 * depends only on the entries before it.
 * @param ledger its entries have their charges, and no number stands twice
 * @returns the parts by the number of the entry
 */
export function paidForOf(ledger: readonly OldEntry[]): ReadonlyMap<string, readonly Part[]> {
  const dues: Due[] = [];
  const spentBy = new Map<string, readonly Spent[]>();
  const paidFor = new Map<string, readonly Part[]>();
  for (const entry of ledger) {
    const { studentReceiptNo, studentPaid, voids, charges = [], kind } = entry;
    for (const charge of charges)
      if (charge.amount < 0) takeBack(dues, voids, charge);
      else if (charge.amount > 0) insert(dues, { charge, studentReceiptNo, open: charge.amount });
    const isPutBack = voids !== undefined && entry.charges === undefined;
    const spent = isPutBack
      ? (spentBy.get(voids) ?? []).map(({ due, amount }) => ({ due, amount: 0 - amount }))
      : spend(
          dues,
          kind === 'concession' ? 0 - entry.studentCurrentCharge : studentPaid,
          entry.studentPaymentToward,
        );
    for (const { due, amount } of spent) due.open -= amount;
    spentBy.set(studentReceiptNo, spent);
    if (studentPaid === 0) continue;
    const parts = byHeadAndMonth(spent);
    const adds = total(parts.map(({ amount }) => amount)) === studentPaid;
    paidFor.set(studentReceiptNo, adds ? parts : asOne(entry));
  }
  return paidFor;
}

import { isSchoolHead } from '../values';
import { chargesOf, isVoid, type Charge, type Ledger, type LedgerEntry } from './ledger-entry';

/** A month of a head that an entry charged, and that nobody took back. */
export interface ChargedMonth {
  readonly entry: LedgerEntry;
  readonly charge: Charge;
}

/** What the entries say of the months: never guessed from an amount (D72). */
interface Months {
  /** By head and month, as `monthKey` has them. */
  readonly charged: ReadonlyMap<string, ChargedMonth>;
  /** Those whose charge was wrong, and that are not charged by themselves again. */
  readonly reversed: ReadonlyMap<string, Charge>;
}

type OfMonth = Pick<Charge, 'head' | 'month'>;

/** Whether a head is charged with the months: the monthly fee, and what the school has added (D78). */
export const isOfMonths = (head: string): boolean => head === 'monthly' || isSchoolHead(head);

/** Whether the office charged a head of the school itself, beside the months and with its reason (D47). */
export const isBesideMonths = ({ head, reason }: Pick<Charge, 'head' | 'reason'>): boolean =>
  isSchoolHead(head) && reason !== undefined;

/** One month of one head, as the maps of `monthsOf` name it. */
export const monthKey = ({ head, month }: OfMonth): string => `${month} ${head}`;

/** Which months a student's ledger, oldest entry first, has charged, and which charges were taken back as wrong. */
export function monthsOf(ledger: Ledger): Months {
  const standing = new Map<string, readonly ChargedMonth[]>();
  const reversed = new Map<string, Charge>();
  const mistyped = new Set(
    ledger.filter((entry) => isVoid(entry) && entry.charges).map(({ voids }) => voids),
  );
  for (const entry of ledger)
    for (const charge of chargesOf(entry)) {
      // A refund that was undone charges its deposit again, and no month.
      if (!isOfMonths(charge.head) || (entry.kind === 'reversal' && charge.amount > 0)) continue;
      // What a mistyped payment brought was never this student's (D76).
      if (isVoid(entry) || (mistyped.has(entry.studentReceiptNo) && charge.reason !== undefined)) continue;
      const key = monthKey(charge);
      const stands = standing.get(key) ?? [];
      if (entry.kind === 'take-back' || entry.kind === 'reversal') {
        const wrong = stands.find((one) => one.entry.studentReceiptNo === entry.voids);
        // Another charge of the head, made by hand in that month, was wrong: the month's own stands.
        if (!wrong) continue;
        const left = stands.filter((one) => one !== wrong);
        if (left.length > 0) standing.set(key, left);
        else standing.delete(key);
        // What was charged by hand says nothing of the month, which is charged by itself again.
        if (entry.kind === 'reversal' && !isBesideMonths(wrong.charge)) reversed.set(key, charge);
      } else if (entry.kind !== 'refund') {
        // What the office charges beside the months may come a second time, and stands on where one of the two was wrong; the
        // months are charged once.
        if (stands.every((one) => isBesideMonths(one.charge)))
          standing.set(key, [...stands, { entry, charge }]);
        if (!isBesideMonths(charge)) reversed.delete(key);
      }
    }
  const charged = new Map([...standing].flatMap(([key, [first]]) => (first ? [[key, first] as const] : [])));
  // What was charged by hand in place of a month that was wrong makes it right for as long as it stands (D72).
  const wrong = new Map([...reversed].filter(([key]) => !charged.has(key)));
  return { charged, reversed: wrong };
}

/** Months that an administrator took back as wrong; the office may book them again (D72). */
export const reversedMonths = (ledger: Ledger): readonly string[] =>
  [...monthsOf(ledger).reversed.values()].filter(({ head }) => head === 'monthly').map(({ month }) => month);

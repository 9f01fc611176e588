import { isSchoolHead } from '../values';
import { chargesOf, type Charge, type Ledger, type LedgerEntry } from './ledger-entry';

/** A charge of one head for one month that an entry made and nobody took back. */
export interface ChargedMonth {
  readonly entry: LedgerEntry;
  readonly charge: Charge;
}

/** The months according to the entries; never guessed from an amount (D72). */
interface Months {
  /** The charges that stand, keyed by `monthKey`. */
  readonly charged: ReadonlyMap<string, ChargedMonth>;
  /** Charges that were taken back as wrong; their months are not charged automatically again. */
  readonly reversed: ReadonlyMap<string, Charge>;
}

type HeadMonth = Pick<Charge, 'head' | 'month'>;

/** Whether a head is charged month by month: the monthly fee, and the heads that the school has added (D78). */
export const isOfMonths = (head: string): boolean => head === 'monthly' || isSchoolHead(head);

/** Whether the office itself charged a head of the school, apart from the monthly charges and with a reason (D47). */
export const isChargedByOffice = ({ head, reason }: Pick<Charge, 'head' | 'reason'>): boolean =>
  isSchoolHead(head) && reason !== undefined;

/** The key of one month of one head in the maps of `chargedMonthsOf`. */
export const monthKey = ({ head, month }: HeadMonth): string => `${month} ${head}`;

/** Returns the months that a ledger, oldest entry first, has charged, and the charges that were taken back as wrong. */
export function chargedMonthsOf(ledger: Ledger): Months {
  const standing = new Map<string, readonly ChargedMonth[]>();
  const reversed = new Map<string, Charge>();
  for (const entry of ledger)
    for (const charge of chargesOf(entry)) {
      if (!isOfMonths(charge.head)) continue;
      const key = monthKey(charge);
      const standingCharges = standing.get(key) ?? [];
      if (entry.kind === 'take-back' || entry.kind === 'reversal') {
        const wrong = standingCharges.find((one) => one.entry.studentReceiptNo === entry.voids);
        // What was undone is a refund, or another charge of this head, made by hand in that month: the month's own charge stands.
        if (!wrong) continue;
        standing.set(
          key,
          standingCharges.filter((one) => one !== wrong),
        );
        // A charge made by hand says nothing about the month, which is charged automatically again.
        if (entry.kind === 'reversal' && !isChargedByOffice(wrong.charge)) reversed.set(key, charge);
      } else if (entry.kind !== 'refund') {
        // The office may charge a head by hand a second time, and one charge stands on if the other was wrong; a month itself is
        // charged once.
        if (standingCharges.every((one) => isChargedByOffice(one.charge)))
          standing.set(key, [...standingCharges, { entry, charge }]);
        if (!isChargedByOffice(charge)) reversed.delete(key);
      }
    }
  const charged = new Map([...standing].flatMap(([key, [first]]) => (first ? [[key, first] as const] : [])));
  return { charged, reversed };
}

/** Months that an administrator took back as wrong; the office may book them again (D72). */
export const reversedMonths = (ledger: Ledger): readonly string[] =>
  [...chargedMonthsOf(ledger).reversed.values()]
    .filter(({ head }) => head === 'monthly')
    .map(({ month }) => month);

import { headFee, headOf, isOfBranch, isOpenIn, type HeadPayer, type OwnHead } from '../fees';
import { allocate, chargesOf, type FeesDue } from '../ledger';
import { isSchoolHead, type Paise, type SchoolHead } from '../values';
import type { CounterDue } from './counter-payment';

/** A head of the school as the counter offers it for a payment (D78). */
export interface CounterHead {
  readonly head: SchoolHead;
  /** Whether its charge may come with the payment: what is charged with the months comes by itself. */
  readonly mayCharge: boolean;
  /** What is usually charged, where that is known and was not charged before. Paise. */
  readonly usual?: Paise | undefined;
}

/**
 * The heads of the school that a payment may be for: those charged once that the student's branch of this month has, and those of
 * which something is due.
 */
export function counterHeads(
  heads: readonly OwnHead[],
  student: HeadPayer,
  {
    ledger,
    month,
    branchCode,
    current = [],
  }: Pick<CounterDue, 'ledger' | 'month' | 'current'> & Pick<FeesDue, 'branchCode'>,
): readonly CounterHead[] {
  const inMonth = new Set(current.map(({ head }) => head));
  const open = allocate(ledger).dues.filter((due) => due.open > 0);
  const due = new Set([...inMonth, ...open.map(({ charge }) => charge.head)]);
  const charged = new Set(ledger.flatMap(chargesOf).map(({ head }) => head));
  const byHand = heads.filter(
    (head) =>
      head.every === 'once' &&
      isOpenIn(head, month) &&
      isOfBranch(head, branchCode) &&
      !inMonth.has(head.head),
  );
  return [...new Set([...heads.map(({ head }) => head), ...[...due].filter(isSchoolHead)])].flatMap(
    (head) => {
      const own = headOf(byHand, head);
      if (!own && !due.has(head)) return [];
      const usual = own && !charged.has(head) ? headFee(own, month, student) : undefined;
      return [{ head, mayCharge: own !== undefined, usual }];
    },
  );
}

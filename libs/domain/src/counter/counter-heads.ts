import { headFee, headOf, isOfBranch, isOpenIn, type HeadPayer, type OwnHead } from '../fees';
import { allocate, chargesOf, type FeesDue } from '../ledger';
import { isSchoolHead, type Paise, type SchoolHead } from '../values';
import type { CounterDue } from './counter-payment';

/** A head of the school as the counter offers it for a payment (D78). */
export interface CounterHead {
  readonly head: SchoolHead;
  /** Whether its charge may come with the payment; heads that are charged with the months come automatically. */
  readonly mayCharge: boolean;
  /** The usual charge, if it is known and was not made before. Paise. */
  readonly usual?: Paise | undefined;
}

/**
 * The heads of the school that a payment may be for: heads charged once that the student's branch has this month, and heads of
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

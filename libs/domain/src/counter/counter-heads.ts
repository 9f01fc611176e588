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
  const monthHeads = new Set(current.map(({ head }) => head));
  const openDues = allocate(ledger).dues.filter((due) => due.open > 0);
  const dueHeads = new Set([...monthHeads, ...openDues.map(({ charge }) => charge.head)]);
  const charged = new Set(ledger.flatMap(chargesOf).map(({ head }) => head));
  const byHand = heads.filter(
    (head) =>
      head.every === 'once' &&
      isOpenIn(head, month) &&
      isOfBranch(head, branchCode) &&
      !monthHeads.has(head.head),
  );
  return [...new Set([...heads.map(({ head }) => head), ...[...dueHeads].filter(isSchoolHead)])].flatMap(
    (head) => {
      const chargeable = headOf(byHand, head);
      if (!chargeable && !dueHeads.has(head)) return [];
      const usual = chargeable && !charged.has(head) ? headFee(chargeable, month, student) : undefined;
      return [{ head, mayCharge: chargeable !== undefined, usual }];
    },
  );
}

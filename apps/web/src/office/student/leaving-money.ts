import {
  formatRupees,
  headLabel,
  refundableOf,
  refundableOfCall,
  refundsIn,
  type Refundable,
  type RefundOf,
} from '@school/domain';
import type { LeavingDues } from '../../api/types';

/** What the family gets back, of heads of the school too (D75, D78). */
const moneyBack = (dues: LeavingDues): readonly (readonly [RefundOf, Refundable])[] => {
  const refundable = refundableOfCall(dues);
  return refundsIn(refundable).map((of) => [of, refundable]);
};

/** Whether anything is to be paid back to who leaves. */
export const isPaidBack = (dues: LeavingDues): boolean => moneyBack(dues).length > 0;

/** What is to be paid back to who leaves, in words. @param names what each is called */
export const moneyBackText = (dues: LeavingDues, names: Readonly<Record<string, string>>): string =>
  moneyBack(dues)
    .map(([of, refundable]) => `${headLabel(names, of)} ${formatRupees(refundableOf(refundable, of))}`)
    .join(', ');

/** Whether who leaves owes nothing and gets nothing back, so that there is nothing to look at. */
export const isNothing = (dues: LeavingDues): boolean =>
  dues.outstandingDue === 0 && dues.takenBack.length === 0 && !isPaidBack(dues);

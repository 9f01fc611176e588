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

/** The refunds for the family, including those for the school's own heads (D75, D78). */
const moneyBack = (dues: LeavingDues): readonly (readonly [RefundOf, Refundable])[] => {
  const refundable = refundableOfCall(dues);
  return refundsIn(refundable).map((refund) => [refund, refundable]);
};

/** Whether a leaving student gets anything back. */
export const isPaidBack = (dues: LeavingDues): boolean => moneyBack(dues).length > 0;

/** The refunds of a leaving student in words. @param names the names of the heads */
export const moneyBackText = (dues: LeavingDues, names: Readonly<Record<string, string>>): string =>
  moneyBack(dues)
    .map(
      ([refund, refundable]) =>
        `${headLabel(names, refund)} ${formatRupees(refundableOf(refundable, refund))}`,
    )
    .join(', ');

/** Whether a leaving student owes nothing and gets nothing back, so that there is nothing to confirm. */
export const hasNothingToSettle = (dues: LeavingDues): boolean =>
  dues.outstandingDue === 0 && dues.takenBack.length === 0 && !isPaidBack(dues);

import {
  changesBetween,
  noPriceChange,
  toRupees,
  withPayer,
  type AuditChange,
  type FeePayer,
} from '@school/domain';

/** All students who pay fees now. An interface, because `students` knows them, and the fees below it do not know `students`. */
export interface FeePayers {
  all(): AsyncIterable<FeePayer>;
}

export const FEE_PAYERS = 'fee-payers';

/**
 * The effect of other prices, for the audit log: the number of students who pay another amount, and their total for a month
 * before and after (D84).
 * @param costs the cost for a student, before and after
 */
export async function priceChanges(
  payers: FeePayers,
  costs: Parameters<typeof withPayer>[2],
): Promise<readonly AuditChange[]> {
  let change = noPriceChange;
  for await (const student of payers.all()) change = withPayer(change, student, costs);
  return [
    ...changesBetween({}, { payers: change.payers }),
    ...changesBetween({ monthSum: toRupees(change.before) }, { monthSum: toRupees(change.after) }),
  ];
}

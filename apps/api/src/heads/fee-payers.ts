import {
  changesBetween,
  noPriceChange,
  toRupees,
  withPayer,
  type AuditChange,
  type FeePayer,
} from '@school/domain';

/** Whoever pays fees now. The students say who that is; what is charged stands below them, and does not know them. */
export interface FeePayers {
  all(): AsyncIterable<FeePayer>;
}

export const FEE_PAYERS = 'fee-payers';

/**
 * What other prices change, for the audit log: how many students pay otherwise, and what a month of theirs costs together before
 * and after (D84).
 * @param costs of a student, before and after
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

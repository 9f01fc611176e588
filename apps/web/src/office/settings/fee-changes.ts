import { feeBands, feeColumns, tableAt, type FeeTable } from '@school/domain';

/** The fees that a new table changes, against what would hold in its month without it. */
export function feeChanges({ from, fees }: FeeTable, versions: readonly FeeTable[]) {
  const before = tableAt(from, versions);
  return feeBands.flatMap((band) =>
    feeColumns
      .map((column) => ({ band, column, before: before[band][column], after: fees[band][column] }))
      .filter((change) => change.before !== change.after),
  );
}

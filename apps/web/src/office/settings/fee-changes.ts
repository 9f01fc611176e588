import {
  feeBands,
  feeColumns,
  schoolCodes,
  tableAt,
  type FeeBand,
  type FeeTable,
  type Paise,
  type SchoolCode,
} from '@school/domain';

/** The branches that a table sets the fees of: its own, or both (D79). */
export const branchesOf = (branch: SchoolCode | undefined): readonly SchoolCode[] =>
  branch === undefined ? schoolCodes : [branch];

export interface FeeChange {
  readonly band: FeeBand;
  readonly column: (typeof feeColumns)[number];
  readonly before: Paise;
  readonly after: Paise;
  /** The only branch with this change; left out when it applies to all branches of the table. */
  readonly branch?: SchoolCode;
}

/** The fees that a new table changes, compared with those of its month without it. */
export function feeChanges(table: FeeTable, versions: readonly FeeTable[]): readonly FeeChange[] {
  const branches = branchesOf(table.branch);
  const before = branches.map((branch) => ({ branch, fees: tableAt(table.from, versions, branch) }));
  return feeBands.flatMap((band) =>
    feeColumns.flatMap((column): readonly FeeChange[] => {
      const after = table.fees[band][column];
      const amounts = new Set(before.map(({ fees }) => fees[band][column]));
      const changes = before
        .map(({ branch, fees }) => ({ branch, band, column, before: fees[band][column], after }))
        .filter((change) => change.before !== after);
      const [first] = changes;
      if (first === undefined || amounts.size > 1) return changes;
      const { branch: _, ...everywhere } = first;
      return [everywhere];
    }),
  );
}

import { maskedAdhaar, type ImportValues, type RowChange } from '@school/domain';
import { z } from 'zod';
import type { PlanCounts } from '../plans/plans.repository';
import {
  importAnswer,
  importListAnswer,
  type ImportAnswer,
  type ImportListAnswer,
  type ImportRowAnswer,
} from './imports.answers';
import type { StoredImport, StoredRow } from './imports.schema';

const ADHAAR = 'adhaarNumber';

/** A change as the report shows it: Adhaar numbers are masked, as each look at one is logged student by student (D88). */
export const maskedChange = (change: RowChange): RowChange =>
  change.field === ADHAAR
    ? { ...change, before: maskedAdhaar(change.before), after: maskedAdhaar(change.after) }
    : change;

/** A change with the stored number masked and the new one readable, as long as it may still be corrected. */
const withoutStoredAdhaar = (change: RowChange): RowChange => ({
  ...change,
  before: maskedChange(change).before,
});

const maskedValues = (values: ImportValues): ImportValues =>
  values[ADHAAR] === undefined ? values : { ...values, [ADHAAR]: maskedAdhaar(values[ADHAAR]) };

/** The cells of the first rows; once an import ran, its Adhaar numbers are those of students and are masked. */
function samplesOf({ samples, columns, ranAt }: StoredImport): string[][] {
  const maskedColumns = columns.flatMap(({ field, column }) =>
    ranAt && field === ADHAAR ? (column ?? []) : [],
  );
  return samples.map((cells) =>
    cells.map((cell, index) => (maskedColumns.includes(index) ? maskedAdhaar(cell) : cell)),
  );
}

/** An import as it is shown; while a cell is being corrected it keeps the state that it had before. */
const shown = ({ _id, by, mends, ...stored }: StoredImport) => ({
  ...stored,
  id: _id.toHexString(),
  by: by.fname,
  state: stored.state === 'columns' ? (mends ?? stored.state) : stored.state,
});

export const toImport = (storedImport: StoredImport, counts: PlanCounts): ImportAnswer =>
  z.encode(importAnswer, {
    ...shown(storedImport),
    revision: storedImport.revision ?? 0,
    headings: [...storedImport.headings],
    samples: samplesOf(storedImport),
    columns: storedImport.columns.map((column) => ({ ...column })),
    ...counts,
    rows: Object.values(counts.outcomes).reduce((total, count) => total + count, 0),
  });

export const toListedImports = (imports: readonly StoredImport[]): ImportListAnswer =>
  z.encode(importListAnswer, imports.map(shown));

export function toRow({
  row,
  outcome,
  state = 'refused',
  texts = {},
  values = {},
  faults = [],
  warnings = [],
  changes = [],
  kept = [],
}: StoredRow): ImportRowAnswer {
  // A row that waits or was refused can be corrected; what is done stands in the student's record.
  const isOpen = outcome === 'waiting' || outcome === 'refused';
  const shownChange = isOpen ? withoutStoredAdhaar : maskedChange;
  return {
    row,
    state,
    outcome,
    texts: isOpen ? texts : maskedValues(texts),
    values: isOpen ? values : maskedValues(values),
    faults: [...faults],
    warnings: [...warnings],
    changes: changes.map(shownChange),
    kept: kept.map(shownChange),
  };
}

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

/** A change as the report says it: the numbers of a student are looked at student by student, and that is noted (D88). */
export const maskedChange = (change: RowChange): RowChange =>
  change.field === ADHAAR
    ? { ...change, before: maskedAdhaar(change.before), after: maskedAdhaar(change.after) }
    : change;

/** The same as long as the new number may still be mended. */
const withoutStoredAdhaar = (change: RowChange): RowChange => ({
  ...change,
  before: maskedChange(change).before,
});

const maskedValues = (values: ImportValues): ImportValues =>
  values[ADHAAR] === undefined ? values : { ...values, [ADHAAR]: maskedAdhaar(values[ADHAAR]) };

/** What stands in the first rows; once an import ran, its Adhaar numbers are those of students. */
function samplesOf({ samples, columns, ranAt }: StoredImport): string[][] {
  const masked = columns.flatMap(({ field, column }) => (ranAt && field === ADHAAR ? (column ?? []) : []));
  return samples.map((cells) => cells.map((cell, at) => (masked.includes(at) ? maskedAdhaar(cell) : cell)));
}

/** That a cell is being mended is no step back for who looks. */
const shown = ({ _id, by, mends, ...made }: StoredImport) => ({
  ...made,
  id: _id.toHexString(),
  by: by.fname,
  state: made.state === 'columns' ? (mends ?? made.state) : made.state,
});

export const toImport = (made: StoredImport, counts: PlanCounts): ImportAnswer =>
  z.encode(importAnswer, {
    ...shown(made),
    revision: made.revision ?? 0,
    headings: [...made.headings],
    samples: samplesOf(made),
    columns: made.columns.map((column) => ({ ...column })),
    ...counts,
    rows: Object.values(counts.outcomes).reduce((total, one) => total + one, 0),
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
  // Mended is what waits or was refused; what is done stands in the student's record.
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

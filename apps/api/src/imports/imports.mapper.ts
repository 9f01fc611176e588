import { maskedAdhaar, type RowChange } from '@school/domain';
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

const shown = ({ _id, by, ...made }: StoredImport) => ({ ...made, id: _id.toHexString(), by: by.fname });

export const toImport = (made: StoredImport, counts: PlanCounts): ImportAnswer =>
  z.encode(importAnswer, {
    ...shown(made),
    headings: [...made.headings],
    samples: made.samples.map((cells) => [...cells]),
    columns: made.columns.map((column) => ({ ...column })),
    ...counts,
    rows: Object.values(counts.outcomes).reduce((total, one) => total + one, 0),
  });

export const toListedImports = (imports: readonly StoredImport[]): ImportListAnswer =>
  z.encode(importListAnswer, imports.map(shown));

/** The register says the new number; the stored one stays masked (D88). */
const withoutStoredAdhaar = (change: RowChange): RowChange =>
  change.field === 'adhaarNumber' ? { ...change, before: maskedAdhaar(change.before) } : change;

export const toRow = ({
  row,
  outcome,
  state = 'refused',
  texts = {},
  values = {},
  faults = [],
  warnings = [],
  changes = [],
  kept = [],
}: StoredRow): ImportRowAnswer => ({
  row,
  state,
  outcome,
  texts,
  values,
  faults: [...faults],
  warnings: [...warnings],
  changes: changes.map(withoutStoredAdhaar),
  kept: kept.map(withoutStoredAdhaar),
});

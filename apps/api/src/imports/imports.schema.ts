import {
  importStates,
  type ColumnChoice,
  type Fault,
  type ImportState,
  type ImportValues,
  type RowChange,
} from '@school/domain';
import { Schema } from 'mongoose';
import { plain, text } from '../database/stored-paths';
import { planRowsSchema, plansSchema, type StoredPlan, type StoredPlanRow } from '../plans/plans.schema';

/** A register that somebody brought, and how far it has come (D68). */
export interface StoredImport extends StoredPlan {
  readonly fileName: string;
  /** The headings of its columns, the field that each is taken for, and what stands in the first rows. */
  readonly headings: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly columns: readonly ColumnChoice[];
  readonly overwrites: boolean;
  /** What it is again once the cell is mended that keeps it in `columns` meanwhile. */
  readonly mends?: ImportState;
}

/** A row of it: the line of the file, as a spreadsheet counts them, with its plan and what became of that. */
export interface StoredRow extends StoredPlanRow {
  readonly cells: readonly string[];
  /** What was mended in the preview, by field. */
  readonly fixes?: ImportValues;
  /** The cells by their fields, as they were read. */
  readonly texts?: ImportValues;
  /** The folded Student ID that the row names. */
  readonly student?: string;
  readonly values?: ImportValues;
  readonly faults?: readonly Fault[];
  readonly warnings?: readonly Fault[];
  readonly changes?: readonly RowChange[];
  readonly kept?: readonly RowChange[];
}

export const IMPORT = 'Import';
export const IMPORT_ROW = 'ImportRow';

/** By field: what is written there is whole, and nothing of it is looked for. */
const byField = { type: Schema.Types.Mixed } as const;

const fault = new Schema({ field: text, message: text }, plain);
const change = new Schema({ field: text, before: { type: String }, after: { type: String } }, plain);

export const importsSchema = plansSchema<StoredImport>('imports', {
  fileName: text,
  headings: [String],
  samples: [[String]],
  columns: [
    new Schema(
      {
        field: text,
        column: { type: Number },
        otherwise: { type: String },
        copies: { type: Boolean },
        head: { type: String },
      },
      plain,
    ),
  ],
  overwrites: { type: Boolean, required: true },
  mends: { type: String, enum: importStates },
});

export const importRowsSchema = planRowsSchema<StoredRow>('importrows', {
  cells: { type: [String], required: true },
  fixes: byField,
  texts: byField,
  student: { type: String },
  values: byField,
  faults: { type: [fault], default: undefined },
  warnings: { type: [fault], default: undefined },
  changes: { type: [change], default: undefined },
  kept: { type: [change], default: undefined },
});

// Serves finding the other rows of a student in the same file.
importRowsSchema.index({ import: 1, student: 1, row: 1 });
// Serves the question what the last import gave a student.
importRowsSchema.index({ student: 1, doneAt: 1 });

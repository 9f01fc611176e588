import {
  importStates,
  type ColumnChoice,
  type Fault,
  type ImportState,
  type ImportValues,
  type RowChange,
} from '@school/domain';
import { Schema } from 'mongoose';
import { withoutId, text } from '../database/stored-paths';
import { planRowsSchema, plansSchema, type StoredPlan, type StoredPlanRow } from '../plans/plans.schema';

/** An uploaded register, and how far its import has come (D68). */
export interface StoredImport extends StoredPlan {
  readonly fileName: string;
  /** The headings of its columns, the cells of the first rows, and the field chosen for each column. */
  readonly headings: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly columns: readonly ColumnChoice[];
  readonly overwrites: boolean;
  /** The state to return to once a cell is corrected; meanwhile the import is in `columns`. */
  readonly mends?: ImportState;
}

/** A row of an import: the line of the file, numbered as in a spreadsheet, with its plan and outcome. */
export interface StoredRow extends StoredPlanRow {
  readonly cells: readonly string[];
  /** Corrections made in the preview, by field. */
  readonly fixes?: ImportValues;
  /** The cells as they were read, by field. */
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

/** Values by field: they are written as a whole, and no query looks inside. */
const byField = { type: Schema.Types.Mixed } as const;

const fault = new Schema({ field: text, message: text }, withoutId);
const change = new Schema({ field: text, before: { type: String }, after: { type: String } }, withoutId);

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
      withoutId,
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
// Serves finding what the last import gave a student.
importRowsSchema.index({ student: 1, doneAt: 1 });

import {
  importStates,
  rowOutcomes,
  rowStates,
  type AuditActor,
  type ColumnChoice,
  type Fault,
  type ImportState,
  type ImportValues,
  type RowChange,
  type RowOutcome,
  type RowState,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';

/** A register that somebody brought, and how far it has come (D68). */
export interface StoredImport extends Audited {
  readonly _id: Types.ObjectId;
  readonly fileName: string;
  /** Who brought it, and later who ran it, from where. */
  readonly by: AuditActor;
  readonly address?: string;
  readonly createdAt: Date;
  readonly state: ImportState;
  /** The headings of its columns, the field that each is taken for, and what stands in the first rows. */
  readonly headings: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly columns: readonly ColumnChoice[];
  readonly overwrites: boolean;
  readonly ranAt?: Date;
  readonly endedAt?: Date;
}

/** A row of it, with its plan and what became of that. */
export interface StoredRow {
  readonly _id: Types.ObjectId;
  readonly import: Types.ObjectId;
  /** The line of the file, from 1 on, as a spreadsheet counts them. */
  readonly row: number;
  readonly cells: readonly string[];
  /** What was mended in the preview, by field. */
  readonly fixes?: ImportValues;
  /** The cells by their fields, as they were read. */
  readonly texts?: ImportValues;
  readonly state?: RowState;
  /** The folded Student ID that the row names. */
  readonly student?: string;
  readonly values?: ImportValues;
  readonly faults?: readonly Fault[];
  readonly warnings?: readonly Fault[];
  readonly changes?: readonly RowChange[];
  readonly kept?: readonly RowChange[];
  readonly outcome: RowOutcome;
  /** When the outcome was stored; the last one of a student says what an import gave. */
  readonly doneAt?: Date;
}

export const IMPORT = 'Import';
export const IMPORT_ROW = 'ImportRow';

const text = { type: String, required: true } as const;
const plain = { _id: false, id: false } as const;
/** By field: what is written there is whole, and nothing of it is looked for. */
const byField = { type: Schema.Types.Mixed } as const;

const fault = new Schema({ field: text, message: text }, plain);
const change = new Schema({ field: text, before: { type: String }, after: { type: String } }, plain);

export const importsSchema = new Schema<StoredImport>(
  {
    fileName: text,
    by: { type: new Schema({ id: text, username: text, fname: text }, plain), required: true },
    address: { type: String },
    createdAt: { type: Date, required: true },
    state: { ...text, enum: importStates },
    headings: [String],
    samples: [[String]],
    columns: [
      new Schema(
        { field: text, column: { type: Number }, otherwise: { type: String }, copies: { type: Boolean } },
        plain,
      ),
    ],
    overwrites: { type: Boolean, required: true },
    ranAt: { type: Date },
    endedAt: { type: Date },
  },
  { collection: 'imports', versionKey: false },
);

importsSchema.plugin(audited);

// Serves the list of imports, newest first, and what the one before chose.
importsSchema.index({ createdAt: -1 });
// Serves going on, at a start, with those that were cut off.
importsSchema.index({ state: 1, createdAt: -1 });

export const importRowsSchema = new Schema<StoredRow>(
  {
    import: { type: Schema.Types.ObjectId, required: true },
    row: { type: Number, required: true },
    cells: { type: [String], required: true },
    fixes: byField,
    texts: byField,
    state: { type: String, enum: rowStates },
    student: { type: String },
    values: byField,
    faults: { type: [fault], default: undefined },
    warnings: { type: [fault], default: undefined },
    changes: { type: [change], default: undefined },
    kept: { type: [change], default: undefined },
    outcome: { ...text, enum: rowOutcomes },
    doneAt: { type: Date },
  },
  { collection: 'importrows', versionKey: false, minimize: false },
);

// Serves the preview in the order of the file; a line of it is there once.
importRowsSchema.index({ import: 1, row: 1 }, { unique: true });
// Serves the preview of one state, and its counts.
importRowsSchema.index({ import: 1, state: 1, row: 1 });
// Serves the run, which takes what waits in the order of the file, and its progress.
importRowsSchema.index({ import: 1, outcome: 1, row: 1 });
// Serves finding the other rows of a student in the same file.
importRowsSchema.index({ import: 1, student: 1, row: 1 });
// Serves the question what the last import gave a student.
importRowsSchema.index({ student: 1, doneAt: 1 });

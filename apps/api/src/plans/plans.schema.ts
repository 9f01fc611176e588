import {
  importStates,
  rowOutcomes,
  rowStates,
  type AuditActor,
  type ImportState,
  type RowOutcome,
  type RowState,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { plain, text } from '../database/stored-paths';

/**
 * Something that is done with many rows: planned, looked at, and then run exactly so, in the background. It is stored, so that it
 * is gone on with after a crash, and a second press finds what the first one did (D68).
 */
export interface StoredPlan extends Audited {
  readonly _id: Types.ObjectId;
  /** Who made it, and later who ran it, from where. */
  readonly by: AuditActor;
  readonly address?: string;
  /** The id of the sign-in in which it was run (D87). */
  readonly signIn?: string;
  readonly createdAt: Date;
  readonly state: ImportState;
  /** How often it was planned anew, or a row of it; never of a kind that is planned once. */
  readonly revision?: number;
  readonly ranAt?: Date;
  readonly endedAt?: Date;
}

/** A row of it, with its plan and what became of that. */
export interface StoredPlanRow {
  readonly _id: Types.ObjectId;
  /** The plan that it belongs to: imports were the first that had one. */
  readonly import: Types.ObjectId;
  /** Its place, from 1 on. */
  readonly row: number;
  readonly state?: RowState;
  readonly outcome: RowOutcome;
  /** When the outcome was stored. */
  readonly doneAt?: Date;
}

type Paths = Readonly<Record<string, object>>;

/** The schema of plans of a kind. @param paths what they have of their own */
export function plansSchema<Plan extends StoredPlan>(collection: string, paths: Paths): Schema<Plan> {
  const schema = new Schema<Plan>(
    {
      by: { type: new Schema({ id: text, username: text, fname: text }, plain), required: true },
      address: { type: String },
      signIn: { type: String },
      createdAt: { type: Date, required: true },
      state: { ...text, enum: importStates },
      revision: { type: Number },
      ranAt: { type: Date },
      endedAt: { type: Date },
      ...paths,
    },
    { collection, versionKey: false },
  );
  schema.plugin(audited);
  // Serves the list of plans, newest first, and taking away those that were never run.
  schema.index({ createdAt: -1 });
  // Serves going on, at a start, with those that were cut off.
  schema.index({ state: 1, createdAt: -1 });
  return schema;
}

/** The schema of their rows. @param paths what they have of their own */
export function planRowsSchema<Row extends StoredPlanRow>(collection: string, paths: Paths): Schema<Row> {
  const schema = new Schema<Row>(
    {
      import: { type: Schema.Types.ObjectId, required: true },
      row: { type: Number, required: true },
      state: { type: String, enum: rowStates },
      outcome: { ...text, enum: rowOutcomes },
      doneAt: { type: Date },
      ...paths,
    },
    { collection, versionKey: false, minimize: false },
  );
  // Serves the preview in its order; a row of it is there once.
  schema.index({ import: 1, row: 1 }, { unique: true });
  // Serves the preview of one state, and its counts.
  schema.index({ import: 1, state: 1, row: 1 });
  // Serves the run, which takes what waits in that order, and its progress.
  schema.index({ import: 1, outcome: 1, row: 1 });
  return schema;
}

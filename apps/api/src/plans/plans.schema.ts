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
import { withoutId, text } from '../database/stored-paths';

/**
 * Work on many rows that is planned, looked at, and then run exactly as planned, in the background. It is stored, so that it
 * continues after a crash, and a second press of the button finds what the first one did (D68).
 */
export interface StoredPlan extends Audited {
  readonly _id: Types.ObjectId;
  /** The account that made the plan, and later the one that ran it, with the address it came from. */
  readonly by: AuditActor;
  readonly address?: string;
  /** The id of the sign-in in which it was run (D87). */
  readonly signIn?: string;
  readonly createdAt: Date;
  readonly state: ImportState;
  /** How often the plan, or a row of it, was planned again; missing in kinds that are planned once. */
  readonly revision?: number;
  readonly ranAt?: Date;
  readonly endedAt?: Date;
}

/** A row of a plan: what is planned for it, and the outcome. */
export interface StoredPlanRow {
  readonly _id: Types.ObjectId;
  /** The plan it belongs to; the field is named after imports, the first plans there were. */
  readonly import: Types.ObjectId;
  /** Its place in the plan, from 1. */
  readonly row: number;
  readonly state?: RowState;
  readonly outcome: RowOutcome;
  /** When the outcome was stored. */
  readonly doneAt?: Date;
}

type Paths = Readonly<Record<string, object>>;

/** The schema of plans of a kind. @param paths the paths that only this kind has */
export function plansSchema<Plan extends StoredPlan>(collection: string, paths: Paths): Schema<Plan> {
  const schema = new Schema<Plan>(
    {
      by: { type: new Schema({ id: text, username: text, fname: text }, withoutId), required: true },
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
  // Serves the list of plans, newest first, and the removal of those that were never run.
  schema.index({ createdAt: -1 });
  // Serves continuing, at a start, the plans that were cut off.
  schema.index({ state: 1, createdAt: -1 });
  return schema;
}

/** The schema of a kind's rows. @param paths the paths that only this kind has */
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
  // Serves the preview in its order, and keeps each row unique.
  schema.index({ import: 1, row: 1 }, { unique: true });
  // Serves the preview of one state, and its counts.
  schema.index({ import: 1, state: 1, row: 1 });
  // Serves the run, which takes the waiting rows in this order, and its progress.
  schema.index({ import: 1, outcome: 1, row: 1 });
  return schema;
}

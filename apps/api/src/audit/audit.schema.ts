import {
  auditActions,
  type AuditActor,
  type AuditAction,
  type AuditChange,
  type AuditSubject,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { withoutId, text } from '../database/stored-paths';

/** A line of the audit log as it is stored; it is only ever inserted (D60). */
export interface StoredAuditEntry {
  readonly _id: Types.ObjectId;
  readonly at: Date;
  readonly action: AuditAction;
  readonly by?: AuditActor;
  readonly address?: string;
  readonly isAtOfficePc?: boolean;
  readonly subject: AuditSubject & { readonly folded: string };
  readonly changes: readonly AuditChange[];
  /** True for a fee change (D84); missing on older lines. */
  readonly isFeeChange?: true;
}

/** A document whose changes are audited: it carries the lines of its last writes until the log has them. */
export interface Audited {
  readonly unaudited?: readonly StoredAuditEntry[];
}

export const AUDIT = 'AuditEntry';

const definition = {
  at: { type: Date, required: true },
  action: { ...text, enum: auditActions },
  by: { type: new Schema({ id: text, username: text, fname: text }, withoutId) },
  address: { type: String },
  isAtOfficePc: { type: Boolean },
  subject: {
    type: new Schema({ kind: text, id: text, name: { type: String }, folded: text }, withoutId),
    required: true,
  },
  changes: [
    new Schema(
      {
        field: text,
        before: { type: String },
        after: { type: String },
        isHidden: { type: Boolean },
      },
      withoutId,
    ),
  ],
  isFeeChange: { type: Boolean },
} as const;

export const auditSchema = new Schema<StoredAuditEntry>(definition, {
  collection: 'audit',
  versionKey: false,
});

// Serve the audit log, newest first: all of it, and by account, by action, and by the student or account it is about.
auditSchema.index({ at: -1, _id: -1 });
auditSchema.index({ 'by.id': 1, at: -1, _id: -1 });
auditSchema.index({ action: 1, at: -1, _id: -1 });
auditSchema.index({ 'subject.folded': 1, at: -1, _id: -1 });
// Serves the fee changes (D84), newest first; holds only those lines.
auditSchema.index({ isFeeChange: 1, at: -1, _id: -1 }, { partialFilterExpression: { isFeeChange: true } });

/** The field in which an audited document carries the lines that the log does not have yet. */
export const UNAUDITED = 'unaudited';

/** Makes the documents of a schema audited ones. */
export function audited(schema: Schema): void {
  schema.add({ [UNAUDITED]: { type: [new Schema(definition, { id: false })], default: undefined } });
  // Serves finding the lines that a process left behind when it ended; holds only those documents.
  schema.index({ 'unaudited._id': 1 }, { sparse: true });
}

import {
  auditActions,
  type AuditActor,
  type AuditAction,
  type AuditChange,
  type AuditSubject,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { plain, text } from '../database/stored-paths';

/** A line of the audit log as it is stored: it is only ever inserted (D60). */
export interface StoredAuditEntry {
  readonly _id: Types.ObjectId;
  readonly at: Date;
  readonly action: AuditAction;
  readonly by?: AuditActor;
  readonly address?: string;
  readonly isAtOfficePc?: boolean;
  readonly subject: AuditSubject & { readonly folded: string };
  readonly changes: readonly AuditChange[];
  /** One of the fee changes (D84); those of before have it not. */
  readonly isFeeChange?: true;
}

/** A document whose changes are audited carries the lines of its last write until the log has them. */
export interface Audited {
  readonly unaudited?: readonly StoredAuditEntry[];
}

export const AUDIT = 'AuditEntry';

const definition = {
  at: { type: Date, required: true },
  action: { ...text, enum: auditActions },
  by: { type: new Schema({ id: text, username: text, fname: text }, plain) },
  address: { type: String },
  isAtOfficePc: { type: Boolean },
  subject: {
    type: new Schema({ kind: text, id: text, name: { type: String }, folded: text }, plain),
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
      plain,
    ),
  ],
  isFeeChange: { type: Boolean },
} as const;

export const auditSchema = new Schema<StoredAuditEntry>(definition, {
  collection: 'audit',
  versionKey: false,
});

// Serve the audit log, newest first: all of it, one account's, one action's, and what was done to one student or account.
auditSchema.index({ at: -1, _id: -1 });
auditSchema.index({ 'by.id': 1, at: -1, _id: -1 });
auditSchema.index({ action: 1, at: -1, _id: -1 });
auditSchema.index({ 'subject.folded': 1, at: -1, _id: -1 });
// Serves the fee changes (D84), newest first; holds those lines alone.
auditSchema.index({ isFeeChange: 1, at: -1, _id: -1 }, { partialFilterExpression: { isFeeChange: true } });

/** Where an audited document carries the lines that the log has not. */
export const UNAUDITED = 'unaudited';

/** Makes the documents of a schema audited ones. */
export function audited(schema: Schema): void {
  schema.add({ [UNAUDITED]: { type: [new Schema(definition, { id: false })], default: undefined } });
  // Serves finding the lines that a process left behind when it ended; holds those documents alone.
  schema.index({ 'unaudited._id': 1 }, { sparse: true });
}

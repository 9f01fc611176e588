import { sessionFiguresSchema, type SessionFigures } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { withoutId, storedPaths, text } from '../database/stored-paths';

/**
 * A closed session, stored from the moment at which closing begins: nothing is dated back into it any more. A second write
 * adds its figures, once, and they are never changed (D70, D74).
 */
export interface StoredSessionClosing extends Audited {
  readonly _id: Types.ObjectId;
  readonly session: string;
  readonly number: number;
  readonly closedAt: Date;
  readonly closedBy: string;
  readonly closedById: string;
  readonly branches?: readonly SessionFigures[] | undefined;
  /** The IDs of the students whose months are not in the figures. */
  readonly feesUnknown?: readonly string[] | undefined;
}

export const SESSION_CLOSING = 'SessionClosing';

export const sessionClosingsSchema = new Schema<StoredSessionClosing>(
  {
    session: text,
    number: { type: Number, required: true },
    closedAt: { type: Date, required: true },
    closedBy: text,
    closedById: text,
    branches: {
      type: [new Schema(storedPaths(sessionFiguresSchema.shape), withoutId)],
      default: undefined,
    },
    feesUnknown: { type: [String], default: undefined },
  },
  { collection: 'sessionclosings', versionKey: false },
);

sessionClosingsSchema.plugin(audited);

// Finds one closing, and lets no session be closed twice.
sessionClosingsSchema.index({ session: 1 }, { unique: true });
// Serves the list of closings, newest first, and gives no number twice.
sessionClosingsSchema.index({ number: -1 }, { unique: true });

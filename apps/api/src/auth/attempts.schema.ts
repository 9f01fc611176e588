import { Schema } from 'mongoose';
import { withoutId } from '../database/stored-paths';
import type { Attempt } from './attempts';

/** The recent attempts of one login id or one address. */
export interface AttemptLog {
  readonly _id: string;
  readonly revision: number;
  readonly attempts: readonly Attempt[];
  readonly lastAt: Date;
}

export const ATTEMPTS = 'AttemptLog';

export const attemptsSchema = new Schema<AttemptLog>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    attempts: [
      new Schema(
        {
          id: { type: String, required: true },
          at: { type: Date, required: true },
          failed: { type: Boolean, required: true },
          from: { type: String },
        },
        withoutId,
      ),
    ],
    lastAt: { type: Date, required: true },
  },
  { collection: 'login_failures', versionKey: false },
);

// Serves the removal of logs whose attempts no longer count.
attemptsSchema.index({ lastAt: 1 });

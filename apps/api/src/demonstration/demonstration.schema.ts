import { Schema } from 'mongoose';

/** The id of the mark's only document. */
export const THE_SCHOOL = 'school';

/**
 * The mark that nothing in this database is real, and what it was filled with; a school's own database has none. `npm run demo`
 * sets it before anything else is stored, and it is never removed.
 */
export interface DemonstrationMark {
  readonly _id: typeof THE_SCHOOL;
  /** The last day of the filling, `yyyy-mm-dd`; `students` is their number on its first day. */
  readonly today: string;
  readonly students: number;
  readonly begunAt: Date;
  /** Missing where the filling was interrupted. */
  readonly filledAt?: Date;
}

export const DEMONSTRATION = 'Demonstration';

export const demonstrationSchema = new Schema<DemonstrationMark>(
  {
    _id: { type: String, required: true },
    today: { type: String, required: true },
    students: { type: Number, required: true },
    begunAt: { type: Date, required: true },
    filledAt: { type: Date },
  },
  { collection: 'demonstration', versionKey: false },
);

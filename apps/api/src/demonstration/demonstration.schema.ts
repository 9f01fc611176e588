import { Schema } from 'mongoose';

/** The one document of the mark. */
export const THE_SCHOOL = 'school';

/**
 * That nothing in this database is real, and what it was filled with; there is none in the database of a school. Set by
 * `npm run demo` before anything else is stored, and never taken off again.
 */
export interface DemonstrationMark {
  readonly _id: typeof THE_SCHOOL;
  /** The day up to which it was filled, `yyyy-mm-dd`, and with how many students. */
  readonly today: string;
  readonly students: number;
  readonly begunAt: Date;
  /** Missing where the filling was cut off. */
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

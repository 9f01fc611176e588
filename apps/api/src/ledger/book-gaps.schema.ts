import type { LeftOut } from '@school/domain';
import { Schema } from 'mongoose';
import { number, text } from '../database/stored-paths';

/** Numbers of a book that nobody is given: after a restore some of them may already be on paper (D51, D65). */
export interface BookGap extends Readonly<LeftOut['book']> {
  readonly _id: string;
  readonly bookName: string;
  readonly first: number;
  readonly last: number;
  /** The time at which they were left out. */
  readonly at: Date;
}

export const BOOK_GAP = 'BookGap';

export const bookGapsSchema = new Schema<BookGap>(
  {
    _id: text,
    bookName: text,
    branch: text,
    session: text,
    series: { type: String },
    first: number,
    last: number,
    at: { type: Date, required: true },
  },
  { collection: 'bookgaps', versionKey: false },
);

// Serves finding the end of the last gap of a book.
bookGapsSchema.index({ bookName: 1, last: -1 });
// Counts the gaps that were left since a moment.
bookGapsSchema.index({ at: 1 });

import {
  openDueSchema,
  owedByAgeSchema,
  lateness,
  type DefaultersOfAge,
  type Outstanding,
  type SchoolClass,
  type SchoolCode,
  type Section,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { z } from 'zod';
import { plain, storedPaths, text } from '../database/stored-paths';
import { owedIndexes } from './owed-order';

/** Where students are in the school: a section, and apart from it those of it who left. */
export interface Place {
  readonly left: boolean;
  readonly branch: SchoolCode;
  readonly class: SchoolClass;
  readonly section: Section;
}

/**
 * What one student owes, worked out from the ledger for a day; a list cannot read 20,000 ledgers. It can be thrown away: the
 * ledger is the truth, and `owedAsOf` in the student says whether this still follows from it (D55).
 */
export interface OwedRecord extends Place, Outstanding {
  /** The student's, and the student's folded ID. */
  readonly _id: Types.ObjectId;
  readonly student: string;
  /** How many entries the ledger had that it was worked out of. */
  readonly seq: number;
  /** Whether anything is late: whether the student is a defaulter. */
  readonly late: boolean;
  /** The group that the student is counted in: the name of the place. */
  readonly group: string;
  /** The place before this one: a recomputation that broke off may not have taken the student out of it yet. */
  readonly before: Place;
  /** What the list is sorted by. */
  readonly idOrder: string;
  readonly nameOrder: string;
  readonly classOrder: number;
  /** It could not be worked out: nothing is known of it until the student is changed or worked out for another day. */
  readonly failed?: boolean;
  /** Another one at each write, so that nobody overwrites a record that was not read first. */
  readonly version: string;
}

/** What the defaulters of one place owe together, added up so that no total reads thousands of students. */
export interface OwedGroupRecord extends Place {
  readonly _id: string;
  readonly ages: readonly DefaultersOfAge[];
  readonly version: string;
}

export const OWED = 'Owed';
export const OWED_GROUP = 'OwedGroup';

const flag = { type: Boolean, required: true } as const;
const place = { left: flag, branch: text, class: text, section: text };

export const owedSchema = new Schema<OwedRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    // First in the stored document, because a filter reads these of every defaulter.
    late: flag,
    ...place,
    idOrder: text,
    nameOrder: text,
    classOrder: { type: Number, required: true },
    since: { type: String },
    age: { type: String },
    ...storedPaths({ amount: owedByAgeSchema.shape.notLate, byAge: owedByAgeSchema }),
    student: { type: String },
    seq: { type: Number },
    group: text,
    before: place,
    version: text,
    failed: { type: Boolean },
    ...storedPaths({ dues: z.array(openDueSchema) }),
  },
  { collection: 'owed', versionKey: false },
);

// Serve the defaulters in each order, both ways round.
for (const index of owedIndexes) owedSchema.index(index);
// Serves those of one class, by amount: in the order of all, those of one class may stand behind thousands.
owedSchema.index({ late: 1, left: 1, class: 1, amount: 1, idOrder: 1 });
// Serves those of one age, by amount.
owedSchema.index({ late: 1, left: 1, age: 1, amount: 1, idOrder: 1 });
// Serves naming those whose fees could not be worked out; holds no others.
owedSchema.index({ failed: 1 }, { partialFilterExpression: { failed: true } });
// Serves finding those whose ledgers have gone on.
owedSchema.index({ student: 1 });
// Serves adding up a group.
owedSchema.index({ group: 1, late: 1 });

/** Up to when all entries of the ledgers are counted in what is owed; one document. */
export interface OwedProgress {
  readonly _id: 'ledgers';
  readonly upTo: Date;
  /** How much was said of what the school charges, when all were last marked for it: fee tables, and heads (D45, D78). */
  readonly prices?: number;
  /** The same before anybody was marked: a program that knows of less works nobody out. */
  readonly announced?: number;
}

export const OWED_PROGRESS = 'OwedProgress';

export const owedProgressSchema = new Schema<OwedProgress>(
  {
    _id: { type: String, required: true },
    upTo: { type: Date, required: true },
    prices: { type: Number },
    announced: { type: Number },
  },
  { collection: 'owedprogress', versionKey: false },
);

export const owedGroupSchema = new Schema<OwedGroupRecord>(
  {
    _id: text,
    ...place,
    ages: [
      new Schema(
        {
          age: text,
          students: { type: Number, required: true },
          ...storedPaths({ byAge: owedByAgeSchema }),
          owing: Object.fromEntries(lateness.map((age) => [age, { type: Number }])),
        },
        plain,
      ),
    ],
    version: text,
  },
  { collection: 'owedgroups', versionKey: false },
);

// Serves the totals of what a filter chooses.
owedGroupSchema.index({ left: 1, branch: 1, class: 1, section: 1 });

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
import { withoutId, storedPaths, text } from '../database/stored-paths';
import { owedIndexes } from './owed-order';

/** The place of students in the school: a section; its students who left are a place of their own. */
export interface Place {
  readonly left: boolean;
  readonly branch: SchoolCode;
  readonly class: SchoolClass;
  readonly section: Section;
}

/**
 * The dues of one student, computed from the ledger for a day, because a list cannot read 20,000 ledgers. It can be thrown away:
 * the ledger is the truth, and `owedAsOf` in the student says whether this record is still up to date (D55).
 */
export interface OwedRecord extends Place, Outstanding {
  /** The student's id; `student` is the folded Student ID. */
  readonly _id: Types.ObjectId;
  readonly student: string;
  /** The number of ledger entries that it was computed from. */
  readonly seq: number;
  /** Whether any of it is late, which makes the student a defaulter. */
  readonly late: boolean;
  /** The group that the student is counted in: the name of the place. */
  readonly group: string;
  /** The place before this one: an interrupted recomputation may not have removed the student from it yet. */
  readonly before: Place;
  /** The keys that the list is sorted by. */
  readonly idOrder: string;
  readonly nameOrder: string;
  readonly classOrder: number;
  /** It could not be computed: the dues are unknown until the student is changed or computed for another day. */
  readonly failed?: boolean;
  /** A new value at each write, so that nobody overwrites a record without having read it. */
  readonly version: string;
}

/** The total dues of the defaulters in one place, added up so that no total has to read thousands of students. */
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
    // First in the stored document, because a filter reads these fields of every defaulter.
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

// Serve the defaulters in each order, in both directions.
for (const index of owedIndexes) owedSchema.index(index);
// Serves one class by amount: in the order of all students its defaulters may come after thousands of others.
owedSchema.index({ late: 1, left: 1, class: 1, amount: 1, idOrder: 1 });
// Serves one age of dues by amount.
owedSchema.index({ late: 1, left: 1, age: 1, amount: 1, idOrder: 1 });
// Serves naming the students whose fees could not be computed; holds no others.
owedSchema.index({ failed: 1 }, { partialFilterExpression: { failed: true } });
// Finds students whose ledgers have new entries.
owedSchema.index({ student: 1 });
// Serves adding up a group.
owedSchema.index({ group: 1, late: 1 });

/** The moment up to which all ledger entries are counted in the dues; one document. */
export interface OwedProgress {
  readonly _id: 'ledgers';
  readonly upTo: Date;
  /** The number of price changes when all students were last marked for them: fee tables, and heads (D45, D78). */
  readonly prices?: number;
  /** The same number, stored before anybody is marked: a program that knows fewer price changes computes nobody. */
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
        withoutId,
      ),
    ],
    version: text,
  },
  { collection: 'owedgroups', versionKey: false },
);

// Serves the totals of a filter.
owedGroupSchema.index({ left: 1, branch: 1, class: 1, section: 1 });

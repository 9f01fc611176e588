import { randomUUID } from 'node:crypto';
import {
  standingConcessionSchema,
  studentDetails,
  takenHeadSchema,
  type Admission,
  type FormerTerms,
  type Language,
  type LeavingReason,
  type Paise,
  type StandingConcession,
  type StudentDetails,
  type TakenHead,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { z } from 'zod';
import { audited, type Audited } from '../audit/audit.schema';
import { withoutId, storedPaths, text } from '../database/stored-paths';
import { listIndexes } from './list-order';

/** The keys computed from the details, for lists and searches. */
export interface ListingKeys {
  /** The ID without regard to case (D14). */
  readonly foldedId: string;
  /** The ID as a number, if it is one that the next ID can be counted from. */
  readonly idNumber?: number | undefined;
  /** The text that the list's filter searches. */
  readonly searchText: string;
  /** The parts of that text that let an index find a match anywhere in it. */
  readonly filterKeys: readonly string[];
  /** The keys by which the search box finds the student (D57). */
  readonly findKeys: readonly string[];
  readonly sortKeys: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly fatherName: string;
    readonly motherName: string;
    readonly classOrder: number;
  };
}

/** A standing concession as it is stored, with the key that makes sure it is given only once (D31). */
export interface StoredConcession extends StandingConcession {
  readonly key?: string | undefined;
  readonly digest?: string | undefined;
}

/** A student as it is stored; the ledger's entries are stored separately (D71). */
export interface StudentRecord extends StudentDetails, ListingKeys, Audited {
  readonly _id: Types.ObjectId;
  /** Missing for a student without a login: an import makes none (D68). */
  readonly passwordHash?: string | undefined;
  /** The family chose the password itself; missing when the office set it, so that it has to be changed at the first sign-in. */
  readonly hasOwnPassword?: true;
  /** Whole seconds since 1970; the family's tokens issued before it are void. Every new password moves it. */
  readonly tokensValidFrom?: number;
  /** The language of the family's screens, if it chose one there; its papers follow `familyLanguage` (D91). */
  readonly screenLanguage?: Language;
  /** The first month that is charged (D44). */
  readonly feesFrom: string;
  /** The concessions on each month's fee, in the order in which they were given; never removed (D48). */
  readonly concessions?: readonly StoredConcession[] | undefined;
  /** The school's heads that the student has taken; never removed (D78). */
  readonly heads?: readonly TakenHead[] | undefined;
  /** The previous balance as registered (D28). */
  readonly previousBalance: Paise;
  /** The entries that the registration began the ledger with, if this program recorded them. */
  readonly admission?: Admission | undefined;
  /** The session for which the class was given (D74). */
  readonly classSession: string;
  /** The student leaves the school when that session is over (D74). */
  readonly passesOut?: boolean;
  /** The former terms that decided the fees, oldest first (D45, D73). */
  readonly former?: readonly FormerTerms[] | undefined;
  /** The section that the student was last moved out of: session, branch, class, section (D70). */
  readonly movedFrom?: string;
  readonly registeredBy: Types.ObjectId;
  readonly registeredAt: Date;
  /** The account that registered this student, and its key (D31). */
  readonly registrationKey?: string;
  /** Recognizes the registration that made this student when it is sent again (D31). */
  readonly registrationDigest?: string;
  /** Gone from lists and searches; the record and the ID stay (D22). */
  readonly left: boolean;
  readonly leftAt?: Date;
  readonly leftBy?: Types.ObjectId;
  /** The reason why the student left; the remark is beside it (D74). */
  readonly leavingReason?: LeavingReason;
  readonly leavingRemark?: string;
  /** Counts the changes of the details, so that two clerks never overwrite each other. */
  readonly revision: number;
  /**
   * The day for which the student's dues were last computed (D55), or a unique mark left by a later change; missing before
   * they are first computed.
   */
  readonly owedAsOf?: string;
}

export const STUDENT = 'Student';

const concessionSchema = new Schema(
  storedPaths({
    ...standingConcessionSchema.shape,
    key: z.optional(z.string()),
    digest: z.optional(z.string()),
  }),
  withoutId,
);

const takenSchema = new Schema(storedPaths(takenHeadSchema.shape), withoutId);

const amount = { type: Number, required: true, validate: Number.isSafeInteger } as const;
const when = { type: Date, required: true } as const;

const admissionSchema = new Schema<Admission>(
  {
    at: when,
    by: text,
    byId: text,
    previousBalance: amount,
    fees: [new Schema({ head: text, amount }, withoutId)],
  },
  withoutId,
);

const formerSchema = new Schema<FormerTerms>(
  {
    class: text,
    stream: { type: String },
    medium: text,
    boardType: text,
    classSession: { type: String },
    passesOut: { type: Boolean },
    leftAt: { type: Date },
    until: when,
    decidedAt: { type: Date },
    section: { type: String },
    move: { type: new Schema({ became: text, session: text, by: text, byId: text }, withoutId) },
    revision: { type: Number, required: true },
  },
  withoutId,
);

export const studentSchema = new Schema<StudentRecord>(
  {
    // First in the stored document, because the filter of the list reads these fields of every student.
    left: { type: Boolean, required: true },
    searchText: text,
    foldedId: text,
    idNumber: { type: Number },
    filterKeys: { type: [String], required: true, default: undefined },
    findKeys: { type: [String], required: true, default: undefined },
    sortKeys: {
      id: text,
      firstName: text,
      lastName: text,
      fatherName: text,
      motherName: text,
      classOrder: { type: Number, required: true },
    },
    ...storedPaths(studentDetails),
    passwordHash: { type: String },
    hasOwnPassword: { type: Boolean },
    tokensValidFrom: { type: Number },
    screenLanguage: { type: String },
    feesFrom: text,
    concessions: { type: [concessionSchema], default: undefined },
    heads: { type: [takenSchema], default: undefined },
    previousBalance: amount,
    admission: { type: admissionSchema },
    classSession: text,
    passesOut: { type: Boolean },
    former: { type: [formerSchema], default: undefined },
    movedFrom: { type: String },
    registeredBy: { type: Schema.Types.ObjectId, required: true },
    registeredAt: { type: Date, required: true },
    registrationKey: { type: String },
    registrationDigest: { type: String },
    leftAt: { type: Date },
    leftBy: { type: Schema.Types.ObjectId },
    leavingReason: { type: String },
    leavingRemark: { type: String },
    revision: { type: Number, required: true },
    owedAsOf: { type: String },
  },
  { collection: 'students', versionKey: false },
);

// Any change of a student may change the dues, so they are computed again (D55). A migration that writes past Mongoose and
// changes the dues has to leave such a mark itself.
studentSchema.pre(['updateOne', 'findOneAndUpdate'], function () {
  this.set('owedAsOf', randomUUID());
});

studentSchema.plugin(audited);

// Finds one student by ID; unique for ever, regardless of case (D14).
studentSchema.index({ foldedId: 1 }, { unique: true });
// Registers a student once for each key (D31).
studentSchema.index({ registrationKey: 1 }, { unique: true, sparse: true });
// Serve the registered students list in each of its orders.
for (const index of listIndexes) studentSchema.index(index);
// Serves the filter of the list, and counts its matches without reading a student (D23).
studentSchema.index({ left: 1, filterKeys: 1 });
// Serve every combination of the list's choices, and count the matches without reading a student (D23).
studentSchema.index({ left: 1, class: 1, section: 1, boardType: 1 });
studentSchema.index({ left: 1, section: 1, boardType: 1 });
studentSchema.index({ left: 1, boardType: 1, class: 1 });
// Finds the students who were moved out of a section at the end of a session (D70).
studentSchema.index({ left: 1, movedFrom: 1 });
// Finds the students of a class in a past session, whatever class was set by hand since (D64).
studentSchema.index({ left: 1, 'former.class': 1 });
// Finds the students who have taken a head of the school (D78).
studentSchema.index({ left: 1, 'heads.head': 1 });
// Serves the box that finds a student by name, father's name or mobile (D57).
studentSchema.index({ left: 1, findKeys: 1 });
// Find students who exist already, by Adhaar number or by name, father and birth date (D20).
studentSchema.index({ adhaarNumber: 1 });
studentSchema.index({ dateOfBirth: 1 });
// Finds the holder of a card that a reader has read; no two present students have the same card (D62).
studentSchema.index(
  { cardNumber: 1 },
  { unique: true, partialFilterExpression: { left: false, cardNumber: { $exists: true } } },
);
// Serves the suggestion of the next free ID.
studentSchema.index({ idNumber: -1 });
// Serves the dashboard's totals of the wings.
studentSchema.index({ left: 1, medium: 1 });
// Finds the students whose dues of today are not computed yet (D55).
studentSchema.index({ owedAsOf: 1 });

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
import { plain, storedPaths, text } from '../database/stored-paths';
import { listIndexes } from './list-order';

/** What is computed from the details, for lists and searches. */
export interface ListingKeys {
  /** The ID without regard to case (D14). */
  readonly foldedId: string;
  /** The ID as a number, if it is one that can be counted on from. */
  readonly idNumber?: number | undefined;
  /** What the list's filter looks in. */
  readonly searchText: string;
  /** The parts of it by which an index finds what stands anywhere in it. */
  readonly filterKeys: readonly string[];
  /** By what the box finds the student (D57). */
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

/** A standing concession as it is stored, with the key that makes it once only (D31). */
export interface StoredConcession extends StandingConcession {
  readonly key?: string | undefined;
  readonly digest?: string | undefined;
}

/** A student as it is stored; the ledger's entries stand apart (D71). */
export interface StudentRecord extends StudentDetails, ListingKeys, Audited {
  readonly _id: Types.ObjectId;
  /** Without one there is no login: an import makes none (D68). */
  readonly passwordHash?: string | undefined;
  /** The family has chosen the password; left out where the office typed or made it: it is changed at the first sign-in. */
  readonly hasOwnPassword?: true;
  /** Whole seconds since 1970; tokens of the family that were issued before it are void. Every password moves it. */
  readonly tokensValidFrom?: number;
  /** In which the family reads its pages, where it has chosen one there; its papers are in `familyLanguage` (D91). */
  readonly screenLanguage?: Language;
  /** The first month that is charged (D44). */
  readonly feesFrom: string;
  /** What the student need not pay of each month, in the order in which it was given; never removed (D48). */
  readonly concessions?: readonly StoredConcession[] | undefined;
  /** Which heads of the school the student has taken; never removed (D78). */
  readonly heads?: readonly TakenHead[] | undefined;
  /** As registered (D28). */
  readonly previousBalance: Paise;
  /** What the registration began the ledger with, where this program wrote it down. */
  readonly admission?: Admission | undefined;
  /** The session for which the class was given (D74). */
  readonly classSession: string;
  /** Goes when that session is over (D74). */
  readonly passesOut?: boolean;
  /** What decided the fees before, oldest first (D45, D73). */
  readonly former?: readonly FormerTerms[] | undefined;
  /** The section that the student was moved out of last: session, branch, class, section (D70). */
  readonly movedFrom?: string;
  readonly registeredBy: Types.ObjectId;
  readonly registeredAt: Date;
  /** Who has registered this student, and under which key (D31). */
  readonly registrationKey?: string;
  /** Tells the registration that made this student, when it is sent again (D31). */
  readonly registrationDigest?: string;
  /** Gone from lists and searches; the record and the ID stay (D22). */
  readonly left: boolean;
  readonly leftAt?: Date;
  readonly leftBy?: Types.ObjectId;
  /** Why the student left, and what was said of it (D74). */
  readonly leavingReason?: LeavingReason;
  readonly leavingRemark?: string;
  /** Counts the changes of the details, so that two clerks never overwrite each other. */
  readonly revision: number;
  /**
   * The day for which what the student owes was last worked out (D55), or a mark of the change that came after it, which no
   * other change leaves; nothing before the first time.
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
  plain,
);

const takenSchema = new Schema(storedPaths(takenHeadSchema.shape), plain);

const amount = { type: Number, required: true, validate: Number.isSafeInteger } as const;
const when = { type: Date, required: true } as const;

const admissionSchema = new Schema<Admission>(
  {
    at: when,
    by: text,
    byId: text,
    previousBalance: amount,
    fees: [new Schema({ head: text, amount }, plain)],
  },
  plain,
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
    move: { type: new Schema({ became: text, session: text, by: text, byId: text }, plain) },
    revision: { type: Number, required: true },
  },
  plain,
);

export const studentSchema = new Schema<StudentRecord>(
  {
    // First in the stored document, because a filter of the list reads these of every student.
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

// Whatever changes of a student, it may change what is owed: that is worked out again (D55). A migration that writes past
// Mongoose, and changes what is owed, has to leave a mark itself.
studentSchema.pre(['updateOne', 'findOneAndUpdate'], function () {
  this.set('owedAsOf', randomUUID());
});

studentSchema.plugin(audited);

// Serves finding one student by ID; unique for ever, without regard to case (D14).
studentSchema.index({ foldedId: 1 }, { unique: true });
// Registers a student once for each key (D31).
studentSchema.index({ registrationKey: 1 }, { unique: true, sparse: true });
// Serve the registered students list in each of its orders.
for (const index of listIndexes) studentSchema.index(index);
// Serves the filter of the list, and counts what it finds without reading a student (D23).
studentSchema.index({ left: 1, filterKeys: 1 });
// Serve the choices of the list, whichever are made, and count those who match without reading a student (D23).
studentSchema.index({ left: 1, class: 1, section: 1, boardType: 1 });
studentSchema.index({ left: 1, section: 1, boardType: 1 });
studentSchema.index({ left: 1, boardType: 1, class: 1 });
// Serves the section that students were moved out of at the end of a session (D70).
studentSchema.index({ left: 1, movedFrom: 1 });
// Serves who sat in a class in a session that is over, whatever class was set by hand since (D64).
studentSchema.index({ left: 1, 'former.class': 1 });
// Serves those who have taken a head of the school (D78).
studentSchema.index({ left: 1, 'heads.head': 1 });
// Serves the box that finds a student by name, father's name or mobile (D57).
studentSchema.index({ left: 1, findKeys: 1 });
// Serve the question whether a student is there already, by Adhaar number or by name, father and birth date (D20).
studentSchema.index({ adhaarNumber: 1 });
studentSchema.index({ dateOfBirth: 1 });
// Serves whose card a reader has read; of those who are there none has the card of another one (D62).
studentSchema.index(
  { cardNumber: 1 },
  { unique: true, partialFilterExpression: { left: false, cardNumber: { $exists: true } } },
);
// Serves the suggestion of the next free ID.
studentSchema.index({ idNumber: -1 });
// Serves the dashboard's totals of the wings.
studentSchema.index({ left: 1, medium: 1 });
// Serves finding those of whom it is not known what they owe today (D55).
studentSchema.index({ owedAsOf: 1 });

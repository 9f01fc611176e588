import {
  taughtSection,
  type AuditSubject,
  type Language,
  type Role,
  type StaffRight,
  type StaffStatus,
  type Teaching,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { plain, storedPaths } from '../database/stored-paths';

/** An account of someone who works here. */
export interface StaffAccount extends Audited {
  readonly _id: Types.ObjectId;
  /** As typed when the account was made. */
  readonly username: string;
  /** Login ids are compared without regard to case. */
  readonly foldedUsername: string;
  readonly fname: string;
  readonly role: Role;
  /** Of a clerk, as an administrator chose them; left out before (D58). */
  readonly rights?: readonly StaffRight[];
  /** The sections of a teacher, as an administrator gave them; left out before (D58, D61). */
  readonly teaching?: Teaching;
  /** How often they were given anew, so that two administrators never overwrite each other; left out before the first time. */
  readonly teachingRevision?: number;
  readonly passwordHash: string;
  /** Somebody else set the password: its owner changes it at the first sign-in (D87); left out where the owner chose it. */
  readonly mustChangePassword?: true;
  /** Whether it may sign in. */
  readonly active: boolean;
  /** Why it may not; an account from before there were reasons was deactivated. */
  readonly closed?: Exclude<StaffStatus, 'active'>;
  /** Since when it is active or closed; left out when that is so from the start. */
  readonly statusSince?: Date;
  /** Where an account that waits was asked for. */
  readonly registeredFrom?: string;
  /** Someone asked for a new password, and no administrator has set one since (D11). */
  readonly forgotPasswordAt?: Date;
  /** That its owner works in; left out until one is chosen. */
  readonly language?: Language;
  /** Whole seconds since 1970; tokens issued before it are void (D8). */
  readonly tokensValidFrom: number;
  readonly createdAt: Date;
  /** By which the same call is known once more (D31), of an account that an administrator added; nothing can be read of it. */
  readonly addedUnder?: string;
}

export const STAFF = 'StaffAccount';

export const accountsSchema = new Schema<StaffAccount>(
  {
    username: { type: String, required: true },
    foldedUsername: { type: String, required: true },
    fname: { type: String, required: true },
    role: { type: String, required: true },
    rights: { type: [String], default: undefined },
    teaching: {
      type: [new Schema(storedPaths(taughtSection), plain)],
      default: undefined,
    },
    teachingRevision: { type: Number },
    passwordHash: { type: String, required: true },
    mustChangePassword: { type: Boolean },
    active: { type: Boolean, required: true },
    closed: { type: String },
    statusSince: { type: Date },
    registeredFrom: { type: String },
    forgotPasswordAt: { type: Date },
    language: { type: String },
    tokensValidFrom: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    addedUnder: { type: String },
  },
  { collection: 'staff', versionKey: false },
);

// Serves the login; unique, so that two processes or two clerks never make one login id twice.
accountsSchema.index({ foldedUsername: 1 }, { unique: true });
// Serves the number of those who wait, and the question whether an admin is left.
accountsSchema.index({ active: 1, closed: 1, role: 1 });
// Serves the staff screen: who waits, who was refused or deactivated, who works here; the newest first.
accountsSchema.index({ active: 1, closed: -1, createdAt: -1, _id: -1 });

accountsSchema.plugin(audited);

/** An account as the audit log names one (D60). */
export const accountSubjectOf = ({
  username,
  fname,
}: Pick<StaffAccount, 'username' | 'fname'>): AuditSubject => ({
  kind: 'account',
  id: username,
  name: fname,
});

/** The form in which two login ids are compared. */
export const foldUsername = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** How a login id looks in a list: `clerk-l`, `clerk-I` and `clerk-1`, `meena` and `rneena` are the same to whoever lets one of them in. */
export const lookOf = (username: string): string =>
  foldUsername(username)
    .replaceAll(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Why an account is closed that an administrator did not close. */
export const otherClosures = ['waiting', 'refused'] as const;

/** A closed account without a reason, or with an unknown one, counts as deactivated: an administrator may let it in again. */
export const statusOf = ({ active, closed }: Pick<StaffAccount, 'active' | 'closed'>): StaffStatus =>
  active ? 'active' : (otherClosures.find((reason) => reason === closed) ?? 'deactivated');

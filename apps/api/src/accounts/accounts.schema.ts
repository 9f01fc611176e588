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
import { withoutId, storedPaths } from '../database/stored-paths';

/** The account of a person who works here. */
export interface StaffAccount extends Audited {
  readonly _id: Types.ObjectId;
  /** As typed when the account was made. */
  readonly username: string;
  /** Login ids are compared without regard to case. */
  readonly foldedUsername: string;
  readonly fname: string;
  readonly role: Role;
  /** A clerk's rights, as an administrator chose them; missing before that (D58). */
  readonly rights?: readonly StaffRight[];
  /** A teacher's sections, as an administrator gave them; missing before that (D58, D61). */
  readonly teaching?: Teaching;
  /** Counts the changes of the sections, so that two administrators never overwrite each other; missing before the first one. */
  readonly teachingRevision?: number;
  readonly passwordHash: string;
  /** Somebody else set the password, so its owner changes it at the first sign-in (D87); missing when the owner chose it. */
  readonly mustChangePassword?: true;
  /** Whether the account may sign in. */
  readonly active: boolean;
  /** The reason why it may not; an account from before there were reasons was deactivated. */
  readonly closed?: Exclude<StaffStatus, 'active'>;
  /** The time since which it is active or closed; missing when that is so from the start. */
  readonly statusSince?: Date;
  /** The address from which a waiting account was requested. */
  readonly registeredFrom?: string;
  /** Someone asked for a new password, and no administrator has set one since (D11). */
  readonly forgotPasswordAt?: Date;
  /** The language its owner works in; missing until one is chosen. */
  readonly language?: Language;
  /** Whole seconds since 1970; tokens issued before it are void (D8). */
  readonly tokensValidFrom: number;
  readonly createdAt: Date;
  /** A hash that recognizes a repeated call (D31), for an account that an administrator added; nothing can be read from it. */
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
      type: [new Schema(storedPaths(taughtSection), withoutId)],
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
// Counts the waiting accounts, and tells whether an admin is left.
accountsSchema.index({ active: 1, closed: 1, role: 1 });
// Serves the staff screen: waiting accounts, refused or deactivated ones, those working here; the newest first.
accountsSchema.index({ active: 1, closed: -1, createdAt: -1, _id: -1 });

accountsSchema.plugin(audited);

/** An account as a subject in the audit log (D60). */
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

/** The look of a login id: `clerk-l`, `clerk-I` and `clerk-1`, or `meena` and `rneena`, look the same to an administrator. */
export const lookOf = (username: string): string =>
  foldUsername(username)
    .replaceAll(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** The reasons for a closed account that no administrator has deactivated. */
export const otherClosures = ['waiting', 'refused'] as const;

/** A closed account without a reason, or with an unknown one, counts as deactivated: an administrator may let it in again. */
export const statusOf = ({ active, closed }: Pick<StaffAccount, 'active' | 'closed'>): StaffStatus =>
  active ? 'active' : (otherClosures.find((reason) => reason === closed) ?? 'deactivated');

import { certificateSchema, type Certificate } from '@school/domain';
import { Schema } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import type { Printed } from '../common/prints';
import { withoutId, storedPaths, text } from '../database/stored-paths';

/**
 * A transfer certificate as it is stored, under its serial: its content is never edited, and it is never removed (D65).
 * Only its prints and its withdrawal are added later.
 */
export interface StoredCertificate extends Omit<Certificate, 'serial' | 'prints'>, Audited, Printed {
  /** The serial: inserting the certificate takes the number. */
  readonly _id: string;
  /** The Student ID without regard to case (D14). */
  readonly student: string;
  /** The leaving that it is valid for; missing once it is withdrawn. */
  readonly validFor?: string;
  readonly issuedById: string;
  readonly withdrawnById?: string;
  /** The key lets each call make it only once (D31); the digest tells a call with other content apart (D52). */
  readonly key: string;
  readonly digest: string;
}

export const CERTIFICATE = 'Certificate';

const { serial: _serial, prints: _prints, ...said } = certificateSchema.shape;

export const certificatesSchema = new Schema<StoredCertificate>(
  {
    _id: text,
    ...storedPaths(said),
    student: text,
    validFor: { type: String },
    issuedById: text,
    withdrawnById: { type: String },
    key: text,
    digest: text,
    prints: { type: Number },
    original: { type: String },
    givenBack: { type: new Schema({ at: { type: Date }, by: text, key: { type: String } }, withoutId) },
  },
  { collection: 'certificates', versionKey: false },
);

certificatesSchema.plugin(audited);

// Finds the last number of a branch and session, and keeps a number from being taken twice (D65).
certificatesSchema.index({ branchCode: 1, session: 1, number: 1 }, { unique: true });
// Lets a student have one valid certificate for each leaving (D65).
certificatesSchema.index({ validFor: 1 }, { unique: true, sparse: true });
// Makes a certificate once for each key (D31).
certificatesSchema.index({ key: 1 }, { unique: true });
// Serve the register, newest first: all of it, one student's, and every serial with a number, whatever its book.
certificatesSchema.index({ issuedAt: -1, _id: -1 });
certificatesSchema.index({ student: 1, issuedAt: -1, _id: -1 });
certificatesSchema.index({ number: 1, issuedAt: -1, _id: -1 });

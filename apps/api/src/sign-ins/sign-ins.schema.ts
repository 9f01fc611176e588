import type { Device, SignInEnd } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { withoutId, text } from '../database/stored-paths';

/** A sign-in of an account: a session whose id its token carries (D87). The staff's are kept, as ledger entries name them. */
export interface StoredSignIn extends Audited {
  readonly _id: Types.ObjectId;
  readonly account: Types.ObjectId;
  /** The network that it came from. */
  readonly address: string;
  readonly device: Device;
  readonly begunAt: Date;
  /** The time at which its token was issued: later than its start if its owner has changed the password in it. */
  readonly issuedAt: Date;
  readonly endsAt: Date;
  /** That of the account when the token was issued; missing on sign-ins from before it was stored. */
  readonly tokensValidFrom?: number;
  /** The time at which somebody was last at work in it, to about a minute. */
  readonly lastWorkAt: Date;
  /** Missing until somebody ends it. */
  readonly endedAt?: Date;
  readonly end?: SignInEnd;
}

/**
 * Whether the account has changed since the token of a sign-in was issued, so that the token is void (D8). It compares values of
 * the account and not times: after a fast clock was set right, an old token would have the later time.
 */
export const isOutdatedFor = (
  {
    issuedAt,
    tokensValidFrom = issuedAt.getTime() / 1000,
  }: Pick<StoredSignIn, 'issuedAt' | 'tokensValidFrom'>,
  account: { readonly tokensValidFrom?: number | undefined },
): boolean => tokensValidFrom < (account.tokensValidFrom ?? 0);

export const SIGN_INS = 'SignIn';

const date = { type: Date, required: true } as const;

export const signInsSchema = new Schema<StoredSignIn>(
  {
    account: { type: Schema.Types.ObjectId, required: true },
    address: text,
    device: { type: new Schema({ browser: text, system: text }, withoutId), required: true },
    begunAt: date,
    issuedAt: date,
    endsAt: date,
    tokensValidFrom: { type: Number },
    lastWorkAt: date,
    endedAt: { type: Date },
    end: { type: String },
  },
  { collection: 'signins', versionKey: false },
);

// Serves the lists of open sign-ins, of one account or of all staff; families are in no list.
signInsSchema.index({ account: 1, endsAt: 1 });

signInsSchema.plugin(audited);

import type { Device, SignInEnd } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { plain, text } from '../database/stored-paths';

/** A sign-in of an account: a session with an id that its token carries (D87). One of the staff is never removed, as entries of the ledger name it. */
export interface StoredSignIn extends Audited {
  readonly _id: Types.ObjectId;
  readonly account: Types.ObjectId;
  /** The network that it came from. */
  readonly address: string;
  readonly device: Device;
  readonly begunAt: Date;
  /** When its token was issued: later than it began where its owner has changed the password in it. */
  readonly issuedAt: Date;
  readonly endsAt: Date;
  /** Of the account, as it was when the token was issued; not of sign-ins from before it was kept. */
  readonly tokensValidFrom?: number;
  /** When somebody was last seen at work in it, to about a minute. */
  readonly lastWorkAt: Date;
  /** Left out as long as nobody has ended it. */
  readonly endedAt?: Date;
  readonly end?: SignInEnd;
}

/**
 * Whether the account has changed since the token of a sign-in was issued, so that it is void (D8). Told by what the account
 * said then and not by the time: a clock that was ahead and was set right would make the token of before the later one.
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
    device: { type: new Schema({ browser: text, system: text }, plain), required: true },
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

// Serves the lists of sign-ins that are not over, of one account or of all that work here; families are in none.
signInsSchema.index({ account: 1, endsAt: 1 });

signInsSchema.plugin(audited);

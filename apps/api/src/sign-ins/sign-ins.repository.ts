import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SignInEnd } from '@school/domain';
import { Types, type Model } from 'mongoose';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { isOutdatedFor, SIGN_INS, type StoredSignIn } from './sign-ins.schema';

/** The period in which the token of a sign-in is valid. */
export type TokenSpan = Pick<StoredSignIn, 'issuedAt' | 'endsAt' | 'tokensValidFrom'>;

/** The parts of a ledger entry that tell where it was written. */
interface EntryOrigin {
  readonly studentReceiptNo: string;
  readonly signIn?: string;
  readonly address?: string;
}

@Injectable()
export class SignInsRepository {
  constructor(@InjectModel(SIGN_INS) private readonly signIns: Model<StoredSignIn>) {}

  /** @param id an ObjectId as text */
  async findById(id: string): Promise<StoredSignIn | null> {
    return this.signIns.findById(id).lean<StoredSignIn>();
  }

  /** The sign-ins of these accounts that nobody has ended and whose token has not expired. */
  async notEnded(now: Date, accounts: readonly Types.ObjectId[]): Promise<StoredSignIn[]> {
    return this.signIns
      .find({ account: { $in: [...accounts] }, endsAt: { $gt: now }, endedAt: null })
      .lean<StoredSignIn[]>();
  }

  /** The ids, as text, of those accounts that somebody has signed in to since their tokens are valid. */
  async usedOf(
    accounts: readonly { readonly _id: Types.ObjectId; readonly tokensValidFrom?: number }[],
  ): Promise<ReadonlySet<string>> {
    if (accounts.length === 0) return new Set();
    const byId = new Map(accounts.map((account) => [account._id.toHexString(), account]));
    const signIns = await this.signIns
      .find(
        { account: { $in: accounts.map(({ _id }) => _id) } },
        { account: 1, issuedAt: 1, tokensValidFrom: 1 },
      )
      .lean<Pick<StoredSignIn, 'account' | 'issuedAt' | 'tokensValidFrom'>[]>();
    return new Set(
      signIns
        .filter((signIn) => !isOutdatedFor(signIn, byId.get(signIn.account.toHexString()) ?? {}))
        .map(({ account }) => account.toHexString()),
    );
  }

  /** Removes an account's sign-ins that expired before a moment: only for a family, as no ledger entry names its sign-ins. */
  async removeOver(account: Types.ObjectId, moment: Date): Promise<void> {
    await this.signIns.deleteMany({ account, endsAt: { $lt: moment } });
  }

  /** The addresses that ledger entries were written from, by receipt number: their own, otherwise that of their sign-in. */
  async originsOf(entries: readonly EntryOrigin[]): Promise<ReadonlyMap<string, string>> {
    const withoutAddress = entries.flatMap(({ signIn, address }) =>
      signIn === undefined || address !== undefined ? [] : [signIn],
    );
    const addresses = await this.addressesOf([...new Set(withoutAddress)]);
    return new Map(
      entries.flatMap(({ studentReceiptNo, signIn = '', address = addresses.get(signIn) }) =>
        address === undefined ? [] : [[studentReceiptNo, address]],
      ),
    );
  }

  private async addressesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const signIns = await this.signIns
      .find({ _id: { $in: ids } }, { address: 1 })
      .lean<Pick<StoredSignIn, '_id' | 'address'>[]>();
    return new Map(signIns.map(({ _id, address }) => [_id.toHexString(), address]));
  }

  async insert(signIn: StoredSignIn): Promise<void> {
    await this.signIns.create(signIn);
  }

  /** Continues a sign-in under a new token; one that was ended stays ended. */
  async renew(id: string, span: TokenSpan, now: Date): Promise<void> {
    await this.signIns.updateOne({ _id: id, endedAt: null }, { $set: { ...span, lastWorkAt: now } });
  }

  /** Notes that somebody is at work in a sign-in. */
  async noteWork(_id: Types.ObjectId, now: Date): Promise<void> {
    await this.signIns.updateOne({ _id }, { $set: { lastWorkAt: now } });
  }

  /**
   * Ends a sign-in, once. @param line its line of the audit log, if any
   * @returns whether it was open
   */
  async end(_id: Types.ObjectId, end: SignInEnd, now: Date, line?: StoredAuditEntry): Promise<boolean> {
    const result = await this.signIns.updateOne(
      { _id, endedAt: null },
      { $set: { endedAt: now, end }, ...(line && { $push: { unaudited: line } }) },
    );
    return result.modifiedCount === 1;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Language, StaffStatus } from '@school/domain';
import { Types, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key';
import { foldUsername, STAFF, type StaffAccount } from './accounts.schema';

/** The id of the account that the first start makes: two starts at once cannot both insert it. */
const FIRST_ACCOUNT = new Types.ObjectId('000000000000000000000001');

export type NewAccount = Omit<StaffAccount, '_id' | 'foldedUsername'>;

/** How a status is stored; an account from before there were reasons is deactivated. */
const stored = (status: StaffStatus) => {
  if (status === 'active') return { active: true };
  return { active: false, closed: status === 'deactivated' ? { $in: [status, null] } : status };
};

@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(STAFF) private readonly accounts: Model<StaffAccount>) {}

  /** @param id an ObjectId as text */
  async findById(id: string): Promise<StaffAccount | null> {
    return this.accounts.findById(id).lean<StaffAccount>();
  }

  async findByUsername(username: string): Promise<StaffAccount | null> {
    return this.accounts.findOne({ foldedUsername: foldUsername(username) }).lean<StaffAccount>();
  }

  /** Every account, the newest first. */
  async all(): Promise<StaffAccount[]> {
    return this.accounts.find().sort({ createdAt: -1, _id: -1 }).lean<StaffAccount[]>();
  }

  async isEmpty(): Promise<boolean> {
    return (await this.accounts.findOne({}, { _id: 1 }).lean()) === null;
  }

  async countWaiting(): Promise<number> {
    return this.accounts.countDocuments(stored('waiting'));
  }

  async hasActiveAdmin(): Promise<boolean> {
    return (await this.accounts.findOne({ ...stored('active'), role: 'admin' }, { _id: 1 }).lean()) !== null;
  }

  /**
   * Makes the first account; may be called again with the same one when the answer was lost.
   * @returns false when another process made it in the same moment
   */
  async insertFirst(account: NewAccount): Promise<boolean> {
    if ((await this.insert(account, FIRST_ACCOUNT)) !== undefined) return true;
    const first = await this.findById(FIRST_ACCOUNT.toHexString());
    return first?.passwordHash === account.passwordHash;
  }

  /** @returns its id; undefined when the login id is taken */
  async insert(account: NewAccount, _id = new Types.ObjectId()): Promise<Types.ObjectId | undefined> {
    try {
      await this.accounts.create({ ...account, _id, foldedUsername: foldUsername(account.username) });
      return _id;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /** Removes an account that nobody let in yet. */
  async removeWaiting(_id: Types.ObjectId): Promise<void> {
    await this.accounts.deleteOne({ _id, ...stored('waiting') });
  }

  /** A new password: every token issued until now is void, and the request for it is answered (D8, D11). */
  async setPassword(id: string, passwordHash: string, now: Date): Promise<StaffAccount | null> {
    const change = { $set: { passwordHash }, $unset: { forgotPasswordAt: 1 } };
    return this.changeAndVoidTokens({ _id: id }, change, now);
  }

  /** Keeps the language that the account's owner works in. */
  async setLanguage(id: string, language: Language): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { language } });
  }

  /** Leaves a request for a new password with an active account, unless one is open; anything else changes nothing. */
  async askForPassword(username: string, now: Date): Promise<void> {
    await this.accounts.updateOne(
      { foldedUsername: foldUsername(username), active: true, forgotPasswordAt: null },
      { $set: { forgotPasswordAt: now } },
    );
  }

  /**
   * Moves an account on, once: of two administrators at it at the same time, one comes too late.
   * Whatever tokens it had are void, so that none of them comes back with the account.
   * @returns null when it is not, or no longer, what it is moved from
   */
  async move(id: string, from: StaffStatus, to: StaffStatus, now: Date): Promise<StaffAccount | null> {
    const $set = { active: to === 'active', statusSince: now };
    const change = to === 'active' ? { $set, $unset: { closed: 1 } } : { $set: { ...$set, closed: to } };
    return this.changeAndVoidTokens({ _id: id, ...stored(from) }, change, now);
  }

  /** Tokens count in whole seconds: the new start lies after this second, and after the start of an earlier change in it. */
  private async changeAndVoidTokens(
    account: QueryFilter<StaffAccount>,
    change: UpdateQuery<StaffAccount>,
    now: Date,
  ): Promise<StaffAccount | null> {
    await this.accounts.updateOne(account, { $max: { tokensValidFrom: Math.floor(now.getTime() / 1000) } });
    return this.accounts
      .findOneAndUpdate(account, { ...change, $inc: { tokensValidFrom: 1 } }, { returnDocument: 'after' })
      .lean<StaffAccount>();
  }
}

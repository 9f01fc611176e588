import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key';
import { foldUsername, STAFF, type StaffAccount } from './staff.schema';

/** The id of the account that the first start makes: two starts at once cannot both insert it. */
const FIRST_ACCOUNT = new Types.ObjectId('000000000000000000000001');

@Injectable()
export class StaffRepository {
  constructor(@InjectModel(STAFF) private readonly accounts: Model<StaffAccount>) {}

  /** @param id an ObjectId as text */
  async findById(id: string): Promise<StaffAccount | null> {
    return this.accounts.findById(id).lean<StaffAccount>();
  }

  async findByUsername(username: string): Promise<StaffAccount | null> {
    return this.accounts.findOne({ foldedUsername: foldUsername(username) }).lean<StaffAccount>();
  }

  async isEmpty(): Promise<boolean> {
    return (await this.accounts.findOne({}, { _id: 1 }).lean()) === null;
  }

  /** Makes the first account. @returns false when another process made it in the same moment */
  async insertFirst(account: Omit<StaffAccount, '_id' | 'foldedUsername'>): Promise<boolean> {
    try {
      await this.accounts.create({
        ...account,
        _id: FIRST_ACCOUNT,
        foldedUsername: foldUsername(account.username),
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** A new password: every token issued until now is void, those of this very second too (D8). */
  async setPassword(id: string, passwordHash: string, now: Date): Promise<void> {
    const tokensValidFrom = Math.floor(now.getTime() / 1000) + 1;
    await this.accounts.updateOne({ _id: id }, { $set: { passwordHash, tokensValidFrom } });
  }

  async setActive(id: string, active: boolean): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { active } });
  }
}

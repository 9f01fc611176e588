import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FEE_TABLE, type StoredFeeTable } from './fee-tables.schema';

@Injectable()
export class FeeTablesRepository {
  constructor(@InjectModel(FEE_TABLE) private readonly tables: Model<StoredFeeTable>) {}

  /** All versions, in the order in which they were added. */
  async all(): Promise<StoredFeeTable[]> {
    return this.tables.find().sort({ addedAt: 1, _id: 1 }).lean<StoredFeeTable[]>();
  }

  async add(table: Omit<StoredFeeTable, '_id'>): Promise<void> {
    await this.tables.create(table);
  }
}

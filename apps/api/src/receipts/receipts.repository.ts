import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  endsOf,
  foldStudentId,
  nextDay,
  REGISTER_PAGE,
  REGISTER_REACH,
  startOfDay,
  type Book,
  type ReceiptRegisterQuery,
} from '@school/domain';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { Page } from '../common/paged';
import { isDuplicateKey } from '../database/duplicate-key';
import { literally } from '../database/literally';
import { RECEIPT, type StoredReceipt } from './receipts.schema';

/** How many rows are read together with their ledgers. */
const BATCH = 200;

@Injectable()
export class ReceiptsRepository {
  constructor(@InjectModel(RECEIPT) private readonly receipts: Model<StoredReceipt>) {}

  /** The last number that was taken of a book, 0 for a new one. */
  async lastOf({ branch, session }: Book): Promise<number> {
    const last = await this.receipts
      .findOne({ branch, session, number: { $exists: true } }, { number: 1 })
      .sort({ number: -1 })
      .lean<StoredReceipt>();
    return last?.number ?? 0;
  }

  /** Inserts rows in their order up to the first one that an index refuses. @returns how many */
  async insertInOrder(rows: readonly StoredReceipt[]): Promise<number> {
    try {
      await this.receipts.insertMany(rows, { ordered: true, lean: true });
      return rows.length;
    } catch (error) {
      if (!isDuplicateKey(error) || !(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
      return error.insertedCount;
    }
  }

  async find(id: string): Promise<StoredReceipt | null> {
    return this.receipts.findById(id).lean<StoredReceipt>();
  }

  /** The newest rows whose number ends so. @param most how many at most */
  async endingIn(number: string, most: number): Promise<StoredReceipt[]> {
    const { filter, hint } = wantedBy({ number });
    return this.receipts.find(filter).hint(hint).sort({ at: -1 }).limit(most).lean<StoredReceipt[]>();
  }

  /** Writes a row over what it said before; the prints that were counted stay. */
  async correct({ _id, prints: _counted, ...row }: StoredReceipt): Promise<void> {
    await this.receipts.updateOne({ _id }, { $set: row });
  }

  /**
   * A page of the register and how many rows there are, at most one more than its pages reach: counting all of many
   * years takes longer than anybody waits for a figure that nobody needs.
   */
  async page(query: ReceiptRegisterQuery): Promise<Page<StoredReceipt>> {
    const { page = 1, size = REGISTER_PAGE, sort = 'newest' } = query;
    const { filter, hint } = wantedBy(query);
    const [rows, total] = await Promise.all([
      this.receipts
        .find(filter)
        .hint(hint)
        .sort({ at: sort === 'newest' ? -1 : 1 })
        .skip((page - 1) * size)
        .limit(size)
        .lean<StoredReceipt[]>(),
      this.receipts.countDocuments(filter, { limit: REGISTER_REACH + 1, hint }),
    ]);
    return { rows, total };
  }

  /** All rows that a query asks for, oldest first, a batch at a time. */
  async *all(query: ReceiptRegisterQuery): AsyncGenerator<StoredReceipt[]> {
    let batch: StoredReceipt[] = [];
    const { filter, hint } = wantedBy(query);
    const rows = this.receipts.find(filter).hint(hint).sort({ at: 1 }).lean<StoredReceipt>().cursor();
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  /**
   * Counts a print. The first is the original, and so is the same print asked for again after a lost answer.
   * @param key of the print @returns undefined when there is no such receipt
   */
  async countPrint(id: string, key: string): Promise<{ isOriginal: boolean } | undefined> {
    const taken = await this.receipts.updateOne(
      { _id: id, original: { $exists: false } },
      { $set: { original: key }, $inc: { prints: 1 } },
    );
    if (taken.matchedCount === 1) return { isOriginal: true };
    const again = await this.receipts.updateOne({ _id: id, original: { $ne: key } }, { $inc: { prints: 1 } });
    if (again.matchedCount === 1) return { isOriginal: false };
    return (await this.find(id)) ? { isOriginal: true } : undefined;
  }

  /** Counts a print that says DUPLICATE. */
  async countMarked(id: string): Promise<{ isOriginal: boolean }> {
    await this.receipts.updateOne({ _id: id }, { $inc: { prints: 1 } });
    return { isOriginal: false };
  }

  /** Gives the original back to be printed once more, once. @returns whether it was this print's to give */
  async giveBack(id: string, key: string, by: string, at: Date): Promise<boolean> {
    const result = await this.receipts.updateOne(
      { _id: id, original: key, givenBack: { $exists: false } },
      { $unset: { original: 1 }, $set: { givenBack: { at, by } } },
    );
    return result.matchedCount === 1;
  }
}

/**
 * What a query asks for, and the index that has the fewest rows for it: a database that chooses by itself may go by the
 * order of days through all years, to find one number.
 */
function wantedBy({ number, studentID, from, to, collector, mode }: ReceiptRegisterQuery): {
  filter: QueryFilter<StoredReceipt>;
  hint: Record<string, 1>;
} {
  const [end] = number === undefined ? [] : endsOf(number);
  const student = studentID === undefined ? undefined : foldStudentId(studentID);
  const isAnyDay = from === undefined && to === undefined;
  const filter: QueryFilter<StoredReceipt> = {
    ...(end === undefined ? {} : { ends: { $regex: `^${literally(end)}` } }),
    ...(student === undefined ? {} : { foldedId: student }),
    ...(collector === undefined ? {} : { collectorId: collector }),
    ...(mode === undefined ? {} : { mode }),
    ...(isAnyDay
      ? {}
      : {
          at: {
            ...(from === undefined ? {} : { $gte: startOfDay(from) }),
            ...(to === undefined ? {} : { $lt: startOfDay(nextDay(to)) }),
          },
        }),
  };
  if (end !== undefined) return { filter, hint: { ends: 1 } };
  if (student !== undefined) return { filter, hint: { foldedId: 1, at: 1 } };
  if (collector !== undefined)
    return {
      filter,
      hint: mode === undefined ? { collectorId: 1, at: 1 } : { collectorId: 1, mode: 1, at: 1 },
    };
  return { filter, hint: mode === undefined ? { at: 1 } : { mode: 1, at: 1 } };
}

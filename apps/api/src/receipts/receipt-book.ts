import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Book } from '@school/domain';
import mongoose from 'mongoose';
import { ReceiptsRepository } from './receipts.repository';
import { rowId, type StoredReceipt } from './receipts.schema';

/** A connection that is lost on the way may never say so; others do not wait behind it for longer, in milliseconds. */
const PATIENCE = 10_000;

/** The row of a number. */
interface Taken {
  readonly row: StoredReceipt;
  /** It was taken by an earlier try of the same payment, so what it says may be old. */
  readonly isOld: boolean;
}

interface Wanted {
  /** The row as it is to be registered under a number. */
  readonly row: (number: number) => StoredReceipt;
  readonly book: Book;
  readonly id: string;
  readonly taken: (row: Taken) => void;
  readonly failed: (error: unknown) => void;
  /** Nobody waits for it any longer. */
  isOver: boolean;
}

const nameOf = ({ branch, session }: Book) => `${branch}/${session}`;

/**
 * Gives out the numbers of the branches' books, each once and none left out: a number is taken by the insert of its row,
 * and the unique index decides between two processes. Those who want one at the same time share one insert,
 * in which each number follows on the one before, so that a crash leaves no hole.
 */
@Injectable()
export class ReceiptBook {
  private waiting: Wanted[] = [];
  private isTaking = false;
  /** The last number of each book that this process knows of; another one may have gone on. */
  private readonly last = new Map<string, number>();

  constructor(private readonly receipts: ReceiptsRepository) {}

  /** The row of the number that a payment has taken: now, or when it was sent before. */
  take(book: Book, key: string, row: Wanted['row']): Promise<Taken> {
    const taken = new Promise<Taken>((done, failed) => {
      this.waiting.push({ row, book, id: rowId(book, key), taken: done, failed, isOver: false });
    });
    void this.takeAll();
    return taken;
  }

  /** Says of a number what became of it at last. */
  async correct(row: StoredReceipt): Promise<void> {
    await this.receipts.correct(row);
  }

  private async takeAll(): Promise<void> {
    if (this.isTaking) return;
    this.isTaking = true;
    while (this.waiting.length > 0)
      await this.takeTogether(this.waiting.splice(0).filter(({ isOver }) => !isOver));
    this.isTaking = false;
  }

  private async takeTogether(batch: readonly Wanted[]): Promise<void> {
    try {
      await inTime(this.insert(batch));
    } catch (error) {
      this.last.clear();
      // Those who have their number no longer listen.
      for (const one of batch) {
        one.isOver = true;
        one.failed(error);
      }
    }
  }

  private async insert(batch: readonly Wanted[]): Promise<void> {
    if (batch.length === 0) return;
    const rows: StoredReceipt[] = [];
    for (const { row, book } of batch) rows.push(row(await this.next(book)));
    const inserted = await this.receipts.insertInOrder(rows);
    for (const [index, row] of rows.slice(0, inserted).entries()) batch[index]?.taken({ row, isOld: false });
    const [refused, ...rest] = batch.slice(inserted);
    if (!refused) return;
    // Another process took the number, or this payment has one from before.
    this.last.clear();
    const before = await this.receipts.find(refused.id);
    if (before) refused.taken({ row: before, isOld: true });
    this.waiting.unshift(...(before ? rest : [refused, ...rest]));
  }

  private async next(book: Book): Promise<number> {
    const name = nameOf(book);
    const number = (this.last.get(name) ?? (await this.receipts.lastOf(book))) + 1;
    this.last.set(name, number);
    return number;
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const end = new AbortController();
  const late = sleep(PATIENCE, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new mongoose.mongo.MongoOperationTimeoutError('No number was taken in time');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    end.abort();
    late.catch(() => undefined);
  }
}

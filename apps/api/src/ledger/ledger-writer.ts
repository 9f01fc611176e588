import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { bookOf, type Book, type BookNumber } from '@school/domain';
import mongoose, { type Model } from 'mongoose';
import { currentOrigin, type Origin } from '../common/current-call';
import { duplicateOf } from '../database/duplicate-key';
import { LedgerRepository } from './ledger.repository';
import { bookNameOf, foundBy, LEDGER, type NewEntry, type StoredEntry } from './ledger.schema';

/** A connection that is lost on the way may never say so; others do not wait behind it for longer, in milliseconds. */
const PATIENCE = 10_000;

/** What keeps entries from being stored: the ledger has gone on, or the key has written elsewhere. */
export type NotWritten = 'outdated' | 'key-used';

/** Entries of one student, to be written after those that they were worked out on. */
export interface Writing {
  /** The folded Student ID, and as it is shown. */
  readonly student: string;
  readonly studentID: string;
  /** How many entries the ledger had. */
  readonly length: number;
  readonly entries: readonly NewEntry[];
}

interface Waiting extends Writing {
  readonly origin: Origin;
  /** How many of the entries are stored already. */
  stored: number;
  readonly done: (written: readonly StoredEntry[] | NotWritten) => void;
  readonly failed: (error: unknown) => void;
  isOver: boolean;
}

/** Which entries have a number in a book: receipts, and vouchers for what was paid back (D51, D75). */
function bookFor(entry: NewEntry): Book | undefined {
  if (entry.kind === 'deposit') return bookOf(entry);
  return entry.kind === 'refund' ? { ...bookOf(entry), series: 'voucher' } : undefined;
}

/**
 * Writes entries. One ordered insert holds the months that passed and the entry, and is the payment and its number at once:
 * what is there of it wherever it is cut off is a right ledger (D71). Desks that write at the same moment share one insert,
 * in which the numbers of a book follow each other, so that no book has a hole. Two processes that take the same number, or
 * write after the same entry, are told apart by the unique indexes: the later one begins anew.
 */
@Injectable()
export class LedgerWriter {
  private waiting: Waiting[] = [];
  private isWriting = false;
  /** The last number of each book that this process knows of; another one may have gone on. */
  private readonly last = new Map<string, number>();

  constructor(
    @InjectModel(LEDGER) private readonly entries: Model<StoredEntry>,
    private readonly ledger: LedgerRepository,
  ) {}

  /** @returns the entries as they are stored, or what kept them from it */
  write(writing: Writing): Promise<readonly StoredEntry[] | NotWritten> {
    const written = new Promise<readonly StoredEntry[] | NotWritten>((done, failed) => {
      // Desks that write together are told apart here, where each is still in its own call.
      const origin = currentOrigin();
      this.waiting.push({ ...writing, origin, stored: 0, done, failed, isOver: false });
    });
    void this.writeAll();
    return written;
  }

  private async writeAll(): Promise<void> {
    if (this.isWriting) return;
    this.isWriting = true;
    while (this.waiting.length > 0)
      await this.writeTogether(this.waiting.splice(0).filter(({ isOver }) => !isOver));
    this.isWriting = false;
  }

  private async writeTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      await inTime(this.insert(batch));
    } catch (error) {
      this.last.clear();
      // Writes that are answered already ignore this.
      for (const one of batch) {
        one.isOver = true;
        one.failed(error);
      }
    }
  }

  private async insert(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    const numbered: StoredEntry[][] = [];
    for (const one of batch) numbered.push(await this.numbered(one));
    const { inserted, refusedBy } = await this.insertInOrder(
      batch.flatMap((one, index) => (numbered[index] ?? []).slice(one.stored)),
    );
    let left = inserted;
    for (const [index, one] of batch.entries()) {
      const entries = numbered[index] ?? [];
      const own = entries.length - one.stored;
      if (left >= own) {
        left -= own;
        one.done(entries);
        continue;
      }
      one.stored += left;
      this.last.clear();
      // Another process took the number of the book: the rest of it is written with the next one.
      const isToGoOn = refusedBy === 'bookName';
      if (!isToGoOn) one.done(refusedBy === 'key' ? 'key-used' : 'outdated');
      this.waiting.unshift(...batch.slice(isToGoOn ? index : index + 1));
      return;
    }
  }

  /** Inserts entries in their order up to the first one that an index refuses. */
  private async insertInOrder(
    entries: readonly StoredEntry[],
  ): Promise<{ readonly inserted: number; readonly refusedBy?: string | undefined }> {
    try {
      await this.entries.insertMany(entries, { ordered: true, lean: true });
      return { inserted: entries.length };
    } catch (error) {
      const refusedBy = duplicateOf(error);
      if (refusedBy === undefined || !(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
      return { inserted: error.insertedCount, refusedBy };
    }
  }

  private async numbered({ student, studentID, length, entries, origin }: Waiting): Promise<StoredEntry[]> {
    const all: StoredEntry[] = [];
    for (const [index, entry] of entries.entries()) {
      const book = bookFor(entry);
      const number = book && (await this.next(book));
      all.push({
        _id: new mongoose.Types.ObjectId(),
        student,
        seq: length + index + 1,
        studentID,
        ...entry,
        ...foundBy(entry, number),
        ...origin,
        ...(number && { book: number, bookName: bookNameOf(number) }),
      });
    }
    return all;
  }

  private async next(book: Book): Promise<BookNumber> {
    const name = bookNameOf(book);
    const number = (this.last.get(name) ?? (await this.ledger.lastOf(book))) + 1;
    this.last.set(name, number);
    return { ...book, number };
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const end = new AbortController();
  const late = sleep(PATIENCE, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new mongoose.mongo.MongoOperationTimeoutError('The ledger was not written in time');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    end.abort();
    late.catch(() => undefined);
  }
}

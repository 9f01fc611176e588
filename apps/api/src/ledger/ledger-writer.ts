import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { bookOf, type Book, type BookNumber } from '@school/domain';
import mongoose, { type Model } from 'mongoose';
import { currentOrigin, type Origin } from '../common/current-call';
import { duplicateOf } from '../database/duplicate-key';
import { LedgerRepository } from './ledger.repository';
import { bookNameOf, entrySearchKeys, LEDGER, type NewEntry, type StoredEntry } from './ledger.schema';

/** The longest wait for a database call, in milliseconds: a lost connection may never report it, and other writes wait behind. */
const LONGEST_WAIT = 10_000;

/** The reason why entries are not stored: the ledger has grown, or the key was used for another write. */
export type NotWritten = 'outdated' | 'key-used';

/** Entries of one student, to be written after those that they were computed from. */
export interface Writing {
  /** The folded Student ID; `studentID` is the ID as shown. */
  readonly student: string;
  readonly studentID: string;
  /** The number of entries in the ledger. */
  readonly length: number;
  readonly entries: readonly NewEntry[];
}

interface Waiting extends Writing {
  readonly origin: Origin;
  /** The number of `entries` that are stored already. */
  stored: number;
  readonly done: (written: readonly StoredEntry[] | NotWritten) => void;
  readonly failed: (error: unknown) => void;
  isOver: boolean;
}

/** The book that numbers an entry: receipts, and vouchers for refunds; no other entry has a number (D51, D75). */
function bookFor(entry: NewEntry): Book | undefined {
  if (entry.kind === 'deposit') return bookOf(entry);
  return entry.kind === 'refund' ? { ...bookOf(entry), series: 'voucher' } : undefined;
}

/**
 * Writes entries. One ordered insert holds the past months and the entry itself, so it is the payment and its number at once:
 * wherever it is cut off, the stored part is a correct ledger (D71). Desks that write at the same moment share one insert
 * with consecutive numbers in each book, so no book has a hole. When two processes take the same number, or write after the
 * same entry, the unique indexes refuse the later one, which starts again.
 */
@Injectable()
export class LedgerWriter {
  private waiting: Waiting[] = [];
  private isWriting = false;
  /** The last number of each book that this process knows of; another process may have taken more. */
  private readonly lastNumbers = new Map<string, number>();

  constructor(
    @InjectModel(LEDGER) private readonly entries: Model<StoredEntry>,
    private readonly ledger: LedgerRepository,
  ) {}

  /** @returns the entries as they are stored, or the reason why they are not */
  write(writing: Writing): Promise<readonly StoredEntry[] | NotWritten> {
    const written = new Promise<readonly StoredEntry[] | NotWritten>((done, failed) => {
      // Each desk's origin is read here, still within its own call, because the insert is shared.
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
      this.lastNumbers.clear();
      // Writes that were answered already ignore this.
      for (const write of batch) {
        write.isOver = true;
        write.failed(error);
      }
    }
  }

  private async insert(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    const numberedEntries: StoredEntry[][] = [];
    for (const write of batch) numberedEntries.push(await this.numberEntries(write));
    const { inserted, refusedBy } = await this.insertInOrder(
      batch.flatMap((write, index) => (numberedEntries[index] ?? []).slice(write.stored)),
    );
    let remaining = inserted;
    for (const [index, write] of batch.entries()) {
      const entries = numberedEntries[index] ?? [];
      const ownCount = entries.length - write.stored;
      if (remaining >= ownCount) {
        remaining -= ownCount;
        write.done(entries);
        continue;
      }
      write.stored += remaining;
      this.lastNumbers.clear();
      // Another process took the number of the book: the remaining entries are written in the next insert.
      const isNumberTaken = refusedBy === 'bookName';
      if (!isNumberTaken) write.done(refusedBy === 'key' ? 'key-used' : 'outdated');
      this.waiting.unshift(...batch.slice(isNumberTaken ? index : index + 1));
      return;
    }
  }

  /** Inserts entries in order, up to the first one that an index refuses. */
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

  private async numberEntries({
    student,
    studentID,
    length,
    entries,
    origin,
  }: Waiting): Promise<StoredEntry[]> {
    const numberedEntries: StoredEntry[] = [];
    for (const [index, entry] of entries.entries()) {
      const book = bookFor(entry);
      const number = book && (await this.nextNumber(book));
      numberedEntries.push({
        _id: new mongoose.Types.ObjectId(),
        student,
        seq: length + index + 1,
        studentID,
        ...entry,
        ...entrySearchKeys(entry, number),
        ...origin,
        ...(number && { book: number, bookName: bookNameOf(number) }),
      });
    }
    return numberedEntries;
  }

  private async nextNumber(book: Book): Promise<BookNumber> {
    const name = bookNameOf(book);
    const number = (this.lastNumbers.get(name) ?? (await this.ledger.lastOf(book))) + 1;
    this.lastNumbers.set(name, number);
    return { ...book, number };
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const end = new AbortController();
  const timeout = sleep(LONGEST_WAIT, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new mongoose.mongo.MongoOperationTimeoutError('The ledger was not written in time');
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    end.abort();
    timeout.catch(() => undefined);
  }
}

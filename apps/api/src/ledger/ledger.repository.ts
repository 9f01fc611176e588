import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { schoolCodes, type Book, type FeeHead, type LeftOut, type SchoolCode } from '@school/domain';
import type { Model } from 'mongoose';
import { BOOK_GAP, type BookGap } from './book-gaps.schema';
import { bookNameOf, IN_A_BOOK, LEDGER, MOVED_MONEY, REFERRED, type StoredEntry } from './ledger.schema';

/** Reads ledgers: each is the entries of one student, in their order (D71). */
@Injectable()
export class LedgerRepository {
  constructor(
    @InjectModel(LEDGER) private readonly entries: Model<StoredEntry>,
    @InjectModel(BOOK_GAP) private readonly gaps: Model<BookGap>,
  ) {}

  /** A student's whole ledger: leaving parts of entries out costs more than sending them. @param student the folded ID */
  async of(student: string): Promise<StoredEntry[]> {
    return this.entries.find({ student }).sort({ seq: 1 }).lean<StoredEntry[]>();
  }

  /** The ledgers of several students, by their folded IDs. */
  async ofMany(students: readonly string[]): Promise<ReadonlyMap<string, StoredEntry[]>> {
    const ledgers = new Map<string, StoredEntry[]>(students.map((student) => [student, []]));
    const entries = await this.entries
      .find({ student: { $in: students } })
      .sort({ student: 1, seq: 1 })
      .lean<StoredEntry[]>();
    for (const entry of entries) ledgers.get(entry.student)?.push(entry);
    return ledgers;
  }

  async byNumber(studentReceiptNo: string): Promise<StoredEntry | null> {
    return this.entries.findOne({ studentReceiptNo }).lean<StoredEntry>();
  }

  /** The time of the last payment or refund. */
  async lastMovedAt(): Promise<Date | undefined> {
    const last = await this.entries
      .findOne(MOVED_MONEY, { collectedAt: 1 })
      .sort({ collectedAt: -1 })
      .lean<Pick<StoredEntry, 'collectedAt'>>();
    return last?.collectedAt;
  }

  /** The last number of a book that was used or left out, 0 for a new book. */
  async lastOf(book: Book): Promise<number> {
    const bookName = bookNameOf(book);
    const [last, lastLeftOut] = await Promise.all([
      this.entries
        .findOne({ $and: [{ bookName }, IN_A_BOOK] }, { 'book.number': 1 })
        .sort({ 'book.number': -1 })
        .lean<Pick<StoredEntry, 'book'>>(),
      this.lastLeftOut(book),
    ]);
    return Math.max(last?.book?.number ?? 0, lastLeftOut);
  }

  /** The last number left out of a book, or 0; also of a book without ledger entries, such as certificates (D51, D65). */
  async lastLeftOut(book: LeftOut['book']): Promise<number> {
    const gap = await this.gaps
      .findOne({ bookName: bookNameOf(book) })
      .sort({ last: -1 })
      .lean<BookGap>();
    return gap?.last ?? 0;
  }

  /**
   * The number of restores since a moment, each of which left a gap in every book (D51). Counted by the gaps in a certificate
   * book, because nothing else leaves those.
   */
  async restoresSince(moment: Date): Promise<number> {
    const [branch] = schoolCodes;
    return this.gaps.countDocuments({ at: { $gt: moment }, branch, series: 'certificate' });
  }

  /** The payments with a reference, in the order in which they came (D81). */
  async referredBy(referenceKey: string): Promise<StoredEntry[]> {
    return this.entries
      .find({ $and: [{ referenceKey }, REFERRED] })
      .sort({ referenceUse: 1 })
      .lean<StoredEntry[]>();
  }

  /** Whether an entry has charged a head for this month or a later one (D79, D78). @param branch both when left out */
  async isChargedFrom(
    month: string,
    branch: SchoolCode | undefined,
    head: FeeHead = 'monthly',
  ): Promise<boolean> {
    const hasCharged = async (kind: StoredEntry['kind']) => {
      const branchFilter = branch && { branchCode: branch };
      // Newest first: if any entry matches, most likely one of the newest does.
      const newest = this.entries
        .find({ kind, 'charges.head': head, 'charges.month': { $gte: month }, ...branchFilter })
        .sort({ collectedAt: -1 })
        .select({ charges: 1 })
        .lean<Pick<StoredEntry, 'charges'>[]>()
        .cursor();
      // One receipt charges several heads, some of them for later months than others.
      for await (const { charges } of newest)
        if (charges?.some((one) => one.head === head && one.month >= month)) return true;
      return false;
    };
    return (await Promise.all([hasCharged('deposit'), hasCharged('charge')])).includes(true);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  endsOfReference,
  familyOfKey,
  foldStudentId,
  MOST_TOGETHER,
  REGISTER_PAGE,
  REGISTER_REACH,
  type ReceiptRegisterQuery,
} from '@school/domain';
import type { Model, QueryFilter } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { inPortions } from '../common/in-portions';
import { pageOf } from '../common/page-of';
import type { Page } from '../common/paged';
import { countPrint, givenBack, type FailedPrint } from '../common/prints';
import { literally } from '../database/literally';
import { momentsOf } from '../database/moments-of';
import { BOOK_GAP, type BookGap } from '../ledger/book-gaps.schema';
import { BY_KEY, LEDGER, TAKES_BACK, type StoredEntry } from '../ledger/ledger.schema';

/** How many rows are read together with what voided them. */
const BATCH = 200;

/** The register of receipts: the payments of all ledgers, and what was paid back in a book of its own (D51, D75). */
@Injectable()
export class ReceiptsRepository {
  constructor(
    @InjectModel(LEDGER) private readonly entries: Model<StoredEntry>,
    @InjectModel(BOOK_GAP) private readonly gaps: Model<BookGap>,
    private readonly audit: AuditTrail,
  ) {}

  /** The newest entries whose number, or reference, ends so. @param most how many at most */
  async endingIn(end: string, most: number): Promise<StoredEntry[]> {
    const { filter, hint } = wantedBy({ number: end });
    return this.entries.find(filter).hint(hint).sort({ collectedAt: -1 }).limit(most).lean<StoredEntry[]>();
  }

  /** The payments of a family's payment, as they were taken (D83). @param familyKey of which the keys of all are made */
  async ofFamily(familyKey: string): Promise<StoredEntry[]> {
    const found = await this.entries
      .find({ $and: [{ key: { $regex: `^${literally(familyKey)}-` } }, BY_KEY], kind: 'deposit' })
      .sort({ collectedAt: 1 })
      .limit(MOST_TOGETHER)
      .lean<StoredEntry[]>();
    return found.filter(({ key, studentID }) => familyOfKey(key, studentID) === familyKey);
  }

  /** What took back, wholly or in part, what receipts paid or charged. */
  async reversalsOf(receipts: readonly StoredEntry[]): Promise<StoredEntry[]> {
    return this.entries
      .find({
        $and: [{ voids: { $in: receipts.map(({ studentReceiptNo }) => studentReceiptNo) } }, TAKES_BACK],
        kind: 'reversal',
      })
      .lean<StoredEntry[]>();
  }

  async leftOut(): Promise<BookGap[]> {
    return this.gaps.find().sort({ bookName: 1, last: -1 }).lean<BookGap[]>();
  }

  /**
   * A page of the register and how many rows there are, at most one more than its pages reach: counting all of many
   * years takes longer than anybody waits for a figure that nobody needs.
   */
  async page(query: ReceiptRegisterQuery): Promise<Page<StoredEntry>> {
    const { page = 1, size = REGISTER_PAGE, sort = 'newest' } = query;
    const { filter, hint } = wantedBy(query);
    const found = this.entries
      .find(filter)
      .hint(hint)
      .sort({ collectedAt: sort === 'newest' ? -1 : 1 })
      .lean<StoredEntry[]>();
    const total = this.entries.countDocuments(filter, { limit: REGISTER_REACH + 1, hint });
    return pageOf(found, total, page, size);
  }

  /** All rows that a query asks for, oldest first, a batch at a time. */
  all(query: ReceiptRegisterQuery): AsyncIterable<StoredEntry[]> {
    const { filter, hint } = wantedBy(query);
    const rows = this.entries.find(filter).hint(hint).sort({ collectedAt: 1 }).lean<StoredEntry[]>().cursor();
    return inPortions(rows, BATCH);
  }

  /** Counts a print. The first is the original, once. @param key of the print; one without says DUPLICATE */
  async countPrint(
    studentReceiptNo: string,
    key: string | undefined,
  ): Promise<{ readonly isOriginal: boolean }> {
    return countPrint(this.entries, { studentReceiptNo }, key);
  }

  /** Gives the original back to be printed once more, once. @returns whether it was this print's to give */
  async giveBack(_id: StoredEntry['_id'], print: FailedPrint, line: StoredAuditEntry): Promise<boolean> {
    const { still, change } = givenBack(print);
    return this.audit.update(this.entries, { _id, ...still }, change, line);
  }
}

/**
 * What a query asks for, and the index that has the fewest rows for it: a database that chooses by itself may go by the
 * order of days through all years, to find one number.
 */
function wantedBy({ number, studentID, from, to, collector, mode, book }: ReceiptRegisterQuery): {
  filter: QueryFilter<StoredEntry>;
  hint: Record<string, 1>;
} {
  const ends = number === undefined ? undefined : endsOfReference(number);
  const student = studentID === undefined ? undefined : foldStudentId(studentID);
  const isAnyDay = from === undefined && to === undefined;
  const filter: QueryFilter<StoredEntry> = {
    kind: book === 'voucher' ? 'refund' : 'deposit',
    ...(ends === undefined ? {} : { ends: { $in: ends.map((end) => new RegExp(`^${literally(end)}`)) } }),
    ...(student === undefined ? {} : { student }),
    ...(collector === undefined ? {} : { collectorId: collector }),
    ...(mode === undefined ? {} : { mode }),
    ...(isAnyDay ? {} : { collectedAt: momentsOf(from, to) }),
  };
  if (ends !== undefined) return { filter, hint: { ends: 1 } };
  if (student !== undefined) return { filter, hint: { student: 1, seq: 1 } };
  const byMode: Record<string, 1> = mode === undefined ? {} : { mode: 1 };
  const byCollector: Record<string, 1> = collector === undefined ? {} : { collectorId: 1 };
  return { filter, hint: { kind: 1, ...byCollector, ...byMode, collectedAt: 1 } };
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  referenceEndKeys,
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

/** The number of rows that are read together with the entries that voided them. */
const BATCH = 200;

/** The register of receipts: the payments of all ledgers, and the refunds in a book of their own (D51, D75). */
@Injectable()
export class ReceiptsRepository {
  constructor(
    @InjectModel(LEDGER) private readonly entries: Model<StoredEntry>,
    @InjectModel(BOOK_GAP) private readonly gaps: Model<BookGap>,
    private readonly audit: AuditTrail,
  ) {}

  /** The newest entries whose number or reference ends like this. @param most the most to return */
  async endingIn(end: string, most: number): Promise<StoredEntry[]> {
    const { filter, hint } = registerFilterOf({ number: end });
    return this.entries.find(filter).hint(hint).sort({ collectedAt: -1 }).limit(most).lean<StoredEntry[]>();
  }

  /** The receipts of one family payment, in the order they were taken (D83). @param familyKey the start of all their keys */
  async ofFamily(familyKey: string): Promise<StoredEntry[]> {
    const entries = await this.entries
      .find({ $and: [{ key: { $regex: `^${literally(familyKey)}-` } }, BY_KEY], kind: 'deposit' })
      .sort({ collectedAt: 1 })
      .limit(MOST_TOGETHER)
      .lean<StoredEntry[]>();
    return entries.filter(({ key, studentID }) => familyOfKey(key, studentID) === familyKey);
  }

  /** The entries that took back receipts, wholly or in part. */
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
   * A page of the register and the number of rows, counted up to one more than its pages reach: counting the rows of many
   * years takes longer than anybody waits, and nobody needs that figure.
   */
  async page(query: ReceiptRegisterQuery): Promise<Page<StoredEntry>> {
    const { page = 1, size = REGISTER_PAGE, sort = 'newest' } = query;
    const { filter, hint } = registerFilterOf(query);
    const rows = this.entries
      .find(filter)
      .hint(hint)
      .sort({ collectedAt: sort === 'newest' ? -1 : 1 })
      .lean<StoredEntry[]>();
    const total = this.entries.countDocuments(filter, { limit: REGISTER_REACH + 1, hint });
    return pageOf(rows, total, page, size);
  }

  /** All rows that a query asks for, oldest first, a batch at a time. */
  all(query: ReceiptRegisterQuery): AsyncIterable<StoredEntry[]> {
    const { filter, hint } = registerFilterOf(query);
    const rows = this.entries.find(filter).hint(hint).sort({ collectedAt: 1 }).lean<StoredEntry[]>().cursor();
    return inPortions(rows, BATCH);
  }

  /** Counts a print. Only the first is the original. @param key of the print; one without a key says DUPLICATE */
  async countPrint(
    studentReceiptNo: string,
    key: string | undefined,
  ): Promise<{ readonly isOriginal: boolean }> {
    return countPrint(this.entries, { studentReceiptNo }, key);
  }

  /** Lets the original be printed once more, once. @returns whether this print had the original */
  async giveBack(_id: StoredEntry['_id'], print: FailedPrint, line: StoredAuditEntry): Promise<boolean> {
    const { condition, change } = givenBack(print);
    return this.audit.update(this.entries, { _id, ...condition }, change, line);
  }
}

/**
 * The filter of a query, and the index with the fewest rows for it: left to itself, the database may walk through all years
 * in the order of days to find a single number.
 */
function registerFilterOf({ number, studentID, from, to, collector, mode, book }: ReceiptRegisterQuery): {
  filter: QueryFilter<StoredEntry>;
  hint: Record<string, 1>;
} {
  const endKeys = number === undefined ? undefined : referenceEndKeys(number);
  const student = studentID === undefined ? undefined : foldStudentId(studentID);
  const isAnyDay = from === undefined && to === undefined;
  const filter: QueryFilter<StoredEntry> = {
    kind: book === 'voucher' ? 'refund' : 'deposit',
    ...(endKeys === undefined
      ? {}
      : { ends: { $in: endKeys.map((end) => new RegExp(`^${literally(end)}`)) } }),
    ...(student === undefined ? {} : { student }),
    ...(collector === undefined ? {} : { collectorId: collector }),
    ...(mode === undefined ? {} : { mode }),
    ...(isAnyDay ? {} : { collectedAt: momentsOf(from, to) }),
  };
  if (endKeys !== undefined) return { filter, hint: { ends: 1 } };
  if (student !== undefined) return { filter, hint: { student: 1, seq: 1 } };
  const byMode: Record<string, 1> = mode === undefined ? {} : { mode: 1 };
  const byCollector: Record<string, 1> = collector === undefined ? {} : { collectorId: 1 };
  return { filter, hint: { kind: 1, ...byCollector, ...byMode, collectedAt: 1 } };
}

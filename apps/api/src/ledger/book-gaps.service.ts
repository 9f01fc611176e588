import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changesBetween, schoolCodes, schoolMonth, sessionName, type Book } from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { CLOCK, type Clock } from '../common/clock';
import { BOOK_GAP, type BookGap } from './book-gaps.schema';
import { LedgerRepository } from './ledger.repository';
import { bookNameOf } from './ledger.schema';

/** So many numbers of each book are left out: more than an office gives out between two backups. */
const LEFT_OUT = 1_000;

/**
 * After a backup was restored, numbers that were given out since it was made are on paper, and nobody knows which: each book
 * that receipts or vouchers may still be written in goes on behind a gap, which the register names (D51).
 */
@Injectable()
export class BookGapsService {
  constructor(
    @InjectModel(BOOK_GAP) private readonly gaps: Model<BookGap>,
    private readonly ledger: LedgerRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Leaves the numbers out, once for each restore. @param restore tells it from others */
  async leaveOut(restore: string): Promise<void> {
    const at = this.clock.now();
    const session = sessionName(schoolMonth(at));
    const books = schoolCodes.flatMap((branch): Book[] => [
      { branch, session },
      { branch, session, series: 'voucher' },
    ]);
    for (const book of books) {
      const bookName = bookNameOf(book);
      const first = (await this.ledger.lastOf(book)) + 1;
      const gap = { ...book, bookName, first, last: first + LEFT_OUT - 1, at };
      // A start that was killed here finds what it has left out already.
      await this.gaps.updateOne({ _id: `${bookName}/${restore}` }, { $setOnInsert: gap }, { upsert: true });
    }
    const subject = { kind: 'settings', id: 'backup' } as const;
    await this.audit.write(this.audit.line('backup-restored', subject, changesBetween({}, { restore })));
  }
}

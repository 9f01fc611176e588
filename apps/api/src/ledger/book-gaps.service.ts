import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  changesBetween,
  dateTimeLabel,
  isClockBehind,
  schoolCodes,
  sessionAt,
  type Book,
  type LeftOut,
  type SchoolCode,
} from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { CLOCK, type Clock } from '../common/clock';
import { BOOK_GAP, type BookGap } from './book-gaps.schema';
import { LedgerRepository } from './ledger.repository';
import { bookNameOf } from './ledger.schema';

/** The numbers left out of each book: more than an office gives out between two backups. */
const LEFT_OUT = 1_000;

/** The numbers left out of each book of certificates: fewer are given out, and a school has to explain each missing number. */
const CERTIFICATES_LEFT_OUT = 100;

export type LastCertificate = (branch: SchoolCode, session: string) => Promise<number>;

/**
 * Leaves gaps in the books after a backup was restored. Numbers given out since the backup are on paper, and nobody knows which:
 * each book still in use (receipts, vouchers, certificates) continues after a gap, which its register names (D51, D65).
 */
@Injectable()
export class BookGapsService {
  constructor(
    @InjectModel(BOOK_GAP) private readonly gaps: Model<BookGap>,
    private readonly ledger: LedgerRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Leaves the numbers out, once for each restore. A backup made before an earlier restore does not know of that restore, nor of
   * the numbers given out after it: they are left out too.
   * @param restores the ids of the restores, the last one at the end
   * @throws Error with a sentence when the clock is behind the restored data: the gap would be in the books of another session
   */
  async leaveOut(restores: readonly string[], lastCertificate: LastCertificate): Promise<void> {
    const now = this.clock.now();
    const last = await this.ledger.lastMovedAt();
    if (last && isClockBehind(now, last))
      throw new Error(
        `The clock of this PC says ${dateTimeLabel(now, 'en-IN')}, and the last receipt is of ${dateTimeLabel(last, 'en-IN')}. ` +
          'Set the clock, then start again. If it is right, it was ahead before that backup was made: restore an earlier one.',
      );
    // The certificate gaps of all times, which tell the restores that are dealt with already.
    const certificateGaps = { at: { $gt: new Date(0) }, series: 'certificate' } as const;
    const knownGaps = await this.gaps.find(certificateGaps, { _id: 1 }).lean<Pick<BookGap, '_id'>[]>();
    const unhandled = restores.filter(
      (restore) => knownGaps.filter(({ _id }) => _id.endsWith(`/${restore}`)).length < schoolCodes.length,
    );
    for (const restore of new Set([...unhandled, ...restores.slice(-1)])) {
      await this.leaveOutOf(restore, sessionAt(now), lastCertificate);
      const subject = { kind: 'settings', id: 'backup' } as const;
      await this.audit.write(this.audit.line('backup-restored', subject, changesBetween({}, { restore })));
    }
  }

  private async leaveOutOf(
    restore: string,
    session: string,
    lastCertificate: LastCertificate,
  ): Promise<void> {
    for (const branch of schoolCodes) {
      const books: readonly Book[] = [
        { branch, session },
        { branch, session, series: 'voucher' },
      ];
      for (const book of books) await this.leaveGap(book, await this.ledger.lastOf(book), LEFT_OUT, restore);
      const last = await lastCertificate(branch, session);
      await this.leaveGap({ branch, session, series: 'certificate' }, last, CERTIFICATES_LEFT_OUT, restore);
    }
  }

  private async leaveGap(book: LeftOut['book'], last: number, count: number, restore: string): Promise<void> {
    const bookName = bookNameOf(book);
    const gap = { ...book, bookName, first: last + 1, last: last + count, at: this.clock.now() };
    // If an earlier start was killed here, its gaps are found and not left twice.
    await this.gaps.updateOne({ _id: `${bookName}/${restore}` }, { $setOnInsert: gap }, { upsert: true });
  }
}

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

/** So many numbers of each book are left out: more than an office gives out between two backups. */
const LEFT_OUT = 1_000;

/** Certificates are fewer, and a school explains each number of them. */
const CERTIFICATES_LEFT_OUT = 100;

export type LastCertificate = (branch: SchoolCode, session: string) => Promise<number>;

/**
 * After a backup was restored, numbers that were given out since it was made are on paper, and nobody knows which: each book
 * that receipts, vouchers or certificates may still be written in goes on behind a gap, which its register names (D51, D65).
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
   * Leaves the numbers out, once for each restore. A backup that is older than a restore does not know of it, and of the numbers
   * that were given out after it: they are left out too.
   * @param restores what tells them, the last one at the end
   * @throws Error with a sentence where the clock stands before what was restored: the gap would be in books of another session
   */
  async leaveOut(restores: readonly string[], lastCertificate: LastCertificate): Promise<void> {
    const now = this.clock.now();
    const last = await this.ledger.lastMovedAt();
    if (last && isClockBehind(now, last))
      throw new Error(
        `The clock of this PC says ${dateTimeLabel(now)}, and the last receipt is of ${dateTimeLabel(last)}. ` +
          'Set the clock, then start again. If it is right, it was ahead before that backup was made: restore an earlier one.',
      );
    // The gaps that are left last, of all times.
    const ofCertificates = { at: { $gt: new Date(0) }, series: 'certificate' } as const;
    const left = await this.gaps.find(ofCertificates, { _id: 1 }).lean<Pick<BookGap, '_id'>[]>();
    const unknown = restores.filter(
      (restore) => left.filter(({ _id }) => _id.endsWith(`/${restore}`)).length < schoolCodes.length,
    );
    for (const restore of new Set([...unknown, ...restores.slice(-1)])) {
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
      for (const book of books) await this.leave(book, await this.ledger.lastOf(book), LEFT_OUT, restore);
      const last = await lastCertificate(branch, session);
      await this.leave({ branch, session, series: 'certificate' }, last, CERTIFICATES_LEFT_OUT, restore);
    }
  }

  private async leave(book: LeftOut['book'], last: number, count: number, restore: string): Promise<void> {
    const bookName = bookNameOf(book);
    const gap = { ...book, bookName, first: last + 1, last: last + count, at: this.clock.now() };
    // A start that was killed here finds what it has left out already.
    await this.gaps.updateOne({ _id: `${bookName}/${restore}` }, { $setOnInsert: gap }, { upsert: true });
  }
}

import { Injectable } from '@nestjs/common';
import { bookOf, saidOf } from '@school/domain';
import type { StoredEntry } from '../ledger/ledger.schema';
import { ReceiptBook } from '../receipts/receipt-book';
import { rowOf } from '../receipts/receipts.schema';
import { SchoolDetailsService } from '../school-details/school-details.service';
import type { StudentRecord } from '../students/student.schema';

interface Issued {
  readonly entry: StoredEntry;
  /** Its number was taken by an earlier try, which the register has to be told of. */
  readonly isOld: boolean;
}

/** Makes a receipt of a payment before its entry is written: what it says, and its number in the book (D51). */
@Injectable()
export class ReceiptIssuer {
  constructor(
    private readonly schools: SchoolDetailsService,
    private readonly book: ReceiptBook,
  ) {}

  /** @returns the deposit as it is to be written; undefined when its key has taken a number for another student */
  async issue(deposit: StoredEntry, student: StudentRecord): Promise<Issued | undefined> {
    const book = bookOf(deposit);
    const [school, { row, isOld }] = await Promise.all([
      this.schools.of(deposit.branchCode),
      this.book.take(book, deposit.idempotencyKey, (number) => rowOf(deposit, student, number)),
    ]);
    const { number } = row;
    if (number === undefined || !row.student.equals(student._id)) return undefined;
    const said = saidOf({ ...student, ...student.personalDetail }, school);
    return { entry: { ...deposit, book: { ...book, number }, said }, isOld };
  }

  /** Says in the register what became of a number that was taken by an earlier try of the same payment. */
  async settle(deposit: StoredEntry, student: StudentRecord): Promise<void> {
    if (deposit.book) await this.book.correct(rowOf(deposit, student, deposit.book.number));
  }
}

import { Injectable } from '@nestjs/common';
import {
  accept,
  isOneFamily,
  referenceKey,
  refuse,
  voidOf,
  type LedgerEntry,
  type Outcome,
} from '@school/domain';
import { LedgerRepository } from '../ledger/ledger.repository';
import type { NewEntry } from '../ledger/ledger.schema';
import type { StudentRecord } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';

/** What payments are known by at the bank: one belongs to one family (D81). */
@Injectable()
export class ReferencesService {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly students: StudentsRepository,
  ) {}

  /**
   * The place of a payment among those that are known by its reference; the unique index on it decides between two that are
   * taken at once. Refused with the receipt of another family that has it, unless a reason is given.
   */
  async next(
    entry: LedgerEntry,
    student: StudentRecord,
  ): Promise<Outcome<Pick<NewEntry, 'referenceUse'>, 'reference-used'>> {
    const { kind, mode, reference, referenceReason } = entry;
    if (kind !== 'deposit' || reference === undefined) return accept({});
    const before = await this.ledgers.referredBy(referenceKey(mode, reference));
    const use = { referenceUse: (before.at(-1)?.referenceUse ?? 0) + 1 };
    const others = before.filter((one) => one.student !== student.foldedId);
    if (others.length === 0 || referenceReason !== undefined) return accept(use);
    const holders = [...new Set(others.map((one) => one.student))];
    const [ledgers, records] = await Promise.all([
      this.ledgers.ofMany(holders),
      this.students.findAll(holders),
    ]);
    const family = new Set(records.filter((one) => isOneFamily(one, student)).map((one) => one.foldedId));
    const used = others.find(
      (one) =>
        !family.has(one.student) &&
        voidOf(ledgers.get(one.student) ?? [], one.studentReceiptNo) === undefined,
    );
    return used ? refuse('reference-used', 'reference', used.studentReceiptNo) : accept(use);
  }
}

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
import type { NewEntry, StoredEntry } from '../ledger/ledger.schema';
import type { StudentRecord } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';

/** The bank references of payments: each belongs to one family (D81). */
@Injectable()
export class ReferencesService {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly students: StudentsRepository,
  ) {}

  /**
   * A payment with its position among those with the same reference; a unique index decides between two taken at once. Refused
   * with the other family's receipt if that family has used the reference, unless a reason is given. A reason that is not
   * needed, as after a correction of the reference, is not kept.
   */
  async next(entry: LedgerEntry, student: StudentRecord): Promise<Outcome<NewEntry, 'reference-used'>> {
    const { referenceReason, ...payment } = entry;
    const { kind, mode, reference } = payment;
    if (kind !== 'deposit' || reference === undefined) return accept(payment);
    const before = await this.ledgers.referredBy(referenceKey(mode, reference));
    const use = { referenceUse: (before.at(-1)?.referenceUse ?? 0) + 1 };
    const used = await this.ofAnotherFamily(before, student);
    if (!used) return accept({ ...payment, ...use });
    if (referenceReason === undefined) return refuse('reference-used', 'reference', used.studentReceiptNo);
    return accept({ ...payment, referenceReason, ...use });
  }

  /** The first of the payments that belongs to another family and is not void. */
  private async ofAnotherFamily(
    payments: readonly StoredEntry[],
    student: StudentRecord,
  ): Promise<StoredEntry | undefined> {
    const others = payments.filter((one) => one.student !== student.foldedId);
    if (others.length === 0) return undefined;
    const holders = [...new Set(others.map((one) => one.student))];
    const [ledgers, records] = await Promise.all([
      this.ledgers.ofMany(holders),
      this.students.findAll(holders),
    ]);
    const family = new Set(records.filter((one) => isOneFamily(one, student)).map((one) => one.foldedId));
    return others.find(
      (one) =>
        !family.has(one.student) &&
        voidOf(ledgers.get(one.student) ?? [], one.studentReceiptNo) === undefined,
    );
  }
}

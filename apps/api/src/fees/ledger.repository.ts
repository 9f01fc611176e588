import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changesBetween, paise, toRupees, type AuditAction } from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { isDuplicateKey } from '../database/duplicate-key';
import type { StoredEntry } from '../ledger/ledger.schema';
import { auditSubjectOf } from '../students/student-audit';
import { STUDENT, type StudentRecord } from '../students/student.schema';

/** What the audit log calls an entry; payments stand in the register of receipts (D51), and what happens by itself in the ledger. */
const actions: Readonly<Partial<Record<StoredEntry['kind'], AuditAction>>> = {
  charge: 'charge-added',
  concession: 'concession-given',
  reversal: 'entry-reversed',
};

@Injectable()
export class LedgerRepository {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Appends entries in one atomic write, which says too that money waits for the takings (D53), only if the student and the ledger are still what they were computed from.
   * @returns what kept it from being stored, if anything did: they are not, or a receipt number is used (`outdated`),
   * or the idempotency key has made an entry of another student (`key-used`)
   */
  async append(
    student: StudentRecord,
    entries: readonly StoredEntry[],
  ): Promise<'appended' | 'outdated' | 'key-used'> {
    const line = this.lineOf(student, entries);
    try {
      const result = await this.students.updateOne(
        {
          _id: student._id,
          left: student.left,
          revision: student.revision,
          studentFeeReport: { $size: student.studentFeeReport.length },
        },
        {
          $push: { studentFeeReport: { $each: entries }, ...(line && { unaudited: line }) },
          ...(entries.some(({ studentPaid }) => studentPaid !== 0) && { $set: { unposted: true } }),
        },
      );
      if (result.modifiedCount === 0) return 'outdated';
      if (line) await this.audit.keep(STUDENT, student._id, line);
      return 'appended';
    } catch (error) {
      if (isDuplicateKey(error, 'studentFeeReport.idempotencyKey')) return 'key-used';
      if (isDuplicateKey(error)) return 'outdated';
      throw error;
    }
  }

  /** The line of what somebody did, if the last of the entries is such (D60). */
  private lineOf(student: StudentRecord, entries: readonly StoredEntry[]) {
    const made = entries.at(-1);
    const action = made && actions[made.kind];
    if (!action) return undefined;
    const { studentReceiptNo, studentPaymentToward: toward, voids, concession, reason } = made;
    const before = entries.at(-2) ?? student.studentFeeReport.at(-1);
    const amount = toRupees(paise(made.updatedBalance - (before?.updatedBalance ?? 0)));
    const said = { studentReceiptNo, voids, toward, concession, amount, reason };
    return this.audit.line(action, auditSubjectOf(student), changesBetween({}, said));
  }
}

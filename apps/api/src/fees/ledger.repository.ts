import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key';
import type { StoredEntry } from '../ledger/ledger.schema';
import { STUDENT, type StudentRecord } from '../students/student.schema';

@Injectable()
export class LedgerRepository {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  /**
   * Appends entries in one atomic write, which says too that money waits for the takings (D53), only if the student and the ledger are still what they were computed from.
   * @returns what kept it from being stored, if anything did: they are not, or a receipt number is used (`outdated`),
   * or the idempotency key has made an entry of another student (`key-used`)
   */
  async append(
    student: StudentRecord,
    entries: readonly StoredEntry[],
  ): Promise<'appended' | 'outdated' | 'key-used'> {
    try {
      const result = await this.students.updateOne(
        {
          _id: student._id,
          left: student.left,
          revision: student.revision,
          studentFeeReport: { $size: student.studentFeeReport.length },
        },
        {
          $push: { studentFeeReport: { $each: entries } },
          ...(entries.some(({ studentPaid }) => studentPaid !== 0) && { $set: { unposted: true } }),
        },
      );
      return result.modifiedCount === 1 ? 'appended' : 'outdated';
    } catch (error) {
      if (isDuplicateKey(error, 'studentFeeReport.idempotencyKey')) return 'key-used';
      if (isDuplicateKey(error)) return 'outdated';
      throw error;
    }
  }
}

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
   * Appends an entry in one atomic write, only if the student and the ledger are still what it was computed from.
   * @returns false when they are not, or when the key or the receipt number is used: nothing is stored then
   */
  async append(student: StudentRecord, entry: StoredEntry): Promise<boolean> {
    try {
      const result = await this.students.updateOne(
        {
          _id: student._id,
          left: false,
          revision: student.revision,
          studentFeeReport: { $size: student.studentFeeReport.length },
        },
        { $push: { studentFeeReport: entry } },
      );
      return result.modifiedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Whether a key has already made an entry, of whatever student. */
  async isKeyUsed(idempotencyKey: string): Promise<boolean> {
    const student = await this.students
      .findOne(
        { 'studentFeeReport.idempotencyKey': idempotencyKey, 'studentFeeReport.0': { $exists: true } },
        { _id: 1 },
      )
      .lean();
    return student !== null;
  }
}

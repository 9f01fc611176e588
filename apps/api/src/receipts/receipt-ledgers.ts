import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { StoredEntry } from '../ledger/ledger.schema';
import { STUDENT, type StudentRecord } from '../students/student.schema';

/** What the register reads of an entry. */
export type RegisteredEntry = Pick<
  StoredEntry,
  'idempotencyKey' | 'studentReceiptNo' | 'voids' | 'charges' | 'collectedBy' | 'collectorId' | 'collectedAt'
>;

/** The ledgers behind the register: those of all who ever were students, as receipts are for ever (D51). */
@Injectable()
export class ReceiptLedgers {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  /** The student who has an entry of this number. */
  async findByReceipt(studentReceiptNo: string): Promise<StudentRecord | null> {
    return this.students
      .findOne({
        'studentFeeReport.studentReceiptNo': studentReceiptNo,
        'studentFeeReport.0': { $exists: true },
      })
      .lean<StudentRecord>();
  }

  /** The ledgers of students, by the students' ids as text. */
  async of(students: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, readonly RegisteredEntry[]>> {
    const found = await this.students
      .find(
        { _id: { $in: students } },
        {
          'studentFeeReport.idempotencyKey': 1,
          'studentFeeReport.studentReceiptNo': 1,
          'studentFeeReport.voids': 1,
          'studentFeeReport.charges': 1,
          'studentFeeReport.collectedBy': 1,
          'studentFeeReport.collectorId': 1,
          'studentFeeReport.collectedAt': 1,
        },
      )
      .lean<{ readonly _id: Types.ObjectId; readonly studentFeeReport: readonly RegisteredEntry[] }[]>();
    return new Map(found.map(({ _id, studentFeeReport }) => [_id.toHexString(), studentFeeReport]));
  }
}

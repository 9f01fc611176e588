import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_MATCHES, type FindStep, type NamedReceipt } from '@school/domain';
import type { Model, Types } from 'mongoose';
import type { StoredEntry } from '../ledger/ledger.schema';
import { STUDENT_CARD, type StudentCard } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';

// Keys hold letters, digits, spaces and hyphens: nothing that a regular expression takes for more.
const beginningWith = (text: string) => ({ findKeys: { $regex: `^${text}` } });
const beginningWithOne = (texts: readonly string[]) => beginningWith(`(?:${texts.join('|')})`);

/** Who has an entry, and its numbers. */
export type ReceiptHolder = StudentCard &
  Pick<StudentRecord, '_id'> & {
    readonly studentFeeReport: readonly Pick<StoredEntry, 'studentReceiptNo' | 'idempotencyKey'>[];
  };

/** Looks students up by the beginnings that are kept of them, each time through an index. */
@Injectable()
export class FinderRepository {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  /** Students of the school that one step finds, in the order of what it finds them by. */
  async find({ beginning, also }: FindStep): Promise<StudentCard[]> {
    return this.students
      .find(
        { $and: [{ left: false }, beginningWith(beginning), ...also.map(beginningWithOne)] },
        STUDENT_CARD,
      )
      .limit(MOST_MATCHES)
      .lean<StudentCard[]>();
  }

  /** Who has left and has this very ID (D22). */
  async leftOf(studentID: string): Promise<StudentCard | null> {
    return this.students.findOne({ foldedId: studentID, left: true }, STUDENT_CARD).lean<StudentCard>();
  }

  /** A student with the receipts of a number, also when the student has left, the newest receipt first. */
  async receipts({
    studentID,
    isNamed,
  }: NamedReceipt): Promise<
    { readonly student: StudentCard; readonly numbers: readonly string[] } | undefined
  > {
    const student = await this.students
      .findOne(
        { foldedId: studentID },
        { ...STUDENT_CARD, 'studentFeeReport.studentReceiptNo': 1, 'studentFeeReport.kind': 1 },
      )
      .lean<StudentCard & Pick<StudentRecord, 'studentFeeReport'>>();
    if (!student) return undefined;
    const numbers = student.studentFeeReport
      .filter(({ kind, studentReceiptNo }) => kind === 'deposit' && isNamed(studentReceiptNo))
      .map(({ studentReceiptNo }) => studentReceiptNo);
    return { student, numbers: numbers.toReversed() };
  }

  /** Students with the numbers of their entries, also those who have left. */
  async holders(students: readonly Types.ObjectId[]): Promise<ReceiptHolder[]> {
    return this.students
      .find(
        { _id: { $in: students } },
        { ...STUDENT_CARD, 'studentFeeReport.studentReceiptNo': 1, 'studentFeeReport.idempotencyKey': 1 },
      )
      .lean<ReceiptHolder[]>();
  }
}

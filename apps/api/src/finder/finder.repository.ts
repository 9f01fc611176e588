import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_MATCHES, type FindStep, type NamedReceipt } from '@school/domain';
import type { Model } from 'mongoose';
import { LEDGER, type StoredEntry } from '../ledger/ledger.schema';
import { STUDENT_CARD, type StudentCard } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';

// Keys hold letters, digits, spaces, hyphens and underscores: none has a meaning in a regular expression here.
const beginningWith = (text: string) => ({ findKeys: { $regex: `^${text}` } });
const beginningWithOne = (texts: readonly string[]) => ({ $or: texts.map(beginningWith) });

export type ReceiptHolder = StudentCard & Pick<StudentRecord, 'foldedId'>;

/** Finds students by the beginnings of their search keys, each through an index. */
@Injectable()
export class FinderRepository {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    @InjectModel(LEDGER) private readonly entries: Model<StoredEntry>,
  ) {}

  /** The students at the school whom one step finds, in the order of the matched key. @param most the largest number */
  async find({ beginning, also }: FindStep, most = MOST_MATCHES): Promise<StudentCard[]> {
    return this.students
      .find(
        { $and: [{ left: false }, beginningWith(beginning), ...also.map(beginningWithOne)] },
        STUDENT_CARD,
      )
      .limit(most)
      .lean<StudentCard[]>();
  }

  /** The student with exactly this ID who has left (D22). */
  async leftOf(studentID: string): Promise<StudentCard | null> {
    return this.students.findOne({ foldedId: studentID, left: true }, STUDENT_CARD).lean<StudentCard>();
  }

  /** A student, even one who has left, with the receipts that match a number, the newest first. */
  async receipts({
    studentID,
    isNamed,
  }: NamedReceipt): Promise<
    { readonly student: StudentCard; readonly numbers: readonly string[] } | undefined
  > {
    const [student, entries] = await Promise.all([
      this.students.findOne({ foldedId: studentID }, STUDENT_CARD).lean<StudentCard>(),
      this.entries
        .find({ student: studentID, kind: 'deposit' }, { studentReceiptNo: 1 })
        .sort({ seq: 1 })
        .lean<Pick<StoredEntry, 'studentReceiptNo'>[]>(),
    ]);
    if (!student) return undefined;
    const numbers = entries
      .map(({ studentReceiptNo }) => studentReceiptNo)
      .filter((studentReceiptNo) => isNamed(studentReceiptNo));
    return { student, numbers: numbers.toReversed() };
  }

  /** The students of these folded IDs, also those who have left. */
  async holders(foldedIds: readonly string[]): Promise<ReceiptHolder[]> {
    return this.students
      .find({ foldedId: { $in: foldedIds } }, { ...STUDENT_CARD, foldedId: 1 })
      .lean<ReceiptHolder[]>();
  }
}

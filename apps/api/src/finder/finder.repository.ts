import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_MATCHES, type FindStep, type NamedReceipt } from '@school/domain';
import type { Model } from 'mongoose';
import { STUDENT, type StudentRecord } from '../students/student.schema';

/** What the matches show of a student; a ledger is never loaded for it. */
const SHOWN = {
  studentID: 1,
  studentFirstName: 1,
  studentLastName: 1,
  'personalDetail.fatherName': 1,
  class: 1,
  section: 1,
  profilePictureRef: 1,
  left: 1,
} as const;

type Shown =
  'studentID' | 'studentFirstName' | 'studentLastName' | 'class' | 'section' | 'profilePictureRef' | 'left';

export type FoundRecord = Pick<StudentRecord, Shown> & {
  readonly personalDetail: Pick<StudentRecord['personalDetail'], 'fatherName'>;
};

// Keys hold letters, digits, spaces and hyphens: nothing that a regular expression takes for more.
const beginningWith = (text: string) => ({ findKeys: { $regex: `^${text}` } });
const beginningWithOne = (texts: readonly string[]) => beginningWith(`(?:${texts.join('|')})`);

/** Looks students up by the beginnings that are kept of them, each time through an index. */
@Injectable()
export class FinderRepository {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  /** Students of the school that one step finds, in the order of what it finds them by. */
  async find({ beginning, also }: FindStep): Promise<FoundRecord[]> {
    return this.students
      .find({ $and: [{ left: false }, beginningWith(beginning), ...also.map(beginningWithOne)] }, SHOWN)
      .limit(MOST_MATCHES)
      .lean<FoundRecord[]>();
  }

  /** A student with the receipts of a number, also when the student has left, the newest receipt first. */
  async receipts({
    studentID,
    isNamed,
  }: NamedReceipt): Promise<
    { readonly student: FoundRecord; readonly numbers: readonly string[] } | undefined
  > {
    const student = await this.students
      .findOne(
        { foldedId: studentID },
        { ...SHOWN, 'studentFeeReport.studentReceiptNo': 1, 'studentFeeReport.kind': 1 },
      )
      .lean<FoundRecord & Pick<StudentRecord, 'studentFeeReport'>>();
    if (!student) return undefined;
    const numbers = student.studentFeeReport
      .filter(({ kind, studentReceiptNo }) => kind === 'deposit' && isNamed(studentReceiptNo))
      .map(({ studentReceiptNo }) => studentReceiptNo);
    return { student, numbers: numbers.toReversed() };
  }
}

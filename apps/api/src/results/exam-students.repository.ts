import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BY_NAME, SEATED, seatedIn, type AskedSeats } from '../sections/seated';
import { NAMED, type OfStudent } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';

/** What of a student results need: neither money nor Adhaar is read (D58). */
const EXAMINED = {
  ...SEATED,
  ...NAMED,
  boardRollNo: 1,
  familyLanguage: 1,
  left: 1,
  leftAt: 1,
  former: 1,
  dateOfAdmission: 1,
} as const;

export type ExaminedStudent = OfStudent<typeof EXAMINED>;

/** The students that an exam is about. */
@Injectable()
export class ExamStudentsRepository {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  /**
   * Who sits there, in the order of names, with the class and section of then.
   * @param session that of the exam: who was moved on into a later one is examined where they sat before (D70)
   */
  async in(asked: AskedSeats, session: string): Promise<ExaminedStudent[]> {
    return seatedIn(asked, session, (filter) =>
      this.students.find(filter, EXAMINED).lean<ExaminedStudent[]>(),
    );
  }

  /** The students of these folded IDs, also those who have left, in the order of names; none asks nothing. */
  async named(foldedIds: readonly string[]): Promise<ExaminedStudent[]> {
    if (foldedIds.length === 0) return [];
    return this.students
      .find({ foldedId: { $in: [...foldedIds] } }, EXAMINED)
      .sort(BY_NAME)
      .lean<ExaminedStudent[]>();
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { boardsOfBranch, type SchoolClass, type SchoolCode, type Section } from '@school/domain';
import type { Model } from 'mongoose';
import type { OfStudent } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';

/** What of a student results need: neither money nor Adhaar is read (D58). */
const EXAMINED = {
  foldedId: 1,
  studentID: 1,
  studentFirstName: 1,
  studentLastName: 1,
  'personalDetail.fatherName': 1,
  boardRollNo: 1,
  boardType: 1,
  medium: 1,
  class: 1,
  section: 1,
  classSession: 1,
  left: 1,
  leftAt: 1,
  dateOfAdmission: 1,
} as const;

export type ExaminedStudent = OfStudent<typeof EXAMINED>;

const BY_NAME = { 'sortKeys.firstName': 1, 'sortKeys.lastName': 1, 'sortKeys.id': 1 } as const;

/** Whose exam it is: the classes of a branch, and one section of them. */
export interface Examined {
  readonly branch: SchoolCode;
  readonly classes: readonly SchoolClass[];
  readonly section?: Section;
}

/** The students that an exam is about. */
@Injectable()
export class ExamStudentsRepository {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  /**
   * Who sits there now, in the order of names.
   * @param session that of the exam: whose class is already that of a later one is not meant (D70)
   */
  async in({ branch, classes, section }: Examined, session: string): Promise<ExaminedStudent[]> {
    const found = await this.students
      .find(
        {
          left: false,
          class: { $in: [...classes] },
          ...(section !== undefined && { section }),
          boardType: { $in: [...boardsOfBranch(branch)] },
        },
        EXAMINED,
      )
      .sort(BY_NAME)
      .lean<ExaminedStudent[]>();
    return found.filter(({ classSession }) => !(classSession > session));
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

import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { sessionAt } from '@school/domain';
import type { Model } from 'mongoose';
import { CLOCK, type Clock } from '../common/clock';
import { BY_NAME, SEATED, seatedIn, formerStudentsFilter, type SeatFilter } from '../sections/seated';
import { NAMED, type OfStudent } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';

/** The student fields that results need: neither money nor Adhaar is read (D58). */
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

@Injectable()
export class ExamStudentsRepository {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The students who sit there, in name order, with the class and section of that session.
   * @param session of the exam: a student who moved on later, by a plan or by hand, is examined in the former section (D70)
   */
  async in(seats: SeatFilter, session: string): Promise<ExaminedStudent[]> {
    const isOver = session < sessionAt(this.clock.now());
    return seatedIn(
      seats,
      session,
      (filter) => this.students.find(filter, EXAMINED).lean<ExaminedStudent[]>(),
      isOver ? [formerStudentsFilter(seats)] : [],
    );
  }

  /** The students with these folded IDs, including those who left, in name order; an empty list makes no query. */
  async named(foldedIds: readonly string[]): Promise<ExaminedStudent[]> {
    if (foldedIds.length === 0) return [];
    return this.students
      .find({ foldedId: { $in: [...foldedIds] } }, EXAMINED)
      .sort(BY_NAME)
      .lean<ExaminedStudent[]>();
  }
}

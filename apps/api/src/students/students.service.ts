import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import {
  accept,
  refuse,
  type Outcome,
  type StudentExportQuery,
  type StudentListQuery,
  type Words,
} from '@school/domain';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { ExportsService } from '../exports/exports.service';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import type {
  DashboardAnswer,
  LeftStudentAnswer,
  ListedStudentAnswer,
  StudentAnswer,
} from './students.answers';
import { toListed, toStudent } from './students.mapper';
import { StudentsRepository } from './students.repository';
import { studentsSheet } from './students.sheet';

@Injectable()
export class StudentsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly feeTables: FeeTablesService,
    private readonly exports: ExportsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(query: StudentListQuery): Promise<Page<ListedStudentAnswer>> {
    const { rows, total } = await this.students.list(query);
    return { rows: rows.map(toListed), total };
  }

  /** The same list as a file: all of its pages (D69). */
  async export(
    { as, ...query }: StudentExportQuery,
    words: Words,
  ): Promise<Outcome<StreamableFile, 'export-too-long'>> {
    return this.exports.write(studentsSheet(this.students.listAll(query), words), as);
  }

  async get(studentID: string): Promise<Outcome<StudentAnswer, 'student-not-found'>> {
    const [student, today] = await Promise.all([this.students.find(studentID), this.feeTables.today()]);
    return student ? accept(toStudent(student, today)) : refuse('student-not-found', 'studentID');
  }

  /** Marks a student as left: gone from lists and searches, the record, the ID and the fee entries stay (D22). */
  async markLeft(
    studentID: string,
    account: SignedInAccount,
  ): Promise<Outcome<LeftStudentAnswer, 'student-not-found'>> {
    const left = await this.students.markLeft(studentID, account.id, this.clock.now());
    return left === undefined
      ? refuse('student-not-found', 'studentID')
      : accept({ studentID: left, left: true });
  }

  /** The dashboard's totals: a wing is a medium. */
  async dashboard(): Promise<DashboardAnswer> {
    const [hindi, english] = await Promise.all([
      this.students.countOfMedium('hindi'),
      this.students.countOfMedium('english'),
    ]);
    return { wings: { hindi: { total: hindi }, english: { total: english } } };
  }
}

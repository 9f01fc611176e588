import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  accept,
  type Outcome,
  type StudentExportQuery,
  type StudentListQuery,
  type StudentLookup,
  type Words,
} from '@school/domain';
import type { Page } from '../common/paged';
import { ExportsService } from '../exports/exports.service';
import type { DashboardAnswer, ListedStudentAnswer, StudentAnswer } from './students.answers';
import { StudentAnswerService } from './student-answer.service';
import { StudentLedgers } from './student-ledgers';
import { toListed } from './students.mapper';
import { StudentsRepository } from './students.repository';
import { studentsSheet } from './students.sheet';

@Injectable()
export class StudentsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly answers: StudentAnswerService,
    private readonly ledgers: StudentLedgers,
    private readonly exports: ExportsService,
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

  /** One student, where it is wanted also one who has left (D22). */
  async get({ studentID, left }: StudentLookup): Promise<Outcome<StudentAnswer, 'student-not-found'>> {
    const account = await this.ledgers.find(studentID, left === 'true');
    return account.ok ? accept(await this.answers.of(account.value)) : account;
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

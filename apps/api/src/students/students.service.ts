import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  refuse,
  type Outcome,
  type StudentExportQuery,
  type StudentListQuery,
  type StudentLookup,
} from '@school/domain';
import { AuditTrail } from '../audit/audit-trail';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { ListExports } from '../exports/list-exports.service';
import { auditSubjectOf } from './student-audit';
import type { StudentRecord } from './student.schema';
import type { AdhaarAnswer, DashboardAnswer, ListedStudentAnswer, StudentAnswer } from './students.answers';
import { StudentAnswerService } from './student-answer.service';
import { StudentLedgers } from './student-ledgers';
import { toListed } from './students.mapper';
import { StudentsRepository } from './students.repository';
import { studentsSheet, studentsSheetWithAdhaar } from './students.sheet';

@Injectable()
export class StudentsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly answers: StudentAnswerService,
    private readonly ledgers: StudentLedgers,
    private readonly exports: ListExports,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(query: StudentListQuery): Promise<Page<ListedStudentAnswer>> {
    const { rows, total } = await this.students.list(query);
    const now = this.clock.now();
    return { rows: rows.map((row) => toListed(row, now)), total };
  }

  /** The list as a file, with all of its pages (D69). */
  async export({ as, ...query }: StudentExportQuery) {
    const rows = this.students.listAll(query);
    return this.exports.write((words) => studentsSheet(rows, words, this.listed(query)), as, {
      filters: query,
    });
  }

  /** The list as a file with Adhaar numbers, for an administrator who asked for them (D88). */
  async exportWithAdhaar({ as, ...query }: StudentExportQuery) {
    const rows = this.students.listAllWithAdhaar(query);
    return this.exports.write((words) => studentsSheetWithAdhaar(rows, words, this.listed(query)), as, {
      filters: query,
      hasAdhaar: true,
    });
  }

  private listed({ left }: StudentListQuery) {
    return { now: this.clock.now(), areGone: left === 'true' };
  }

  /** One student, on request also one who has left (D22); telling the whole Adhaar number is written to the log (D88). */
  async get(
    { studentID, left, adhaar = 'whole' }: StudentLookup,
    { rights }: Pick<Caller, 'rights'>,
  ): Promise<Outcome<StudentAnswer, 'student-not-found'>> {
    const account = await this.ledgers.find(studentID, left === 'true');
    if (!account.ok) return account;
    const answer = await this.answers.of(account.value);
    // An account that may not change a record has no use for the number (D58).
    if (adhaar === 'masked' || !rights.includes('students')) return accept(answer);
    return accept({ ...answer, adhaarNumber: await this.told(account.value.student) });
  }

  /** The whole Adhaar number of a student, also of one who has left, for a user who pressed Show (D88). */
  async showAdhaar(studentID: string): Promise<Outcome<AdhaarAnswer, 'student-not-found'>> {
    const student = await this.students.findEver(studentID);
    if (!student) return refuse('student-not-found', 'studentID');
    return accept({ adhaarNumber: await this.told(student) });
  }

  /** The Adhaar number, once the log records that it was told. */
  private async told(student: StudentRecord): Promise<string> {
    const { adhaarNumber } = student;
    if (adhaarNumber === '') return adhaarNumber;
    await this.audit.write(this.audit.line('adhaar-shown', auditSubjectOf(student), []));
    return adhaarNumber;
  }

  /** The dashboard's totals, where a wing is a medium, and whether the clock is behind (D73). */
  async dashboard(): Promise<DashboardAnswer> {
    const now = this.clock.now();
    const [hindi, english, last] = await Promise.all([
      this.students.countOfMedium('hindi'),
      this.students.countOfMedium('english'),
      this.ledgers.lastMovedAfter(now),
    ]);
    return {
      wings: { hindi: { total: hindi }, english: { total: english } },
      clockBehind: last ? { now: now.toISOString(), lastMovedAt: last.toISOString() } : null,
    };
  }
}

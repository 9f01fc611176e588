import { Injectable } from '@nestjs/common';
import type { Today } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { StudentRecord } from './student.schema';
import type { StudentAnswer } from './students.answers';
import { toStudent } from './students.mapper';

/** A student's own page, with the login ids of those whom its concessions name (D48). */
@Injectable()
export class StudentAnswerService {
  constructor(private readonly accounts: AccountsRepository) {}

  async of(student: StudentRecord, today: Today): Promise<StudentAnswer> {
    const hasConcessions = (student.concessions ?? []).length > 0;
    return toStudent(student, today, hasConcessions ? await this.accounts.usernames() : new Map());
  }
}

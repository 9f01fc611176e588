import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { StudentAccount } from './student-ledgers';
import type { StudentAnswer } from './students.answers';
import { toStudent } from './students.mapper';

/** A student's own page, with the login ids of those whom its concessions and its heads name (D48, D78). */
@Injectable()
export class StudentAnswerService {
  constructor(private readonly accounts: AccountsRepository) {}

  async of(account: StudentAccount): Promise<StudentAnswer> {
    const { concessions = [], heads = [] } = account.student;
    const names = concessions.length + heads.length > 0;
    return toStudent(account, names ? await this.accounts.usernames() : new Map());
  }
}

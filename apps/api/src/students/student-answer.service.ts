import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { StudentAccount } from './student-ledgers';
import type { StudentAnswer } from './students.answers';
import { toStudent } from './students.mapper';

/** A student's own page, with the login ids of those whom its concessions, heads and classes name (D48, D70, D78). */
@Injectable()
export class StudentAnswerService {
  constructor(private readonly accounts: AccountsRepository) {}

  async of(account: StudentAccount): Promise<StudentAnswer> {
    const { concessions = [], heads = [], former = [] } = account.student;
    const isSigned = concessions.length + heads.length > 0 || former.some(({ move }) => move !== undefined);
    return toStudent(account, isSigned ? await this.accounts.usernames() : new Map());
  }
}

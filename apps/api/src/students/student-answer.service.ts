import { Injectable } from '@nestjs/common';
import { accept, type Outcome } from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import { StudentLedgers, type StudentAccount } from './student-ledgers';
import type { StudentAnswer } from './students.answers';
import { toStudent } from './students.mapper';

/** A student's own page, with the login ids of the accounts named in its concessions, heads and classes (D48, D70, D78). */
@Injectable()
export class StudentAnswerService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledgers: StudentLedgers,
  ) {}

  async of(account: StudentAccount): Promise<StudentAnswer> {
    const { concessions = [], heads = [], former = [] } = account.student;
    const isSigned = concessions.length + heads.length > 0 || former.some(({ move }) => move !== undefined);
    return toStudent(account, isSigned ? await this.accounts.usernames() : new Map());
  }

  /** The page of a student after a change and after the entries that follow from it; also of one who left right afterwards. */
  async settled(studentID: string): Promise<Outcome<StudentAnswer, 'student-not-found'>> {
    await this.ledgers.settle(studentID);
    const account = await this.ledgers.find(studentID, true);
    return account.ok ? accept(await this.of(account.value)) : account;
  }
}

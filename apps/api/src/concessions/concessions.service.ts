import { Injectable } from '@nestjs/common';
import {
  accept,
  changesBetween,
  endConcession,
  isReckonable,
  isConcessionAskedFor,
  paise,
  refuse,
  standingConcession,
  toRupees,
  type EndConcession,
  type NewStandingConcession,
  type Outcome,
  type Today,
} from '@school/domain';
import { Types } from 'mongoose';
import type { SignedInAccount } from '../auth/signed-in';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { passedMonths } from '../ledger/ledger.mapper';
import type { AuditedChange } from '../students/student-audit';
import type { StoredConcession } from '../students/student.schema';
import type { StudentAnswer } from '../students/students.answers';
import { StudentAnswerService } from '../students/student-answer.service';
import { StudentsRepository } from '../students/students.repository';

/** The concessions to be stored; nothing when those that are stored are right. */
type Changed = Outcome<readonly StoredConcession[] | undefined>;

@Injectable()
export class ConcessionsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly answers: StudentAnswerService,
    private readonly feeTables: FeeTablesService,
  ) {}

  /** Gives a standing concession, once for each key (D48). @param key the caller's `Idempotency-Key`, if it sent one */
  async give(
    request: NewStandingConcession,
    key: string | undefined,
    account: SignedInAccount,
  ): Promise<Outcome<StudentAnswer>> {
    const id = new Types.ObjectId().toHexString();
    // As it was typed: the log is read by people.
    const said = { ...request, value: toRupees(paise(request.value)) };
    const what = { action: 'concession-given' as const, changes: changesBetween({}, said) };
    return this.change(request.studentID, what, (concessions, { at }): Changed => {
      const first = key === undefined ? undefined : concessions.find((one) => one.key === key);
      if (first)
        return isConcessionAskedFor(first, request) ? accept(undefined) : refuse('key-other-content');
      const given = standingConcession(request, id, { by: account.fname, byId: account.id, at });
      if (!given.ok) return given;
      return accept([...concessions, { ...given.value, ...(key === undefined ? {} : { key }) }]);
    });
  }

  /** Ends one that was given (D48). */
  async end(request: EndConcession, account: SignedInAccount): Promise<Outcome<StudentAnswer>> {
    const what = { action: 'concession-ended' as const, changes: changesBetween({}, request) };
    return this.change(request.studentID, what, (concessions, { at }) =>
      endConcession(concessions, request, { by: account.fname, byId: account.id, at }),
    );
  }

  /** The months that passed are booked by the same write, at the fee that they were owed at (D45). */
  private async change(
    studentID: string,
    what: AuditedChange,
    rule: (concessions: readonly StoredConcession[], today: Today) => Changed,
  ): Promise<Outcome<StudentAnswer>> {
    for (;;) {
      const [student, today] = await Promise.all([this.students.find(studentID), this.feeTables.today()]);
      if (!student) return refuse('student-not-found', 'studentID');
      if (!isReckonable(student)) return refuse('fees-unknown', 'studentID');
      const outcome = rule(student.concessions ?? [], today);
      if (!outcome.ok) return outcome;
      if (outcome.value === undefined) return accept(await this.answers.of(student, today));
      const passed = passedMonths(student, today);
      const concessions = outcome.value;
      if (await this.students.change(student, { concessions }, [], passed, what)) {
        const studentFeeReport = [...student.studentFeeReport, ...passed];
        return accept(await this.answers.of({ ...student, concessions, studentFeeReport }, today));
      }
    }
  }
}

import { Injectable } from '@nestjs/common';
import {
  accept,
  changesBetween,
  endConcession,
  feesAreKnown,
  monthCompared,
  paise,
  refuse,
  standingConcession,
  toRupees,
  type AuditChange,
  type EndConcession,
  type NewStandingConcession,
  type Outcome,
} from '@school/domain';
import { Types } from 'mongoose';
import type { Caller } from '../auth/signed-in';
import { readDecideWrite } from '../common/read-decide-write';
import { digestOf } from '../common/request-digest';
import { feeChanges, type AuditedChange } from '../students/student-audit';
import type { StoredConcession } from '../students/student.schema';
import type { StudentAnswer } from '../students/students.answers';
import { StudentAnswerService } from '../students/student-answer.service';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import { StudentsRepository } from '../students/students.repository';

/** The concessions to store; the present ones, where the same request came before. */
type NewConcessions = Outcome<readonly StoredConcession[]>;

interface AuditedConcession extends Pick<AuditedChange, 'action'> {
  readonly from: string;
  /** The changes in the audit log for the concession that is given or ended. */
  readonly changesOf: (concession: StoredConcession) => readonly AuditChange[];
}

@Injectable()
export class ConcessionsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly answers: StudentAnswerService,
    private readonly ledgers: StudentLedgers,
  ) {}

  /**
   * Gives a standing concession, once for each key (D48).
   * @param key the caller's `Idempotency-Key`, if it sent one
   * @param revision of the student that the request is based on, where that matters
   */
  async give(
    request: NewStandingConcession,
    key: string | undefined,
    account: Caller,
    revision?: number,
  ): Promise<Outcome<StudentAnswer>> {
    const id = new Types.ObjectId().toHexString();
    const digest = digestOf('giveStandingConcession', request, key ?? '');
    // In rupees, as it was typed, because people read the log.
    const typed = { ...request, value: toRupees(paise(request.value)) };
    const { from } = request;
    const audited: AuditedConcession = {
      action: 'concession-given',
      from,
      changesOf: () => changesBetween({}, typed),
    };
    return this.change(
      request.studentID,
      audited,
      (concessions, { student, today: { at, heads } }): NewConcessions => {
        const earlier = key === undefined ? undefined : concessions.find((one) => one.key === key);
        if (earlier) return earlier.digest === digest ? accept(concessions) : refuse('key-other-content');
        if (revision !== undefined && revision !== student.revision) return refuse('student-changed');
        const giver = { by: account.fname, byId: account.id, at };
        const outcome = standingConcession(request, id, giver, { student, heads });
        if (!outcome.ok) return outcome;
        return accept([...concessions, { ...outcome.value, ...(key === undefined ? {} : { key, digest }) }]);
      },
    );
  }

  /** Ends a standing concession (D48). */
  async end(request: EndConcession, account: Caller): Promise<Outcome<StudentAnswer>> {
    const { from, reason } = request;
    // A student may have several, and an id does not tell people which one it was.
    const audited: AuditedConcession = {
      action: 'concession-ended',
      from,
      changesOf: ({ concession, head, unit, value }) =>
        changesBetween({}, { concession, head, unit, value: toRupees(paise(value)), from, reason }),
    };
    return this.change(request.studentID, audited, (concessions, { today: { at } }) =>
      endConcession(concessions, request, { by: account.fname, byId: account.id, at }),
    );
  }

  private async change(
    studentID: string,
    { action, from, changesOf }: AuditedConcession,
    rule: (concessions: readonly StoredConcession[], account: StudentAccount) => NewConcessions,
  ): Promise<Outcome<StudentAnswer>> {
    return readDecideWrite<StudentAccount, readonly StoredConcession[], StudentAnswer>({
      busy: 'student-changed',
      read: () => this.ledgers.find(studentID),
      decide: async (studentAccount) => {
        const { student, ledger, today } = studentAccount;
        if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
        const outcome = rule(student.concessions ?? [], studentAccount);
        const isToWrite = outcome.ok && outcome.value !== student.concessions;
        return isToWrite && (await this.ledgers.isInClosedSession(today)) ? refuse('clock-behind') : outcome;
      },
      write: async (account, concessions) => {
        const { student } = account;
        if (concessions === student.concessions) return accept(await this.answers.of(account));
        // The concession that is given, or is ended now.
        const changedConcession = concessions.find((one) => !(student.concessions ?? []).includes(one));
        const month = monthCompared(account.today.heads, changedConcession?.head, from);
        const fees = feeChanges(account, { concessions }, month);
        const line = {
          action,
          changes: [...(changedConcession ? changesOf(changedConcession) : []), ...fees],
        };
        if (!(await this.students.change(student, { concessions }, [], line))) return 'outdated';
        const revision = student.revision + 1;
        return accept(await this.answers.of({ ...account, student: { ...student, concessions, revision } }));
      },
    });
  }
}

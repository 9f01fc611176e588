import { Injectable } from '@nestjs/common';
import {
  accept,
  changesBetween,
  endHead,
  endHeads,
  feesAreKnown,
  monthCompared,
  refuse,
  takeHead,
  type Decider,
  type EndHead,
  type Outcome,
  type SchoolHead,
  type TakeHead,
  type TakenHead,
} from '@school/domain';
import { Types } from 'mongoose';
import type { Caller } from '../auth/signed-in';
import { readDecideWrite } from '../common/read-decide-write';
import { feeChanges } from '../students/student-audit';
import { StudentAnswerService } from '../students/student-answer.service';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import type { StudentAnswer } from '../students/students.answers';
import { StudentsRepository } from '../students/students.repository';

/** The account that decides, the time, and the revision of the student. */
interface DecisionContext extends Decider {
  readonly revision: number;
}

/** A request, its action in the audit log, and the rule that it follows. */
interface HeadChange {
  readonly action: 'head-taken' | 'head-ended';
  readonly request: { readonly studentID: string; readonly from: string; readonly head?: SchoolHead };
  readonly rule: (account: StudentAccount, context: DecisionContext) => Outcome<readonly TakenHead[]>;
  readonly revision?: number | undefined;
}

/** The heads of the school that a student takes (D78). */
@Injectable()
export class TakenHeadsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly answers: StudentAnswerService,
    private readonly ledgers: StudentLedgers,
  ) {}

  /** @param revision of the student that the request is based on, where that matters */
  async take(request: TakeHead, account: Caller, revision?: number): Promise<Outcome<StudentAnswer>> {
    const id = new Types.ObjectId().toHexString();
    const rule: HeadChange['rule'] = ({ student, today }, context) =>
      takeHead(student, request, today.heads, id, context);
    return this.change({ action: 'head-taken', request, rule, revision }, account);
  }

  async end(request: EndHead, account: Caller): Promise<Outcome<StudentAnswer>> {
    const rule: HeadChange['rule'] = ({ student }, context) => endHead(student.heads ?? [], request, context);
    return this.change({ action: 'head-ended', request, rule }, account);
  }

  /** Ends every taking of a head from a month on. @param revision of the student that the request is based on */
  async endAll(
    request: Pick<TakeHead, 'studentID' | 'head' | 'from'>,
    account: Caller,
    revision: number,
  ): Promise<Outcome<StudentAnswer>> {
    const rule: HeadChange['rule'] = ({ student }, context) =>
      endHeads(student.heads ?? [], request, context);
    return this.change({ action: 'head-ended', request, rule, revision }, account);
  }

  private async change(
    { action, request, rule, revision }: HeadChange,
    { fname, id }: Caller,
  ): Promise<Outcome<StudentAnswer>> {
    const outcome = await readDecideWrite<StudentAccount, readonly TakenHead[], undefined>({
      busy: 'student-changed',
      read: () => this.ledgers.find(request.studentID),
      decide: async (account) => {
        const { student, ledger, today } = account;
        if (revision !== undefined && revision !== student.revision) return refuse('student-changed');
        if (await this.ledgers.isInClosedSession(today)) return refuse('clock-behind');
        if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
        return rule(account, { by: fname, byId: id, at: today.at, revision: student.revision });
      },
      write: async (account, heads) => {
        const { student } = account;
        // The same request again, as after a lost answer, changes nothing.
        if (heads === student.heads) return accept(undefined);
        const changes = changesOf(account, heads, request);
        return (await this.students.change(student, { heads }, [], { action, changes }))
          ? accept(undefined)
          : 'outdated';
      },
    });
    return outcome.ok ? this.answers.settled(request.studentID) : outcome;
  }
}

/** The changes for the audit log: the request, the month's cost before and after, and the effect on months paid ahead (D84). */
function changesOf(
  account: StudentAccount,
  heads: readonly TakenHead[],
  { studentID: _, ...request }: HeadChange['request'],
) {
  const takenHead = heads.find((one) => 'id' in request && one.id === request.id);
  const month = monthCompared(account.today.heads, request.head ?? takenHead?.head, request.from);
  return [
    // An id does not tell people which head it was.
    ...changesBetween(
      {},
      { ...request, ...(takenHead && { head: takenHead.head, stop: takenHead.stop }), id: undefined },
    ),
    ...feeChanges(account, { heads }, month),
  ];
}

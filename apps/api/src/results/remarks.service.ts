import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  isClassTeacherOf,
  mayWriteRemarks,
  refuse,
  type ExamSection,
  type Language,
  type Outcome,
  type TypedRemark,
  type TypedRemarks,
} from '@school/domain';
import { z } from 'zod';
import { accountName, type Usernames } from '../accounts/account-names';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditTrail } from '../audit/audit-trail';
import { isAdmin, type Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { readDecideWrite } from '../common/read-decide-write';
import { sentence } from '../common/words';
import { auditSubjectOf } from '../students/student-audit';
import { remarkChanges } from './exam-changes';
import {
  ExaminedSections,
  personOf,
  type ExaminedSection,
  type Examinee,
  type Seats,
} from './examined-sections.service';
import {
  remarksAnswer,
  typedRemarksAnswer,
  type RemarksAnswer,
  type TypedRemarksAnswer,
} from './exams.answers';
import { toExam } from './exams.mapper';
import type { StoredExam } from './exams.schema';
import { MarksRepository, type RemarkWrite } from './marks.repository';
import type { StoredRemark } from './marks.schema';

type RemarkRefusal = 'exam-not-found' | 'exam-changed' | 'remarks-not-own' | 'remarks-published';
type AnsweredRemark = z.output<typeof typedRemarksAnswer>[number];
type DecidedRemark = { readonly answer: AnsweredRemark; readonly write?: RemarkWrite };

/** The class teachers' remarks on the report cards of a section (D64). */
@Injectable()
export class RemarksService {
  constructor(
    private readonly marks: MarksRepository,
    private readonly sections: ExaminedSections,
    private readonly accounts: AccountsRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The students of a section, each with the remark. @throws Problem 403 for a section of another teacher */
  async of(
    { exam: id, ...seats }: ExamSection,
    account: Caller,
  ): Promise<Outcome<RemarksAnswer, 'exam-not-found'>> {
    const outcome = await this.sections.find(id, seats, account);
    if (!outcome.ok) return outcome;
    const { exam, examinees } = outcome.value;
    const usernames = await this.accounts.usernames();
    return accept(
      z.encode(remarksAnswer, {
        exam: toExam(exam, usernames),
        ...seats,
        mayWrite: mayWrite(account, exam, seats),
        students: examinees.map(({ student, stored }) => ({
          ...personOf(student),
          ...(stored?.remark && {
            remark: {
              text: stored.remark.text,
              by: writer(stored.remark, usernames),
              at: stored.remark.at,
            },
          }),
        })),
      }),
    );
  }

  /**
   * Stores remarks as they are typed, each only over the remark that its writer saw. One that somebody else wrote meanwhile is
   * answered for its student alone; the same remarks again change nothing. @throws Problem 403 for another's section
   */
  async type(
    { exam: id, remarks: typed, ...seats }: TypedRemarks,
    account: Caller,
    language: Language,
  ): Promise<Outcome<TypedRemarksAnswer, RemarkRefusal>> {
    const usernames = await this.accounts.usernames();
    // If a remark was typed twice, the last one counts.
    const remarks = [...new Map(typed.map((one) => [one.studentID, one])).values()];
    return readDecideWrite<ExaminedSection, readonly DecidedRemark[], TypedRemarksAnswer, RemarkRefusal>({
      busy: 'exam-changed',
      read: () => this.sections.find(id, seats, account),
      decide: ({ exam, examinees }) => {
        if (!mayWrite(account, exam, seats)) {
          const isOwn = isClassTeacherOf(account.teaching, { branch: exam.branch, ...seats });
          return refuse(isOwn ? 'remarks-published' : 'remarks-not-own');
        }
        return accept(
          remarks.map((one) => this.decide(one, examinees, { exam, seats, account, usernames, language })),
        );
      },
      write: async ({ exam, examinees }, decided) => {
        const writes = decided.flatMap(({ write }) => write ?? []);
        const isOpen = exam.state === 'open';
        const answers = decided.map(({ answer }) => answer);
        const saved = () => accept(z.encode(typedRemarksAnswer, answers));
        if (writes.length === 0) return saved();
        if (!(await this.marks.remark(exam._id, writes, { isOpen }))) return 'outdated';
        const examChange = await this.sections.noteTyped(exam);
        if (examChange === 'as-it-was') return saved();
        const sectionNow = await this.sections.find(id, seats, account);
        // Families may have seen the card without the new remark, so the earlier one is restored.
        if (sectionNow.ok && !mayWrite(account, sectionNow.value.exam, seats))
          await this.marks.remark(exam._id, this.remarksToRestore(exam, writes, examinees), {
            isOpen: false,
          });
        return 'outdated';
      },
    });
  }

  private remarksToRestore(exam: StoredExam, writes: readonly RemarkWrite[], examinees: readonly Examinee[]) {
    return examinees.flatMap(({ student, stored }) => {
      const write = writes.find((one) => one.student === student.foldedId);
      if (!write) return [];
      const [was, remark] = [write.remark?.text, stored?.remark];
      const changes = remarkChanges(exam, was, remark?.text);
      const line = this.audit.line('remark-written', auditSubjectOf(student), changes);
      return [{ ...write, was, remark, line }];
    });
  }

  private decide(
    { studentID, remark, was }: TypedRemark,
    examinees: readonly Examinee[],
    { exam, seats, account, usernames, language }: RemarkContext,
  ): DecidedRemark {
    const examinee = examinees.find(({ student }) => student.studentID === studentID);
    if (!examinee) {
      const why = sentence(language, 'mark-not-here', 'remark');
      return { answer: { studentID, cellState: 'refused', remark: remark ?? '', why } };
    }
    const storedRemark = examinee.stored?.remark;
    const savedRemark = { studentID, cellState: 'saved', remark: remark ?? '' } as const;
    if (storedRemark?.text === remark) return { answer: savedRemark };
    if (storedRemark?.text !== was)
      return {
        answer: {
          studentID,
          cellState: 'other',
          remark: storedRemark?.text ?? '',
          ...(storedRemark && { by: writer(storedRemark, usernames) }),
        },
      };
    const { fname: by, id: byId } = account;
    const changes = remarkChanges(exam, storedRemark?.text, remark);
    return {
      answer: savedRemark,
      write: {
        student: examinee.student.foldedId,
        ...seats,
        was: storedRemark?.text,
        remark: remark === undefined ? undefined : { text: remark, by, byId, at: this.clock.now() },
        line: this.audit.line('remark-written', auditSubjectOf(examinee.student), changes),
      },
    };
  }
}

interface RemarkContext {
  readonly exam: StoredExam;
  readonly seats: Seats;
  readonly account: Caller;
  readonly usernames: Usernames;
  readonly language: Language;
}

const mayWrite = (account: Caller, { branch, state }: StoredExam, seats: Seats): boolean =>
  mayWriteRemarks(state, {
    isAdmin: isAdmin(account),
    isClassTeacher: isClassTeacherOf(account.teaching, { branch, ...seats }),
  });

const writer = ({ by, byId }: StoredRemark, usernames: Usernames) => accountName(by, byId, usernames);

import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  readMark,
  refuse,
  schoolDate,
  teachesSubject,
  type CorrectedMark,
  type ExamSection,
  type ExamSubject,
  type Language,
  type Outcome,
  type TypedMark,
  type TypedMarks,
} from '@school/domain';
import { z } from 'zod';
import { accountName, type Usernames } from '../accounts/account-names';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { readDecideWrite } from '../common/read-decide-write';
import { invalidFields } from '../common/problem';
import { sentence, type ProblemCode } from '../common/words';
import { auditSubjectOf } from '../students/student-audit';
import { markChanges, sectionSubject } from './exam-changes';
import {
  ExaminedSections,
  personOf,
  type ExaminedSection,
  type Examinee,
  type Seats,
} from './examined-sections.service';
import {
  correctedMarkAnswer,
  marksGridAnswer,
  typedMarksAnswer,
  type CorrectedMarkAnswer,
  type MarksGridAnswer,
  type TypedMarksAnswer,
} from './exams.answers';
import { toExam } from './exams.mapper';
import { ExamsRepository } from './exams.repository';
import type { StoredExam } from './exams.schema';
import { MarksRepository, type CellWrite, type MarksWrite } from './marks.repository';
import type { StoredCell } from './marks.schema';

type TypingRefusal = 'exam-not-found' | 'exam-not-open' | 'exam-changed';
type TypedCell = z.output<typeof typedMarksAnswer>[number];

/** A typed mark with its outcome: it is to be written, or its answer is known already. */
type DecidedCell =
  | { readonly answer: TypedCell }
  | { readonly examinee: Examinee; readonly subject: ExamSubject; readonly write: CellWrite };

/** Types and corrects the marks of a section (D64). */
@Injectable()
export class MarksService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly marks: MarksRepository,
    private readonly sections: ExaminedSections,
    private readonly accounts: AccountsRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The grid of a section: the students, and each mark with its typist. @throws Problem 403 for a section of another teacher */
  async grid(
    { exam: id, ...seats }: ExamSection,
    account: Caller,
  ): Promise<Outcome<MarksGridAnswer, 'exam-not-found'>> {
    const outcome = await this.sections.find(id, seats, account);
    if (!outcome.ok) return outcome;
    const { exam, examinees } = outcome.value;
    const usernames = await this.accounts.usernames();
    return accept(
      z.encode(marksGridAnswer, {
        exam: toExam(exam, usernames),
        ...seats,
        mayType: exam.subjects
          .filter(({ name }) => mayType(account, exam, seats, name))
          .map(({ key }) => key),
        students: examinees.map((examinee) => ({
          ...personOf(examinee.student),
          cells: exam.subjects.flatMap(({ key }) => {
            const cell = cellOf(examinee, key);
            return cell ? [{ subject: key, mark: cell.mark, by: typist(cell, usernames), at: cell.at }] : [];
          }),
        })),
      }),
    );
  }

  /**
   * Stores marks as they are typed, each only over the mark that its typist saw. A refused mark, or one that somebody else typed
   * meanwhile, is answered for its cell alone; the same marks again change nothing. @throws Problem 403 for another's section
   */
  async type(
    { exam: id, cells: typed, ...seats }: TypedMarks,
    account: Caller,
    language: Language,
  ): Promise<Outcome<TypedMarksAnswer, TypingRefusal>> {
    const usernames = await this.accounts.usernames();
    // If a cell was typed twice, the last one counts.
    const cells = [...new Map(typed.map((cell) => [`${cell.studentID} ${cell.subject}`, cell])).values()];
    return readDecideWrite<ExaminedSection, readonly DecidedCell[], TypedMarksAnswer, TypingRefusal>({
      busy: 'exam-changed',
      read: () => this.sections.find(id, seats, account),
      decide: ({ exam, examinees }) =>
        exam.state === 'open'
          ? accept(
              cells.map((cell) =>
                this.decide(cell, exam, examinees, { account, language, usernames, seats }),
              ),
            )
          : refuse('exam-not-open'),
      write: async ({ exam, examinees }, decided) => {
        const writesOf = (decisions: readonly DecidedCell[]) =>
          this.writesOf(decisions, exam, seats, { account, examinees });
        const writes = writesOf(decided);
        const savedAnswer = () => accept(z.encode(typedMarksAnswer, decided.map(answerOf)));
        // Also where they stood there already: whoever stored them may be about to take them back.
        if (await this.marks.type(exam._id, writes)) {
          const examChange = await this.sections.noteTyped(exam);
          if (examChange === 'as-it-was') return savedAnswer();
          if (examChange === 'changed')
            await this.marks.type(exam._id, writesOf(await this.marksToRestore(exam, decided)));
        }
        // The process that opened the exam may have ended before it unlocked the marks, too.
        await this.sections.settle(exam);
        return 'outdated';
      },
    });
  }

  /** Changes one mark of a locked or published exam, with a reason; the student's history shows it (D85). */
  async correct(
    { exam: id, reason, ...cell }: CorrectedMark,
    account: Caller,
  ): Promise<Outcome<CorrectedMarkAnswer>> {
    const exam = await this.exams.find(id);
    if (!exam) return refuse('exam-not-found');
    if (exam.state === 'open') return refuse('exam-open');
    const subject = exam.subjects.find(({ key }) => key === cell.subject);
    const examinee = await this.sections.one(exam, cell.studentID);
    if (!subject || !examinee?.stored) return refuse('mark-not-here');
    const read = readMark(cell.mark, subject.maximum);
    if (!read.ok) throw invalidFields([{ field: 'mark', code: read.says }]);
    const storedMark = cellOf(examinee, subject.key)?.mark;
    const savedCell = {
      studentID: cell.studentID,
      subject: subject.key,
      cellState: 'saved',
      mark: read.value ?? '',
    } as const;
    if (storedMark === read.value) return accept(z.encode(correctedMarkAnswer, savedCell));
    const changedRefusal = refuse('mark-changed', 'mark', storedMark ?? '–');
    if ((storedMark ?? '') !== cell.was) return changedRefusal;
    const { student, class: schoolClass, section } = examinee.stored;
    const changes = markChanges(exam, subject.name, storedMark, read.value, reason);
    const line = this.audit.line('mark-corrected', auditSubjectOf(examinee.student), changes);
    const write = { subject: subject.key, was: storedMark, cell: this.cell(read.value, account) };
    const seat = { student, class: schoolClass, section };
    if (!(await this.marks.correct(exam._id, { ...seat, cells: [write], lines: [line] })))
      return changedRefusal;
    // If the exam was published meanwhile, it has the mark; if it was removed, the mark is gone.
    const isGone = (await this.sections.noteTyped(exam)) === 'gone';
    return isGone ? refuse('exam-not-found') : accept(z.encode(correctedMarkAnswer, savedCell));
  }

  private cell(mark: string | undefined, { fname, id }: Caller): StoredCell | undefined {
    return mark === undefined ? undefined : { mark, by: fname, byId: id, at: this.clock.now() };
  }

  private decide(
    typed: TypedMark,
    exam: StoredExam,
    examinees: readonly Examinee[],
    { account, language, usernames, seats }: TypingContext,
  ): DecidedCell {
    const { studentID, subject: key, was } = typed;
    const examinee = examinees.find(({ student }) => student.studentID === studentID);
    const subject = exam.subjects.find((one) => one.key === key);
    const refusal = (code: ProblemCode): DecidedCell => {
      const why = sentence(language, code, 'mark');
      return { answer: { studentID, subject: key, cellState: 'refused', mark: typed.mark, why } };
    };
    if (!examinee || !subject) return refusal('mark-not-here');
    if (!mayType(account, exam, seats, subject.name)) return refusal('subject-not-own');
    const read = readMark(typed.mark, subject.maximum);
    if (!read.ok) return refusal(read.says);
    const storedCell = cellOf(examinee, key);
    if (storedCell?.mark === read.value)
      return { answer: { studentID, subject: key, cellState: 'saved', mark: read.value ?? '' } };
    if ((storedCell?.mark ?? '') !== was) {
      const by = storedCell && typist(storedCell, usernames);
      return {
        answer: {
          studentID,
          subject: key,
          cellState: 'other',
          mark: storedCell?.mark ?? '',
          ...(by !== undefined && { by }),
        },
      };
    }
    return {
      examinee,
      subject,
      write: { subject: key, was: storedCell?.mark, cell: this.cell(read.value, account) },
    };
  }

  private writesOf(
    decided: readonly DecidedCell[],
    exam: StoredExam,
    seats: Seats,
    { account, examinees }: { readonly account: Caller; readonly examinees: readonly Examinee[] },
  ): readonly MarksWrite[] {
    const byStudent = new Map<string, { cells: CellWrite[]; lines: StoredAuditEntry[] }>();
    const entered = new Set<string>();
    for (const decision of decided) {
      if ('answer' in decision) continue;
      const { examinee, subject, write } = decision;
      const { foldedId } = examinee.student;
      const studentWrite = byStudent.get(foldedId) ?? { cells: [], lines: [] };
      studentWrite.cells.push(write);
      if (write.was === undefined) {
        if (!this.hasTypedToday(subject.key, account, examinees)) entered.add(subject.name);
      } else {
        const changes = markChanges(exam, subject.name, write.was, write.cell?.mark);
        studentWrite.lines.push(this.audit.line('mark-changed', auditSubjectOf(examinee.student), changes));
      }
      byStudent.set(foldedId, studentWrite);
    }
    // Each user's start with a subject is logged once a day: a line for each of 480 marks would hide all others.
    const [firstWrite] = byStudent.values();
    if (firstWrite && entered.size > 0) {
      const changes = [{ field: 'examSubject', after: [...entered].join(', ') }];
      firstWrite.lines.push(this.audit.line('marks-entered', sectionSubject(exam, seats), changes));
    }
    return [...byStudent].map(([student, write]) => ({ student, ...seats, ...write }));
  }

  /** Restores the earlier marks where a lowered maximum or a dropped subject did not account for marks that were on their way. */
  private async marksToRestore(
    exam: StoredExam,
    decided: readonly DecidedCell[],
  ): Promise<readonly DecidedCell[]> {
    const examNow = await this.exams.find(exam._id.toHexString());
    return decided.flatMap((decision) => {
      if ('answer' in decision || !decision.write.cell) return [];
      const { examinee, subject, write } = decision;
      const { mark } = decision.write.cell;
      const subjectNow = examNow?.subjects.find(({ key }) => key === subject.key);
      if (subjectNow && readMark(mark, subjectNow.maximum).ok) return [];
      return [{ examinee, subject, write: { ...write, was: mark, cell: cellOf(examinee, subject.key) } }];
    });
  }

  private hasTypedToday(key: string, { id }: Caller, examinees: readonly Examinee[]): boolean {
    const today = schoolDate(this.clock.now());
    return examinees.some((examinee) => {
      const cell = cellOf(examinee, key);
      return cell?.byId === id && schoolDate(cell.at) === today;
    });
  }
}

interface TypingContext {
  readonly account: Caller;
  readonly language: Language;
  readonly usernames: Usernames;
  readonly seats: Seats;
}

/** Whether the caller may type a mark: with the right to students every mark, a teacher in own subjects and sections (D58). */
const mayType = (account: Caller, { branch }: StoredExam, seats: Seats, subject: string): boolean =>
  account.rights.includes('students') || teachesSubject(account.teaching, { branch, ...seats }, subject);

const cellOf = ({ stored }: Examinee, key: string): StoredCell | undefined => stored?.cells?.[key];

const typist = ({ by, byId }: StoredCell, usernames: Usernames) => accountName(by, byId, usernames);

const answerOf = (decision: DecidedCell): TypedCell =>
  'answer' in decision
    ? decision.answer
    : {
        studentID: decision.examinee.student.studentID,
        subject: decision.subject.key,
        cellState: 'saved',
        mark: decision.write.cell?.mark ?? '',
      };

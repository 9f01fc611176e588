import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  foldText,
  nextStates,
  refuse,
  sessionAt,
  sessionOfDay,
  teachesClass,
  tenthsOf,
  withKeys,
  type AuditAction,
  type ChangedExam,
  type Exam,
  type ExamsFilter,
  type ExamState,
  type ExamStateChange,
  type NewExam,
  type Outcome,
  type RemovedExam,
} from '@school/domain';
import { Types } from 'mongoose';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditTrail } from '../audit/audit-trail';
import { isOfOffice, isOwnSection } from '../auth/own-sections';
import type { Caller } from '../auth/signed-in';
import { recordAsSeen } from '../common/record-as-seen';
import { CLOCK, type Clock } from '../common/clock';
import { examChanges, examSubject } from './exam-changes';
import { ExaminedSections, isTyped, marksOf } from './examined-sections.service';
import {
  examAnswer,
  examProgressAnswer,
  examsAnswer,
  type ExamAnswer,
  type ExamProgressAnswer,
  type ExamsAnswer,
  type RemovedExamAnswer,
} from './exams.answers';
import { toExam } from './exams.mapper';
import { ExamsRepository, type Written } from './exams.repository';
import type { StoredExam } from './exams.schema';
import { MarksRepository } from './marks.repository';
import type { StoredMarks } from './marks.schema';

type ExamRefusal = 'exam-not-found' | 'exam-changed' | 'exam-name-taken';
type ContentRefusal = 'exam-not-open' | 'exam-classes-marked' | 'subject-has-marks' | 'maximum-below-mark';

/** The audit log's actions for entering each state. */
const STATE_ACTIONS: Readonly<Record<ExamState, AuditAction>> = {
  open: 'exam-opened',
  locked: 'exam-locked',
  published: 'exam-published',
};

/** Exams: their subjects and classes, and whether marks are being typed, locked or published (D64). */
@Injectable()
export class ExamsService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly marks: MarksRepository,
    private readonly sections: ExaminedSections,
    private readonly accounts: AccountsRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The exams of a session, by default the current one, the last first; for a teacher those of the own classes. */
  async list({ session, ...filter }: ExamsFilter, account: Caller): Promise<ExamsAnswer> {
    const examSession = session ?? sessionAt(this.clock.now());
    const [exams, usernames] = await Promise.all([
      this.exams.ofSession(examSession, filter),
      this.accounts.usernames(),
    ]);
    return z.encode(
      examsAnswer,
      exams.filter((one) => concerns(account, one)).map((one) => toExam(one, usernames)),
    );
  }

  /** One exam with the progress of its sections; for a teacher only the own ones. */
  async progress(id: string, account: Caller): Promise<Outcome<ExamProgressAnswer, 'exam-not-found'>> {
    const exam = await this.exams.find(id);
    if (!exam || !concerns(account, exam)) return refuse('exam-not-found');
    const { branch } = exam;
    const sections = (await this.sections.progress(exam)).filter((one) =>
      isOwnSection(account, { branch, class: one.class, section: one.section }),
    );
    return accept(
      z.encode(examProgressAnswer, {
        exam: await this.shown(exam),
        sections: sections.map((one) => ({ ...one, wanted: one.students * exam.subjects.length })),
      }),
    );
  }

  async add(newExam: NewExam, account: Caller): Promise<Outcome<ExamAnswer, ExamRefusal>> {
    const { subjects, used } = withKeys(newExam.subjects, 0);
    const exam: StoredExam = {
      _id: new Types.ObjectId(),
      ...this.contentOf(newExam, account),
      subjects,
      usedKeys: used,
      state: 'open',
      revision: 0,
    };
    const line = this.audit.line('exam-added', examSubject(exam), examChanges(undefined, exam));
    const written = await this.exams.insert(exam, line);
    const sameName = written === 'taken' ? await this.exams.ofSession(exam.session, exam) : [];
    // The same request again, because its answer was lost: this is no other exam.
    const earlierExam = sameName.find((one) => one.revision === 0 && examChanges(one, exam).length === 0);
    return earlierExam ? this.answer('written', earlierExam) : this.answer(written, exam);
  }

  /** Changes an open exam. Whatever has typed marks stays: branch and classes, a subject, and a student's marks. */
  async change(
    { id, revision, ...content }: ChangedExam,
    account: Caller,
  ): Promise<Outcome<ExamAnswer, ExamRefusal | ContentRefusal>> {
    const exam = await this.exams.find(id);
    if (!exam) return refuse('exam-not-found');
    // The same request again, because its answer was lost: this is no other desk's change.
    if (exam.revision > revision && examChanges(exam, content).length === 0)
      return this.answer('written', exam);
    if (exam.revision !== revision) return refuse('exam-changed');
    if (exam.state !== 'open') return refuse('exam-not-open');
    const { subjects, used } = withKeys(content.subjects, exam.usedKeys);
    const set = { ...this.contentOf(content, account), subjects, usedKeys: used };
    const outcome = checkTypedMarks(await this.marks.ofExam(exam._id), exam, set);
    if (!outcome.ok) return outcome;
    const line = this.audit.line('exam-changed', examSubject(exam), examChanges(exam, set));
    return this.answer(await this.exams.change(exam, set, line), { ...exam, ...set, revision: revision + 1 });
  }

  /** Locks an exam, opens it again, or publishes it. */
  async enter(
    { id, revision, state }: ExamStateChange,
    account: Caller,
  ): Promise<Outcome<ExamAnswer, ExamRefusal | 'exam-state' | 'mark-above-maximum'>> {
    const exam = await this.exams.find(id);
    if (!exam) return refuse('exam-not-found');
    // The same request again, because its answer was lost: this is no other desk's change.
    if (exam.revision === revision + 1 && exam.state === state) return this.answer('written', exam);
    if (exam.revision !== revision) return refuse('exam-changed');
    if (!nextStates[exam.state].includes(state)) return refuse('exam-state');
    // A mark on its way while the maximum was lowered is taken back, but the program may have ended before that.
    const tooHigh = exam.state === 'open' ? aboveMaximum(await this.marks.ofExam(exam._id), exam) : undefined;
    if (tooHigh) return refuse('mark-above-maximum', 'state', `${tooHigh.name}: ${tooHigh.mark}`);
    // This comes first, so that all who sit there now have a place in the locked exam, even if the program ends in between.
    if (exam.state === 'open') await this.sections.seat(exam);
    const at = this.clock.now();
    const { id: changedById, fname } = account;
    const set = {
      state,
      changedAt: at,
      changedBy: fname,
      changedById,
      ...(state === 'published' && { publishedAt: at, publishedBy: fname, publishedById: changedById }),
    };
    const line = this.audit.line(STATE_ACTIONS[state], examSubject(exam));
    const written = await this.exams.enter(exam, set, line);
    if (written === 'written') await this.sections.settle(exam);
    return this.answer(written, { ...exam, ...set, revision: revision + 1 });
  }

  /** Removes an exam into which nobody has typed. */
  async remove({
    id,
    revision,
  }: RemovedExam): Promise<Outcome<RemovedExamAnswer, ExamRefusal | 'exam-has-marks'>> {
    const outcome = recordAsSeen('exam', await this.exams.find(id), revision);
    if (!outcome.ok) return outcome;
    const exam = outcome.value;
    const isTypedInto = async () => (await this.marks.ofExam(exam._id)).some(isTyped);
    if (await isTypedInto()) return refuse('exam-has-marks');
    // Nobody can type from here on; checked again, so that no mark typed meanwhile is lost.
    await this.sections.seat(exam);
    await this.marks.lock(exam._id, true);
    const hasMarks = await isTypedInto();
    const line = this.audit.line('exam-removed', examSubject(exam), examChanges(exam, undefined));
    if (hasMarks || !(await this.exams.remove(exam, line))) {
      await this.sections.settle(exam);
      return refuse(hasMarks ? 'exam-has-marks' : 'exam-changed');
    }
    await this.marks.forget(exam._id);
    return accept({ isRemoved: true });
  }

  private contentOf({ subjects: _, ...content }: NewExam, account: Caller) {
    return {
      ...content,
      foldedName: foldText(content.name),
      session: sessionOfDay(content.firstDay),
      changedBy: account.fname,
      changedById: account.id,
      changedAt: this.clock.now(),
    };
  }

  private async shown(stored: StoredExam): Promise<Exam> {
    return toExam(stored, await this.accounts.usernames());
  }

  private async answer(written: Written, stored: StoredExam): Promise<Outcome<ExamAnswer, ExamRefusal>> {
    if (written === 'outdated') return refuse('exam-changed');
    if (written === 'taken') return refuse('exam-name-taken', 'name');
    return accept(z.encode(examAnswer, await this.shown(stored)));
  }
}

/** Whether an exam is for a class in which the caller works. */
const concerns = (account: Caller, { branch, classes }: StoredExam): boolean =>
  isOfOffice(account) || classes.some((one) => teachesClass(account.teaching, { branch, class: one }));

type ExamScope = Pick<StoredExam, 'branch' | 'classes' | 'session' | 'subjects'>;

const highestMark = (storedMarks: readonly StoredMarks[], key: string): number =>
  Math.max(0, ...storedMarks.map((one) => tenthsOf(marksOf(one)[key]) ?? 0)) / 10;

const aboveMaximum = (storedMarks: readonly StoredMarks[], { subjects }: Pick<StoredExam, 'subjects'>) =>
  subjects
    .map(({ key, name, maximum }) => ({ name, maximum, mark: highestMark(storedMarks, key) }))
    .find(({ mark, maximum }) => mark > maximum);

/** Refuses a change that would lose a typed mark. */
function checkTypedMarks(
  storedMarks: readonly StoredMarks[],
  before: ExamScope,
  after: ExamScope,
): Outcome<void, ContentRefusal> {
  const typedMarks = storedMarks.filter(isTyped);
  const isClassKept = (one: StoredMarks) => after.classes.includes(one.class);
  const isMoved = after.branch !== before.branch || after.session !== before.session;
  if (typedMarks.length > 0 && (isMoved || !typedMarks.every(isClassKept)))
    return refuse('exam-classes-marked', isMoved ? 'branch' : 'classes');
  for (const { key, name } of before.subjects) {
    const isMarked = typedMarks.some((one) => marksOf(one)[key] !== undefined);
    const index = after.subjects.findIndex((one) => one.key === key);
    const subject = after.subjects[index];
    if (subject === undefined && isMarked) return refuse('subject-has-marks', 'subjects', name);
    const highest = highestMark(typedMarks, key);
    if (subject && highest > subject.maximum)
      return refuse('maximum-below-mark', `subjects.${index}.maximum`, String(highest));
  }
  return accept(undefined);
}

import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  classesOfBranch,
  isSameSubject,
  refuse,
  schoolCodes,
  usualSubjects,
  type BranchClass,
  type ClassSubjects,
  type Outcome,
  type SubjectsQuery,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import {
  changedSubjectsAnswer,
  subjectsAnswer,
  type SubjectsAnswer,
  type SubjectsOfClassAnswer,
} from './subjects.answers';
import { toSubjects } from './subjects.mapper';
import { SubjectsRepository } from './subjects.repository';

const isSameClass =
  ({ branch, class: schoolClass }: BranchClass) =>
  (other: BranchClass): boolean =>
    other.branch === branch && other.class === schoolClass;

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((subject, index) => subject === other[index]);

/** The subjects of each class of each branch (D64). */
@Injectable()
export class SubjectsService {
  constructor(
    private readonly stored: SubjectsRepository,
    private readonly accounts: AccountsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The subjects of one class, chosen or usual, in the order of its papers. */
  async of(branchClass: BranchClass): Promise<readonly string[]> {
    const [chosen] = await this.stored.chosen(branchClass);
    return chosen?.subjects ?? usualSubjects(branchClass);
  }

  /** The subjects of all requested classes, youngest first, one branch after the other. */
  async list({ branch, class: schoolClass }: SubjectsQuery): Promise<SubjectsAnswer> {
    const [chosen, usernames] = await Promise.all([
      this.stored.chosen({ branch, class: schoolClass }),
      this.accounts.usernames(),
    ]);
    const classes = schoolCodes
      .filter((one) => branch === undefined || one === branch)
      .flatMap((one) => classesOfBranch(one).map((each) => ({ branch: one, class: each })))
      .filter((one) => schoolClass === undefined || one.class === schoolClass);
    const rows = classes.map((one) => toSubjects(one, chosen.find(isSameClass(one)), usernames));
    return z.encode(subjectsAnswer, rows);
  }

  /** Sets the subjects of a class. Teachers keep their assigned ones, so that marks of a removed subject are not lost (D64). */
  async change(
    { revision, ...chosen }: ClassSubjects,
    account: Caller,
  ): Promise<Outcome<SubjectsOfClassAnswer, 'subjects-changed'>> {
    const [own] = await this.stored.chosen(chosen);
    const subjectsBefore = own?.subjects ?? usualSubjects(chosen);
    // Saved unchanged, or sent again because the answer was lost: no other desk has changed them.
    if (isSameList(subjectsBefore, chosen.subjects)) return this.answer(chosen, own);
    if ((own?.revision ?? 0) !== revision) return refuse('subjects-changed');
    const newVersion = {
      ...chosen,
      revision,
      changedBy: account.fname,
      changedById: account.id,
      changedAt: this.clock.now(),
    };
    if (!(await this.stored.choose(newVersion, subjectsBefore, own))) return refuse('subjects-changed');
    return this.answer(chosen, { ...newVersion, revision: revision + 1 });
  }

  private async answer(
    branchClass: BranchClass,
    chosen: Parameters<typeof toSubjects>[1],
  ): Promise<Outcome<SubjectsOfClassAnswer, never>> {
    const row = toSubjects(branchClass, chosen, await this.accounts.usernames());
    return accept(z.encode(changedSubjectsAnswer, row));
  }

  /** Refuses a subject that a class does not learn. */
  async mustLearn(
    branchClass: BranchClass,
    subjects: readonly string[],
  ): Promise<Outcome<void, 'subject-not-of-class'>> {
    const learnt = await this.of(branchClass);
    const unknown = subjects.find((one) => !learnt.some((other) => isSameSubject(one, other)));
    return unknown === undefined ? accept(undefined) : refuse('subject-not-of-class', 'subjects', unknown);
  }
}

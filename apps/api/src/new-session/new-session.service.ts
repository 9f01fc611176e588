import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  closableSession,
  foldStudentId,
  hasClassDecision,
  moveOf,
  plannedMove,
  refuse,
  schoolMonth,
  turnOfSessions,
  type ClassListExportQuery,
  type ClassListQuery,
  type ClassSection,
  type Language,
  type Outcome,
  type RunPlan,
  type SectionPlan,
  type Turn,
} from '@school/domain';
import { isDeepStrictEqual } from 'node:util';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { sentence } from '../common/words';
import { ListExports } from '../exports/list-exports.service';
import { SessionClosingsRepository } from '../ledger/session-closings.repository';
import type { StudentRecord } from '../students/student.schema';
import { StudentLedgers } from '../students/student-ledgers';
import { sessionListSheet } from './class-list.sheet';
import { MovingService, withoutUndefined } from './moving.service';
import type {
  ClassListAnswer,
  NewSessionAnswer,
  PlanRunAnswer,
  SectionToMoveAnswer,
} from './new-session.answers';
import { progressOf, toClassList, toClosing, toSection } from './new-session.mapper';
import { SectionPlansRepository } from './section-plans.repository';
import type { StoredPlannedMove } from './section-plans.schema';
import { byName } from '../sections/seated';
import { SectionsRepository } from '../sections/sections.repository';

/** The end of a session, section by section: a plan, and its run (D70). */
@Injectable()
export class NewSessionService {
  constructor(
    private readonly sections: SectionsRepository,
    private readonly plans: SectionPlansRepository,
    private readonly moving: MovingService,
    private readonly ledgers: StudentLedgers,
    private readonly accounts: AccountsRepository,
    private readonly closings: SessionClosingsRepository,
    private readonly exports: ListExports,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  private turn(): Turn {
    return turnOfSessions(schoolMonth(this.clock.now()));
  }

  async overview(): Promise<NewSessionAnswer> {
    const turn = this.turn();
    const [counts, plans, closings, usernames] = await Promise.all([
      this.sections.counts(),
      this.plans.ofSession(turn.from),
      this.closings.all(),
      this.accounts.usernames(),
    ]);
    const plannedStudents = await this.sections.placesOf(
      plans.flatMap(({ moves }) => moves.map(({ student }) => student)),
    );
    const closable = closableSession(this.clock.now());
    const isClosed = closings.some(({ session, branches }) => session === closable && branches);
    return {
      turn,
      sections: progressOf(counts, plans, plannedStudents, turn),
      ...(!isClosed && { closable }),
      closings: closings.flatMap((closing) => toClosing(closing, usernames)),
    };
  }

  /** A section with its plan. Who went on, and has had the new class set right since, is not in it: nothing is left to decide. */
  async section(section: ClassSection): Promise<SectionToMoveAnswer> {
    const turn = this.turn();
    const [students, plan, usernames] = await Promise.all([
      this.studentsOf(section, turn),
      this.plans.find(turn.from, section),
      this.accounts.usernames(),
    ]);
    const shown = students.filter(
      (student) => !hasClassDecision(student, turn) || moveOf(student, turn.from) !== undefined,
    );
    return toSection({ ...section, turn }, await this.ledgers.of(shown), plan, usernames);
  }

  /** Stores the whole plan of a section. It moves nobody. */
  async plan(
    { moves, revision, ...section }: SectionPlan,
    account: Caller,
  ): Promise<Outcome<SectionToMoveAnswer>> {
    const session = this.turn().from;
    const plan = {
      ...section,
      session,
      revision,
      moves: moves.flatMap(({ studentID, ...planned }) => {
        const move = plannedMove(planned);
        return move ? [{ student: foldStudentId(studentID), studentID, ...move }] : [];
      }),
      savedAt: this.clock.now(),
      savedBy: account.fname,
      savedById: account.id,
    };
    if (!(await this.plans.save(plan, revision))) {
      // Sent again because the answer was lost: no other desk has changed it.
      const storedPlan = await this.plans.find(session, section);
      if (!storedPlan || storedPlan.revision <= revision || !isSamePlan(storedPlan.moves, plan.moves))
        return refuse('plan-changed');
    }
    return accept(await this.section(section));
  }

  /**
   * Moves the students of a section by its plan, one after the other. Those already moved are left alone, so that a run
   * that was broken off, or is sent twice, continues where it stopped.
   */
  async run(
    { revision, ...section }: RunPlan,
    account: Caller,
    language: Language,
  ): Promise<Outcome<PlanRunAnswer>> {
    const plan = await this.plans.find(this.turn().from, section);
    if (plan?.revision !== revision) return refuse('plan-changed');
    const result = { moved: 0, movedBefore: 0, refused: [] as PlanRunAnswer['refused'] };
    for (const planned of plan.moves) {
      const outcome = await this.moving.move(section, planned, account);
      if (!outcome.ok)
        result.refused.push({ studentID: planned.studentID, message: sentence(language, outcome.code) });
      else result[outcome.value === 'moved' ? 'moved' : 'movedBefore'] += 1;
    }
    return accept(result);
  }

  /** A section as a printed list: as it was in the ending session, or as it is in the new one. */
  async classList({ session, ...section }: ClassListQuery): Promise<ClassListAnswer> {
    const turn = this.turn();
    if (session === 'ending')
      return toClassList(section, turn, session, await this.studentsOf(section, turn));
    const students = await this.sections.in(section);
    return toClassList(
      section,
      turn,
      session,
      students.filter(({ classSession }) => classSession >= turn.to),
    );
  }

  /** The class list as a file (D69); the audit log names the session. */
  async exportClassList({ as, ...query }: ClassListExportQuery) {
    const list = await this.classList(query);
    return this.exports.write((words) => sessionListSheet(list, query.session, words), as, {
      filters: { ...query, session: list.session },
    });
  }

  /** The students of a section at the end of the session: those still undecided, and those moved out of it. */
  private async studentsOf(section: ClassSection, turn: Turn): Promise<readonly StudentRecord[]> {
    const [seated, movedOut] = await Promise.all([
      this.sections.in(section),
      this.sections.movedFrom(turn.from, section),
    ]);
    const undecided = seated.filter((student) => !hasClassDecision(student, turn));
    return [...undecided, ...movedOut].sort(byName);
  }
}

const isSamePlan = (one: readonly StoredPlannedMove[], other: readonly StoredPlannedMove[]): boolean =>
  isDeepStrictEqual(one.map(withoutUndefined), other.map(withoutUndefined));

import { Injectable } from '@nestjs/common';
import {
  accept,
  brokenRules,
  changesBetween,
  classSectionOf,
  hasEntrySince,
  isSameSection,
  feesAreKnown,
  lastMove,
  ledgerAt,
  moveClass,
  movedFromKey,
  moveOf,
  refuse,
  schoolCode,
  schoolDate,
  schoolMonth,
  takeBackMove,
  turnOfSessions,
  type AuditAction,
  type ClassSection,
  type Move,
  type Moved,
  type Outcome,
  type TakeBackMove,
} from '@school/domain';
import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../auth/signed-in';
import { readDecideWrite } from '../common/read-decide-write';
import { changeableKeys } from '../students/listing-keys';
import { feeChanges } from '../students/student-audit';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import { StudentsRepository } from '../students/students.repository';
import type { MovedBackAnswer } from './new-session.answers';
import { SectionPlansRepository } from './section-plans.repository';
import type { StoredPlannedMove } from './section-plans.schema';

/** Whether this call moved the student, or an earlier one. */
type MoveResult = 'moved' | 'before';

/** Moves students into the new session, each with one write of its document, and undoes a move (D70). */
@Injectable()
export class MovingService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly ledgers: StudentLedgers,
    private readonly plans: SectionPlansRepository,
  ) {}

  /** Moves a student as a plan says; one who was already moved that way is left alone. */
  async move(from: ClassSection, planned: StoredPlannedMove, account: Caller): Promise<Outcome<MoveResult>> {
    const { studentID, student: _, ...move } = planned;
    const result = await readDecideWrite<StudentAccount, Moved | undefined, MoveResult>({
      busy: 'student-changed',
      read: () => this.ledgers.find(studentID, true),
      decide: async (studentAccount) => {
        const outcome = moveOutcome(studentAccount, from, move, account);
        if (!outcome.ok || !outcome.value) return outcome;
        if (await this.ledgers.isClockBehind(studentAccount)) return refuse('clock-behind');
        // Checked after the student was read: if a move back came before that, it has already removed the student from the plan.
        const { from: session } = turnOfSessions(schoolMonth(studentAccount.today.at));
        return (await this.plans.has(session, from, planned)) ? outcome : refuse('plan-changed');
      },
      write: async (studentAccount, moved) => {
        if (!moved) return accept('before');
        const turn = turnOfSessions(schoolMonth(studentAccount.today.at));
        const extraFields = { movedFrom: movedFromKey(turn.from, from) };
        const isWritten = await this.write(studentAccount, moved, 'student-moved', extraFields);
        return isWritten ? accept('moved') : 'outdated';
      },
    });
    if (result.ok) await this.ledgers.settle(studentID);
    return result;
  }

  /** Undoes the last decision on a student, until the first entry of the new session (D70). */
  async takeBack({ studentID }: TakeBackMove, account: Caller): Promise<Outcome<MovedBackAnswer>> {
    const result = await readDecideWrite<StudentAccount, Moved, MovedBackAnswer>({
      busy: 'student-changed',
      read: () => this.ledgers.find(studentID, true),
      decide: async ({ student, ledger, today }) => {
        if (await this.ledgers.isClockBehind({ student, ledger, today })) return refuse('clock-behind');
        const last = lastMove(student);
        const hasBegun = last !== undefined && hasEntrySince(ledgerAt(ledger, student, today), last);
        return takeBackMove(student, hasBegun, { by: account.fname, byId: account.id, at: today.at });
      },
      write: async (studentAccount, moved) => {
        const { student } = studentAccount;
        const last = lastMove(student);
        // The plan first: a run that comes in between then leaves the student where it is.
        if (last) {
          const { section = moved.section } = last;
          const planned = { branch: schoolCode(last), class: last.class, section };
          await this.plans.forget(last.move.session, planned, student.foldedId);
        }
        if (!(await this.write(studentAccount, moved, 'move-taken-back'))) return 'outdated';
        return accept({ studentID: student.studentID, class: moved.class, section: moved.section });
      },
    });
    if (result.ok) await this.ledgers.settle(studentID);
    if (result.ok || result.code !== 'move-not-found') return result;
    const reread = await this.ledgers.find(studentID);
    if (!reread.ok) return reread;
    const { former, ...student } = reread.value.student;
    // Sent again because the answer was lost: nothing has changed since.
    const isBack = former?.at(-1)?.move?.became === 'taken-back';
    return isBack
      ? accept({ studentID: student.studentID, class: student.class, section: student.section })
      : result;
  }

  private write(
    studentAccount: StudentAccount,
    moved: Moved,
    action: AuditAction,
    extraFields: object = {},
  ): Promise<boolean> {
    const { student, today } = studentAccount;
    const { stream, passesOut = false, ...terms } = moved;
    const details = { ...student, ...moved };
    const placeOf = (place: Omit<Moved, 'former'>) => ({
      class: place.class,
      section: place.section,
      stream: place.stream,
      classSession: place.classSession,
      passesOut: place.passesOut === true ? true : undefined,
    });
    // The decision holds from the month in which the former terms ended.
    const month = schoolMonth(moved.former.at(-1)?.until ?? today.at);
    const changes = [
      ...changesBetween(placeOf({ stream: undefined, passesOut: undefined, ...student }), placeOf(moved)),
      ...feeChanges(studentAccount, moved, month),
    ];
    const set = {
      ...changeableKeys(details),
      ...terms,
      passesOut,
      ...extraFields,
      ...(stream && { stream }),
    };
    const unset = [...(stream ? [] : ['stream']), ...('movedFrom' in extraFields ? [] : ['movedFrom'])];
    return this.students.change(student, set, unset, { action, changes });
  }
}

/** The result of a move for a student; undefined where the student was already moved that way. */
function moveOutcome(
  { student, ledger, today: { at } }: StudentAccount,
  from: ClassSection,
  move: Move,
  account: Caller,
): Outcome<Moved | undefined> {
  const turn = turnOfSessions(schoolMonth(at));
  const earlierMove = moveOf(student, turn.from);
  if (earlierMove && isDeepStrictEqual(withoutUndefined(earlierMove), withoutUndefined(move)))
    return accept(undefined);
  if (earlierMove) return refuse('class-decided', 'studentID');
  if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
  if (!isSameSection(classSectionOf(student), from)) return refuse('student-changed', 'studentID');
  const moved = moveClass(student, move, turn, { by: account.fname, byId: account.id, at });
  if (!moved.ok) return moved;
  const isBroken = brokenRules({ ...student, ...moved.value }, schoolDate(at)).some(
    ({ field }) => field === 'class',
  );
  return isBroken ? refuse('class-not-taught', 'class') : moved;
}

/** A move in the form that is compared, without its undefined fields. */
export const withoutUndefined = (move: Move) =>
  Object.fromEntries(Object.entries(move).filter(([, value]) => value !== undefined));

import {
  beforeMove,
  bySection,
  classSectionOf,
  classStays,
  feesDue,
  hasEntrySince,
  feesAreKnown,
  lastMove,
  ledgerAt,
  movedFromKey,
  movedOutOf,
  moveOf,
  schoolCode,
  type ClassListQuery,
  type ClassSection,
  type Turn,
} from '@school/domain';
import { z } from 'zod';
import { accountName, type Usernames } from '../accounts/account-names';
import type { StoredSessionClosing } from '../ledger/session-closings.schema';
import type { StudentRecord } from '../students/student.schema';
import type { StudentAccount } from '../students/student-ledgers';
import {
  classListAnswer,
  sectionToMoveAnswer,
  sessionClosingAnswer,
  type ClassListAnswer,
  type NewSessionAnswer,
  type SectionToMoveAnswer,
  type SessionClosingAnswer,
} from './new-session.answers';
import type { PlacedStudent, SectionCount } from '../sections/sections.repository';
import type { StoredSectionPlan } from './section-plans.schema';

interface Progress extends ClassSection {
  undecided: number;
  planned: number;
  moved: number;
}

/**
 * The progress of each section, by branch and class: its students of the ending session, and those who were moved out.
 * @param planned the students in the plans who are still at the school
 */
export function progressOf(
  counts: readonly SectionCount[],
  plans: readonly StoredSectionPlan[],
  planned: readonly PlacedStudent[],
  { from, to }: Turn,
): NewSessionAnswer['sections'] {
  const isUndecided = ({ classSession, passesOut }: Pick<StudentRecord, 'classSession' | 'passesOut'>) =>
    classSession < to && passesOut !== true;
  const sectionsByKey = new Map<string, Progress>();
  const progressFor = (section: ClassSection): Progress => {
    const key = movedFromKey(from, section);
    const progress = sectionsByKey.get(key) ?? { ...section, undecided: 0, planned: 0, moved: 0 };
    sectionsByKey.set(key, progress);
    return progress;
  };
  for (const { _id, students } of counts) {
    const movedOut = movedOutOf(from, _id);
    if (movedOut) {
      progressFor(movedOut).moved += students;
    } else if (isUndecided(_id)) {
      progressFor(classSectionOf(_id)).undecided += students;
    }
  }
  const plannedKeys = new Set(
    plans.flatMap((plan) => plan.moves.map(({ student }) => `${student} ${movedFromKey(from, plan)}`)),
  );
  for (const student of planned) {
    if (!isUndecided(student)) continue;
    const section = classSectionOf(student);
    // A student who has changed section since belongs to the other one, whose plan does not name them.
    if (!plannedKeys.has(`${student.foldedId} ${movedFromKey(from, section)}`)) continue;
    const progress = progressFor(section);
    progress.planned += 1;
    progress.undecided -= 1;
  }
  return [...sectionsByKey.values()].sort(bySection);
}

/** A section with its plan, the moves already made, and what each student owes now. */
export function toSection(
  { turn, ...section }: ClassSection & { readonly turn: Turn },
  accounts: readonly StudentAccount[],
  plan: StoredSectionPlan | null,
  usernames: Usernames,
): SectionToMoveAnswer {
  const planned = new Map((plan?.moves ?? []).map((move) => [move.student, move]));
  return z.encode(sectionToMoveAnswer, {
    ...section,
    turn,
    revision: plan?.revision ?? 0,
    ...(plan && { savedAt: plan.savedAt, savedBy: accountName(plan.savedBy, plan.savedById, usernames) }),
    students: accounts.map(({ student, ledger, today }) => {
      const isKnown = feesAreKnown(student, ledger);
      return {
        ...beforeMove(student, turn.from),
        fatherName: student.personalDetail.fatherName,
        concessions: [...(student.concessions ?? [])],
        ...(isKnown && { outstandingDue: feesDue(ledger, student, today).outstandingDue }),
        planned: planned.get(student.foldedId),
        moved: movedOf({ student, ledger, today }, turn, isKnown, usernames),
      };
    }),
  });
}

function movedOf(
  { student, ledger, today }: Pick<StudentAccount, 'student' | 'ledger' | 'today'>,
  { from }: Turn,
  isKnown: boolean,
  usernames: Usernames,
) {
  const move = moveOf(student, from);
  const last = lastMove(student);
  if (!move || !last) return undefined;
  const { by, byId } = last.move;
  return {
    ...move,
    at: last.decidedAt ?? last.until,
    by: accountName(by, byId, usernames),
    canTakeBack: isKnown && !hasEntrySince(ledgerAt(ledger, student, today), last),
  };
}

/** A section as a printed list. */
export const toClassList = (
  section: ClassSection,
  turn: Turn,
  session: ClassListQuery['session'],
  students: readonly StudentRecord[],
): ClassListAnswer =>
  z.encode(classListAnswer, {
    ...section,
    session: session === 'ending' ? turn.from : turn.to,
    students: students.map((student) => {
      const formerStay = classStays(student).find(({ end }) => end?.session === turn.from);
      return {
        ...student,
        stream: session === 'ending' ? beforeMove(student, turn.from).stream : student.stream,
        fatherName: student.personalDetail.fatherName,
        moved: session === 'ending' ? moveOf(student, turn.from) : undefined,
        cameFrom:
          session === 'new' && formerStay
            ? {
                branch: schoolCode(formerStay),
                class: formerStay.class,
                section: formerStay.section ?? student.section,
              }
            : undefined,
      };
    }),
  });

/** A closing with its figures; empty for one whose figures are still being worked out. */
export const toClosing = (
  { branches, feesUnknown, closedBy, closedById, ...closing }: StoredSessionClosing,
  usernames: Usernames,
): SessionClosingAnswer[] =>
  branches
    ? [
        z.encode(sessionClosingAnswer, {
          ...closing,
          closedBy: accountName(closedBy, closedById, usernames),
          branches: [...branches],
          ...(feesUnknown && { feesUnknown: [...feesUnknown] }),
        }),
      ]
    : [];

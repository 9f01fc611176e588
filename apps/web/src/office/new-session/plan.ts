import {
  outcomeOfDecision,
  choiceLabel,
  hasStream,
  feeEffectOfMove,
  plannedMove,
  plannedOf,
  studentOf,
  suggestedMove,
  type FeeTable,
  type MovedFee,
  type Planned,
} from '@school/domain';
import type { StudentToMove, SectionToMove } from './use-new-session';

/** The plan for each student, by the Student ID. */
export type Plan = Readonly<Record<string, Planned>>;

/** Returns the plan that the server keeps for a section. */
export const planOf = ({ students }: SectionToMove): Plan =>
  Object.fromEntries(
    students.flatMap(({ studentID, planned, moved }) =>
      planned && !moved ? [[studentID, plannedOf(planned)]] : [],
    ),
  );

/** The plan for a student, or, once the student was moved, what was done. */
export const decidedOf = (plan: Plan, { studentID, moved }: StudentToMove): Planned =>
  moved ? plannedOf(moved) : (plan[studentID] ?? plannedOf({}));

/** Returns the plan with another decision for a student; a chosen class and section stay if they still fit. */
export function withDecision(
  plan: Plan,
  student: StudentToMove,
  decision: Planned['decision'],
  branch: SectionToMove['branch'],
): Plan {
  if (decidedOf(plan, student).decision === decision) return plan;
  const stream = studentOf(student)?.stream;
  const place = { branch, class: student.class, section: student.section, stream };
  return { ...plan, [student.studentID]: suggestedMove(place, decision) };
}

/** Whether a class, a section or a stream is still to be chosen. */
export function lacksPlace({ decision, class: to, section, stream }: Planned): boolean {
  if (decision !== 'promote' && decision !== 'detain') return false;
  return !to || !section || (hasStream(to) && !stream);
}

/** The monthly fee of a student before and after, in paise; undefined where it is not known. */
export function feeOf(
  student: StudentToMove,
  planned: Planned,
  turn: SectionToMove['turn'],
  feeTables: readonly FeeTable[],
  at: Date,
): MovedFee | undefined {
  if (student.outstandingDue === undefined) return undefined;
  const payer = studentOf(student);
  if (!payer) return undefined;
  return feeEffectOfMove(payer, lacksPlace(planned) ? undefined : plannedMove(planned), turn, {
    at,
    feeTables,
    // Only the monthly fee is compared.
    heads: [],
  });
}

/** The plan as a call takes it, for students not moved yet; anything not chosen is null. */
export const movesOf = (plan: Plan, students: readonly StudentToMove[]) =>
  students
    .filter(({ moved }) => !moved)
    .map((student) => ({ ...student, planned: decidedOf(plan, student) }))
    .filter(({ planned }) => planned.decision !== 'undecided')
    .map(({ studentID, planned }) => ({
      studentID,
      decision: planned.decision,
      class: planned.class ?? null,
      section: planned.section ?? null,
      stream: planned.stream ?? null,
    }));

/** Describes where a student goes; nothing for one who leaves the school. */
export const plannedPlace = <Place extends { readonly decision: string }>(
  moved: Place,
  say: (place: Place) => string,
): string => (moved.decision === 'passes-out' ? '' : say(moved));

/** The outcome of a decision, once the student was moved. */
export const becameText = (decision: string, names: Readonly<Record<string, string>>): string =>
  choiceLabel(names, new Map<string, string>(Object.entries(outcomeOfDecision)).get(decision) ?? decision);

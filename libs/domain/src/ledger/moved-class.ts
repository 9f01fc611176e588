import {
  lastMove,
  moveClass,
  placeBeforeMove,
  termsFromNow,
  type FeeTerms,
  type FormerTerms,
  type Move,
  type StudentInSection,
} from '../fees';
import { firstMonthOf, schoolMonth, type Turn } from '../school';
import { paise, type Paise, type Section } from '../values';
import { chargesOf, type Ledger } from './ledger-entry';
import { isOwed, monthlyCharge } from './month-charges';
import type { Today } from './today';

/** The class and section in which a student sits, for papers and lists of a day. */
type Place = Pick<StudentInSection, 'class' | 'section' | 'stream' | 'medium' | 'boardType'>;

/** The place of a student in the current or a later month: one promoted in March sits in the old class until April (D70). */
export function placeIn(month: string, student: StudentInSection): Place {
  const terms: FeeTerms & { readonly section?: Section | undefined } = termsFromNow(month, student);
  const { class: schoolClass, section = student.section, stream, medium, boardType } = terms;
  return { class: schoolClass, section, stream, medium, boardType };
}

/**
 * Whether the new session has begun for a student since the decision about it: something of that session was charged, or any
 * entry was written in it. Such a decision can no longer be taken back (D70).
 * @param ledger with the months that passed
 */
export const hasEntrySince = (
  ledger: Ledger,
  { until, decidedAt = until }: Pick<FormerTerms, 'until' | 'decidedAt'>,
): boolean =>
  ledger.some(
    (entry) =>
      entry.kind !== 'take-back' &&
      entry.collectedAt > decidedAt &&
      [entry, ...chargesOf(entry)].some(({ month }) => month >= schoolMonth(until)),
  );

/** The monthly fee in the new session at the old class, and with the decision. Paise. */
export interface MovedFee {
  readonly before: Paise;
  readonly after: Paise;
}

/**
 * The effect of a decision on the monthly fee, in the first month that it can change (D84). Undecided students pay as before;
 * class 12 pays nothing until the office has said what became of the student (D74).
 * @param student as it was before the decision
 */
export function feeEffectOfMove(
  student: StudentInSection,
  move: Move | undefined,
  turn: Turn,
  today: Today,
): MovedFee {
  const april = firstMonthOf(turn.to);
  const currentMonth = schoolMonth(today.at);
  const month = currentMonth > april ? currentMonth : april;
  const moved = move && moveClass(student, move, turn, { by: '', byId: '', at: today.at });
  const after = moved?.ok === true ? { ...student, ...moved.value } : student;
  return {
    before: monthlyCharge(month, student, today).amount,
    after: isOwed(after, month) ? monthlyCharge(month, after, today).amount : paise(0),
  };
}

/** A student as before the last move, if that was one of this session. */
export function beforeMove<Student extends StudentInSection>(student: Student, session: string): Student {
  const last = lastMove(student);
  if (last?.move.session !== session) return student;
  const { classSession, passesOut, revision } = last;
  const former = student.former?.slice(
    0,
    student.former.findLastIndex(({ move }) => move !== undefined),
  );
  return { ...student, ...placeBeforeMove(student, last), classSession, passesOut, revision, former };
}

/** The decision about a student at the end of a session, in the words of a plan. */
export function moveOf(student: StudentInSection, session: string): Move | undefined {
  const last = lastMove(student);
  if (last?.move.session !== session) return undefined;
  if (last.move.became === 'passed-out') return { decision: 'passes-out' };
  const { class: schoolClass, section, stream } = student;
  const decision = last.move.became === 'promoted' ? 'promote' : 'detain';
  return { decision, class: schoolClass, section, stream };
}

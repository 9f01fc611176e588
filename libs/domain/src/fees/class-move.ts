import { accept, refuse, type Outcome } from '../rules';
import { firstMonthOf, schoolCode, schoolMonth, sessionAt, startOfMonth, type Turn } from '../school';
import type { SchoolClass, Section, Stream } from '../values';
import { formerTerms, type FeePayer, type FormerTerms } from './fee-payer';

/** The decision about a student at the end of a session, kept with the terms that it ended (D70). */
export interface ClassMove {
  /** `taken-back` undoes the move before it. */
  readonly became: 'promoted' | 'detained' | 'passed-out' | 'taken-back';
  /** The session that ended. */
  readonly session: string;
  /** First name and id of the account. */
  readonly by: string;
  readonly byId: string;
}

/** A student at the end of a session: the fields that decide the fees, and the section. */
export interface StudentInSection extends FeePayer {
  readonly section: Section;
}

/** The decision about a student; class and section are those of the new session. */
export type Move =
  | {
      readonly decision: 'promote' | 'detain';
      readonly class: SchoolClass;
      readonly section: Section;
      readonly stream?: Stream | undefined;
    }
  | { readonly decision: 'passes-out' };

/** The account that decides, and the moment it does so. */
export interface Decider {
  readonly by: string;
  readonly byId: string;
  readonly at: Date;
}

/** The fields of a student that a move changes, stored in one write. */
export interface Moved {
  readonly class: SchoolClass;
  readonly section: Section;
  /** Undefined in a class without streams. */
  readonly stream: Stream | undefined;
  readonly classSession: string | undefined;
  readonly passesOut: boolean | undefined;
  readonly former: readonly FormerTerms[];
}

const later = (one: string, other: string) => (one > other ? one : other);

/** The outcome of each decision. */
export const outcomeOfDecision = {
  promote: 'promoted',
  detain: 'detained',
  'passes-out': 'passed-out',
} as const;

/** The fields of a student that tell whether the class may be the last one. */
export interface LastTerms {
  readonly class: string;
  readonly passesOut?: boolean | undefined;
}

/** Whether nothing of the next session is charged until the office has said what becomes of the student (D74). */
export const isAwaitingDecision = ({ class: schoolClass, passesOut }: LastTerms): boolean =>
  schoolClass === '12' || passesOut === true;

/**
 * The first month of a decision: that of the new session. Months that have passed meanwhile at the old class keep their fee
 * (D45); for a student who goes, or was charged nothing for them, the decision covers all of them.
 */
function firstMonth(student: FeePayer, { decision }: Move, { to }: Turn, at: Date): string {
  const april = firstMonthOf(to);
  const isForAll = decision === 'passes-out' || isAwaitingDecision(student);
  return isForAll ? april : later(april, schoolMonth(at));
}

const formerWithMove = (
  student: StudentInSection,
  until: Date,
  { by, byId, at }: Decider,
  { became, session }: Pick<ClassMove, 'became' | 'session'>,
): readonly FormerTerms[] => [
  ...(student.former ?? []),
  {
    ...formerTerms(student, until),
    decidedAt: at,
    section: student.section,
    move: { became, session, by, byId },
  },
];

/** Whether a student has already gone on into a session, or is said to pass out. */
export const hasClassDecision = ({ classSession = '', passesOut }: FeePayer, { to }: Turn): boolean =>
  classSession >= to || passesOut === true;

/**
 * Moves a student at the end of a session: the new class applies from `firstMonth` on, and the old one stays known (D70, D74).
 * Refuses if the student's move was decided already.
 */
export function moveClass(
  student: StudentInSection,
  move: Move,
  turn: Turn,
  decider: Decider,
): Outcome<Moved, 'class-decided' | 'student-left' | 'class-not-promoted'> {
  if (student.leftAt !== undefined) return refuse('student-left', 'studentID');
  if (hasClassDecision(student, turn)) return refuse('class-decided', 'studentID');
  const until = startOfMonth(firstMonth(student, move, turn, decider.at));
  const former = formerWithMove(student, until, decider, {
    became: outcomeOfDecision[move.decision],
    session: turn.from,
  });
  const passesOut = move.decision === 'passes-out';
  const { class: schoolClass, section, stream } = passesOut ? student : move;
  const keepsClass = schoolClass === student.class;
  if (keepsClass === (move.decision === 'promote')) return refuse('class-not-promoted', 'class');
  return accept({
    class: schoolClass,
    section,
    stream,
    classSession: passesOut ? turn.from : turn.to,
    passesOut: passesOut || undefined,
    former,
  });
}

/**
 * Whether former terms, since a move, were the class with another stream: correcting the stream later does not undo the move.
 * Neither does correcting the branch of a student who is said to go: that one goes into no class of a branch.
 */
const isSameClass = ({ leftAt, ...terms }: FormerTerms, student: FeePayer, { became }: ClassMove): boolean =>
  leftAt === undefined &&
  student.leftAt === undefined &&
  terms.class === student.class &&
  terms.classSession === student.classSession &&
  (became === 'passed-out' || schoolCode(terms) === schoolCode(student));

/** The terms that a move ended. */
interface TermsBeforeMove extends FormerTerms {
  readonly move: ClassMove;
}

/** The move that can be taken back: the last change of the terms, apart from those that `isSameClass` allows (D70). */
export function lastMove(student: FeePayer): TermsBeforeMove | undefined {
  const { former = [] } = student;
  const index = former.findLastIndex(({ move }) => move !== undefined);
  const last = former[index];
  if (!last?.move || last.move.became === 'taken-back') return undefined;
  const { move } = last;
  if (!former.slice(index + 1).every((terms) => isSameClass(terms, student, move))) return undefined;
  return { ...last, move };
}

/**
 * The class, section and stream that apply again once the last move is taken back. One who is said to go changes none of them,
 * so what was set right in the record since stays.
 */
export function placeBeforeMove(
  student: StudentInSection,
  { move, class: schoolClass, section = student.section, stream }: TermsBeforeMove,
): Pick<StudentInSection, 'class' | 'section' | 'stream'> {
  return move.became === 'passed-out'
    ? { class: student.class, section: student.section, stream: student.stream }
    : { class: schoolClass, section, stream };
}

/**
 * Takes the last move back: the class, section and stream from before apply again, from the same month on (D70).
 * @param hasBegun whether an entry of the new session was written since (`hasEntrySince`)
 */
export function takeBackMove(
  student: StudentInSection,
  hasBegun: boolean,
  decider: Decider,
): Outcome<Moved, 'move-not-found' | 'student-left' | 'session-begun'> {
  if (student.leftAt !== undefined) return refuse('student-left', 'studentID');
  const last = lastMove(student);
  if (!last) return refuse('move-not-found', 'studentID');
  if (hasBegun) return refuse('session-begun', 'studentID');
  const { class: schoolClass, section, stream } = placeBeforeMove(student, last);
  const { classSession, passesOut, until, move } = last;
  return accept({
    class: schoolClass,
    section,
    stream,
    classSession,
    passesOut,
    former: formerWithMove(student, until, decider, { became: 'taken-back', session: move.session }),
  });
}

/**
 * When terms that are changed by hand end: at that moment. If they were given for a future session, the correction begins with
 * that session too, and not in the one that still runs.
 */
export function endOfTerms(
  { classSession = '' }: FeePayer,
  at: Date,
): Pick<FormerTerms, 'until' | 'decidedAt'> {
  const start = classSession === '' ? at : startOfMonth(firstMonthOf(classSession));
  return start > at ? { until: start, decidedAt: at } : { until: at };
}

/** The session for which a class given by hand at a moment counts: none earlier than that of the class before it. */
export const sessionGiven = ({ classSession = '' }: FeePayer, at: Date): string =>
  later(classSession, sessionAt(at));

import { accept, refuse, type Outcome } from '../rules';
import { firstMonthOf, schoolCode, schoolMonth, sessionAt, startOfMonth, type Turn } from '../school';
import type { SchoolClass, Section, Stream } from '../values';
import { formerTerms, type FeePayer, type FormerTerms } from './fee-payer';

/** What became of a student at the end of a session, as it is kept with the terms that it ended (D70). */
export interface ClassMove {
  /** `taken-back` undoes the one before it. */
  readonly became: 'promoted' | 'detained' | 'passed-out' | 'taken-back';
  /** The session that ended. */
  readonly session: string;
  /** First name and id of the account. */
  readonly by: string;
  readonly byId: string;
}

/** A student at the end of a session: what decides the fees, and the section. */
export interface Pupil extends FeePayer {
  readonly section: Section;
}

/** What was decided of a student. A class and its section are those of the new session. */
export type Move =
  | {
      readonly decision: 'promote' | 'detain';
      readonly class: SchoolClass;
      readonly section: Section;
      readonly stream?: Stream | undefined;
    }
  | { readonly decision: 'passes-out' };

/** Who decides, and when. */
export interface Decider {
  readonly by: string;
  readonly byId: string;
  readonly at: Date;
}

/** What a move changes of a student, as it is stored in one write. */
export interface Moved {
  readonly class: SchoolClass;
  readonly section: Section;
  /** None in a class without streams. */
  readonly stream: Stream | undefined;
  readonly classSession: string | undefined;
  readonly passesOut: boolean | undefined;
  readonly former: readonly FormerTerms[];
}

const later = (one: string, other: string) => (one > other ? one : other);

/** What has become of a student by a decision. */
export const becameBy = { promote: 'promoted', detain: 'detained', 'passes-out': 'passed-out' } as const;

/** What of a student tells whether the class may be the last one. */
export interface LastTerms {
  readonly class: string;
  readonly passesOut?: boolean | undefined;
}

/** Whether nothing of a session to come is charged of the student until the office has said what becomes of it (D74). */
export const waitsForWord = ({ class: schoolClass, passesOut }: LastTerms): boolean =>
  schoolClass === '12' || passesOut === true;

/**
 * The first month of what was decided: that of the new session. Months that passed meanwhile at the old class keep their fee
 * (D45); of whom nothing was charged of them, and who is gone, it is decided for all of them.
 */
function firstMonth(student: FeePayer, { decision }: Move, { to }: Turn, at: Date): string {
  const april = firstMonthOf(to);
  const isForAll = decision === 'passes-out' || waitsForWord(student);
  return isForAll ? april : later(april, schoolMonth(at));
}

const endedBy = (
  student: Pupil,
  until: Date,
  { by, byId, at }: Decider,
  { became: what, session }: Pick<ClassMove, 'became' | 'session'>,
): readonly FormerTerms[] => [
  ...(student.former ?? []),
  {
    ...formerTerms(student, until),
    decidedAt: at,
    section: student.section,
    move: { became: what, session, by, byId },
  },
];

/** Whether a student has gone on into a session already, or has been said to go. */
export const isDecided = ({ classSession = '', passesOut }: FeePayer, { to }: Turn): boolean =>
  classSession >= to || passesOut === true;

/**
 * Moves a student at the end of a session: the new class holds from the first month of the new one on, whenever it was
 * decided, and the old one stays known (D70, D74). Refused where it was decided already.
 */
export function moveClass(
  student: Pupil,
  move: Move,
  turn: Turn,
  decider: Decider,
): Outcome<Moved, 'class-decided' | 'student-left' | 'class-not-promoted'> {
  if (student.leftAt !== undefined) return refuse('student-left', 'studentID');
  if (isDecided(student, turn)) return refuse('class-decided', 'studentID');
  const until = startOfMonth(firstMonth(student, move, turn, decider.at));
  const former = endedBy(student, until, decider, { became: becameBy[move.decision], session: turn.from });
  const passesOut = move.decision === 'passes-out';
  const { class: schoolClass, section, stream } = passesOut ? student : move;
  const isSame = schoolClass === student.class;
  if (isSame === (move.decision === 'promote')) return refuse('class-not-promoted', 'class');
  return accept({
    class: schoolClass,
    section,
    stream,
    classSession: passesOut ? turn.from : turn.to,
    passesOut: passesOut || undefined,
    former,
  });
}

/** Whether terms were the new class as well, with another stream: what was set right of it later undoes no move into it. */
const isSameClass = ({ leftAt, ...terms }: FormerTerms, student: FeePayer): boolean =>
  leftAt === undefined &&
  student.leftAt === undefined &&
  terms.class === student.class &&
  terms.classSession === student.classSession &&
  schoolCode(terms) === schoolCode(student);

/** The move that can be taken back: the last thing that changed of the terms, but for the stream of the new class (D70). */
export function lastMove(student: FeePayer): (FormerTerms & { readonly move: ClassMove }) | undefined {
  const { former = [], classSession = '' } = student;
  const at = former.findLastIndex(({ move }) => move !== undefined);
  const last = former[at];
  if (!last?.move || last.move.became === 'taken-back') return undefined;
  const since = former.slice(at + 1);
  const isLast = since.length === 0 || classSession > last.move.session;
  return isLast && since.every((terms) => isSameClass(terms, student))
    ? { ...last, move: last.move }
    : undefined;
}

/**
 * Takes the last move back: the class, section and stream of before hold again, from the same month on (D70).
 * @param hasBegun whether an entry of the new session was written since (`hasEntrySince`)
 */
export function takeBackMove(
  student: Pupil,
  hasBegun: boolean,
  decider: Decider,
): Outcome<Moved, 'move-not-found' | 'student-left' | 'session-begun'> {
  if (student.leftAt !== undefined) return refuse('student-left', 'studentID');
  const last = lastMove(student);
  if (!last) return refuse('move-not-found', 'studentID');
  if (hasBegun) return refuse('session-begun', 'studentID');
  const { class: schoolClass, section = student.section, stream, classSession, passesOut, until } = last;
  const { session } = last.move;
  return accept({
    class: schoolClass,
    section,
    stream,
    classSession,
    passesOut,
    former: endedBy(student, until, decider, { became: 'taken-back', session }),
  });
}

/**
 * Until when terms held that are changed by hand at a moment: up to then; where they were given for a session to come, what
 * is corrected of them begins with that session as well, and not in the one that still runs.
 */
export function endOfTerms(
  { classSession = '' }: FeePayer,
  at: Date,
): Pick<FormerTerms, 'until' | 'decidedAt'> {
  const begins = classSession === '' ? at : startOfMonth(firstMonthOf(classSession));
  return begins > at ? { until: begins, decidedAt: at } : { until: at };
}

/** For which session a class counts that is given by hand at a moment: not for an earlier one than the class before it. */
export const sessionGiven = ({ classSession = '' }: FeePayer, at: Date): string =>
  later(classSession, sessionAt(at));

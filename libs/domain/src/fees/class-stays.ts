import { firstDayOf, schoolDate, sessionOfDay } from '../school';
import type { Board, Medium, SchoolClass, Section, Stream } from '../values';
import type { ClassMove } from './class-move';
import type { FormerTerms } from './fee-payer';

/** What was decided of a student in a class at the end of a session (D70). */
interface ClassEnd extends Omit<ClassMove, 'became'> {
  readonly became: Exclude<ClassMove['became'], 'taken-back'>;
  readonly decidedAt: Date;
}

/** A class that a student was in. */
export interface ClassStay {
  readonly class: SchoolClass;
  readonly section?: Section | undefined;
  readonly stream?: Stream | undefined;
  readonly medium: Medium;
  readonly boardType: Board;
  /** The session for which the class was given, where that is known. */
  readonly session?: string | undefined;
  /** The first day in it, `yyyy-mm-dd`; not known where the student came before this program had the record. */
  readonly from?: string | undefined;
  /** The day on which another class, or a leaving, ended it. */
  readonly to?: string | undefined;
  readonly hasLeft: boolean;
  /** What became of the student at the end of a session, where that was entered here. */
  readonly end?: ClassEnd | undefined;
}

export interface Schooled extends Pick<ClassStay, 'class' | 'section' | 'stream' | 'medium' | 'boardType'> {
  readonly classSession?: string | undefined;
  readonly dateOfAdmission: string;
  readonly former?: readonly FormerTerms[] | undefined;
  readonly leftAt?: Date | undefined;
}

/** The first day in a class: that of coming, or of the session to come for which the class was given (D70). */
function begins(came: string, session: string | undefined): string {
  const first = session === undefined ? came : firstDayOf(session);
  return first > came ? first : came;
}

/** Terms of a student, those of now last, which have not ended. */
interface Terms extends Omit<Schooled, 'dateOfAdmission' | 'former'> {
  readonly until?: Date | undefined;
  readonly decidedAt?: Date | undefined;
  readonly move?: ClassMove | undefined;
}

function endOf({ move, until, decidedAt = until }: Terms): ClassEnd | undefined {
  if (!move || !decidedAt || move.became === 'taken-back') return undefined;
  return { ...move, became: move.became, decidedAt };
}

/** Whether terms go on with a stay: they set its class right, or are of who was said to go, and is there until then. */
function goesOn({ hasLeft, end, session }: ClassStay, terms: Terms): boolean {
  if (hasLeft) return false;
  if (end) return end.became === 'passed-out' && end.session === terms.classSession;
  return session === terms.classSession;
}

/** The stays as they were before what was decided last. */
function beforeLastEnd(stays: readonly ClassStay[]): ClassStay[] {
  const at = stays.findLastIndex(({ end }) => end !== undefined);
  const resumed = stays[at];
  if (!resumed) return [...stays];
  return [...stays.slice(0, at), { ...resumed, to: undefined, end: undefined }];
}

/** Who left before a class began was never in it: the leaving ended the class before (D70). */
function withoutUnbegun(stays: readonly ClassStay[]): ClassStay[] {
  const [before, last] = stays.slice(-2);
  const isUnbegun = last?.hasLeft === true && (last.from ?? '') > (last.to ?? '');
  if (!before || !isUnbegun) return [...stays];
  return [...stays.slice(0, -2), { ...before, to: last.to, hasLeft: true }];
}

/**
 * The classes that a student was in, oldest first, as far as this program knows of them. Another class in the same session
 * is taken for a correction of the first (D65), and what was taken back never was (D70).
 */
export function classStays({ dateOfAdmission, former = [], ...now }: Schooled): readonly ClassStay[] {
  let stays: ClassStay[] = [];
  let came = dateOfAdmission;
  const all: readonly Terms[] = [...former, now];
  for (const [at, terms] of all.entries()) {
    const { class: schoolClass, section, stream, medium, boardType, classSession: session } = terms;
    const { leftAt, until, move } = terms;
    const last = stays.at(-1);
    const isSame = last !== undefined && goesOn(last, terms);
    const isKnown = at > 0 || session === undefined || sessionOfDay(came) === session;
    const ended = leftAt ?? until;
    const stay: ClassStay = {
      class: schoolClass,
      section,
      stream,
      medium,
      boardType,
      session: (isSame ? last.session : undefined) ?? session,
      from: isSame ? last.from : isKnown ? begins(came, session) : undefined,
      to: ended && schoolDate(ended),
      hasLeft: leftAt !== undefined,
      // Of whose class is set right it was never decided.
      end: endOf(terms) ?? (isSame && last.class === schoolClass ? last.end : undefined),
    };
    stays = withoutUnbegun([...(isSame ? stays.slice(0, -1) : stays), stay]);
    if (move?.became === 'taken-back') stays = beforeLastEnd(stays);
    if (until) came = schoolDate(until);
  }
  return stays;
}

/** When a class began, and how it ended. */
interface Spell extends Pick<ClassStay, 'from' | 'to'> {
  readonly end?: object | undefined;
}

/** The classes of a student as they stand on a day: what was decided for a session to come is not yet so (D70). */
export const staysBy = <Stay extends Spell>(stays: readonly Stay[], day: string): readonly Stay[] =>
  stays
    .filter(({ from = '' }) => from <= day)
    .map((stay) => ((stay.to ?? '') > day ? { ...stay, to: undefined, end: undefined } : stay));

/** The class that a student is in on a day; nothing before the first one. */
export const stayOn = <Stay extends Spell>(stays: readonly Stay[], day: string): Stay | undefined =>
  staysBy(stays, day).at(-1);

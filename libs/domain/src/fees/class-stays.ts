import { firstDayOf, schoolDate, sessionOfDay } from '../school';
import type { Board, Medium, SchoolClass, Section, Stream } from '../values';
import type { ClassMove } from './class-move';
import type { FormerTerms } from './fee-payer';

/** The decision about a student in a class at the end of a session (D70). */
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
  /** The decision about the student at the end of a session, if it was entered here. */
  readonly end?: ClassEnd | undefined;
}

export interface Schooled extends Pick<ClassStay, 'class' | 'section' | 'stream' | 'medium' | 'boardType'> {
  readonly classSession?: string | undefined;
  readonly dateOfAdmission: string;
  readonly former?: readonly FormerTerms[] | undefined;
  readonly leftAt?: Date | undefined;
}

/** The first day in a class: the day of coming, or the first day of the later session for which the class was given (D70). */
function firstDayInClass(cameOn: string, session: string | undefined): string {
  const sessionStart = session === undefined ? cameOn : firstDayOf(session);
  return sessionStart > cameOn ? sessionStart : cameOn;
}

/** The terms of a student; the current ones come last and have not ended. */
interface Terms extends Omit<Schooled, 'dateOfAdmission' | 'former'> {
  readonly until?: Date | undefined;
  readonly decidedAt?: Date | undefined;
  readonly move?: ClassMove | undefined;
}

function endOf({ move, until, decidedAt = until }: Terms): ClassEnd | undefined {
  if (!move || !decidedAt || move.became === 'taken-back') return undefined;
  return { ...move, became: move.became, decidedAt };
}

/** Whether terms continue a stay: they correct its class, or belong to a student who is to pass out and stays until then. */
function continuesStay({ hasLeft, end, session }: ClassStay, terms: Terms): boolean {
  if (hasLeft) return false;
  if (end) return end.became === 'passed-out' && end.session === terms.classSession;
  return session === terms.classSession;
}

/** The stays as they were before the last decision. */
function withoutLastEnd(stays: readonly ClassStay[]): ClassStay[] {
  const index = stays.findLastIndex(({ end }) => end !== undefined);
  const resumed = stays[index];
  if (!resumed) return [...stays];
  return [...stays.slice(0, index), { ...resumed, to: undefined, end: undefined }];
}

/** Drops a class that had not begun when the student left: the leaving ended the class before it (D70). */
function withoutUnbegun(stays: readonly ClassStay[]): ClassStay[] {
  const [previous, last] = stays.slice(-2);
  const isUnbegun = last?.hasLeft === true && (last.from ?? '') > (last.to ?? '');
  if (!previous || !isUnbegun) return [...stays];
  return [...stays.slice(0, -2), { ...previous, to: last.to, hasLeft: true }];
}

/**
 * The classes that a student was in, oldest first, as far as this program knows them. Another class in the same session counts as
 * a correction of the first (D65), and a move that was taken back does not count (D70).
 */
export function classStays({
  dateOfAdmission,
  former = [],
  ...currentTerms
}: Schooled): readonly ClassStay[] {
  let stays: ClassStay[] = [];
  let cameOn = dateOfAdmission;
  const allTerms: readonly Terms[] = [...former, currentTerms];
  for (const [index, terms] of allTerms.entries()) {
    const { class: schoolClass, section, stream, medium, boardType, classSession: session } = terms;
    const { leftAt, until, move } = terms;
    const lastStay = stays.at(-1);
    const isContinued = lastStay !== undefined && continuesStay(lastStay, terms);
    const isStartKnown = index > 0 || session === undefined || sessionOfDay(cameOn) === session;
    const endedAt = leftAt ?? until;
    const stay: ClassStay = {
      class: schoolClass,
      section,
      stream,
      medium,
      boardType,
      session: (isContinued ? lastStay.session : undefined) ?? session,
      from: isContinued ? lastStay.from : isStartKnown ? firstDayInClass(cameOn, session) : undefined,
      to: endedAt && schoolDate(endedAt),
      hasLeft: leftAt !== undefined,
      // If the class was corrected, there was no decision about it.
      end: endOf(terms) ?? (isContinued && lastStay.class === schoolClass ? lastStay.end : undefined),
    };
    stays = withoutUnbegun([...(isContinued ? stays.slice(0, -1) : stays), stay]);
    if (move?.became === 'taken-back') stays = withoutLastEnd(stays);
    if (until) cameOn = schoolDate(until);
  }
  return stays;
}

/** The first day of a class, and how it ended. */
interface Spell extends Pick<ClassStay, 'from' | 'to'> {
  readonly end?: object | undefined;
}

/** The classes of a student as they stand on a day: a decision for a later session does not count yet (D70). */
export const staysBy = <Stay extends Spell>(stays: readonly Stay[], day: string): readonly Stay[] =>
  stays
    .filter(({ from = '' }) => from <= day)
    .map((stay) => ((stay.to ?? '') > day ? { ...stay, to: undefined, end: undefined } : stay));

/** The class of a student on a day; undefined before the first one. */
export const stayOn = <Stay extends Spell>(stays: readonly Stay[], day: string): Stay | undefined =>
  staysBy(stays, day).at(-1);

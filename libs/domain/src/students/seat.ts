import { sessionGiven, sessionHere, termsOfSession, type FeePayer, type FormerTerms } from '../fees';
import { classSectionSchema, sessionAt, type ClassSection } from '../school';
import { classSectionOf } from './section-plan';

/** What tells where a student sits. */
export type Seated = Parameters<typeof classSectionOf>[0] & {
  /** The session for which the class was given (D74). */
  readonly classSession?: string | undefined;
  /** The section that the student was moved out of last, as `movedFromKey` says it. */
  readonly movedFrom?: string | undefined;
  readonly leftAt?: Date | undefined;
  /** The terms of before, where they are known: they say where those sat whose class was set by hand, and not by a move. */
  readonly former?: readonly FormerTerms[] | undefined;
};

/** By what those are found who were moved out of a section at the end of a session. */
export const movedFromKey = (
  session: string,
  { branch, class: schoolClass, section }: ClassSection,
): string => [session, branch, schoolClass, section].join(' ');

/** The section that a student was moved out of at the end of a session; nothing where that was in another session, or never. */
export function movedOutOf(
  session: string,
  { movedFrom = '' }: Pick<Seated, 'movedFrom'>,
): ClassSection | undefined {
  const [ended, branch, schoolClass, section] = movedFrom.split(' ');
  return ended === session
    ? classSectionSchema.safeParse({ branch, class: schoolClass, section }).data
    : undefined;
}

/**
 * The section in which a student sits in a session: who was moved into the next one stays in that of before until it begins
 * (D70), and for ever where they left before. Nobody sits anywhere before the session that they were admitted for.
 */
export function seatIn(session: string, student: Seated): ClassSection | undefined {
  const { classSession = '' } = student;
  const here = sessionHere(session, student);
  if (classSession <= here) return classSectionOf(student);
  const moved = movedOutOf(here, student);
  const before = termsOfSession<FormerTerms | Seated>(here, student);
  if (moved || !before) return moved;
  return classSectionOf({ ...before, section: before.section ?? student.section });
}

/** The section whose week and days are a student's in a session: of who was admitted for a later one, that of then (D70). */
export const sectionIn = (session: string, student: Seated): ClassSection =>
  seatIn(session, student) ?? classSectionOf(student);

/** Whether a class that is given for a session undoes what was decided of a student at its end (D70). */
export const undoesMove = (classSession: string, student: Pick<Seated, 'movedFrom'>): boolean =>
  movedOutOf(classSession, student) !== undefined;

/** How a student is in a class again who comes back. */
interface Return {
  readonly classSession: string;
  /** What was decided of the student at the end of this session holds no more. */
  readonly isUndecided: boolean;
}

/**
 * For which session a class counts into which a student comes back: one who was moved on, and comes back into the class of
 * before while its session runs, is in it again as if nothing had been decided (D70). Of who was to stay in the class, the
 * section tells which one is meant.
 */
export function comesBackInto(
  place: Pick<ClassSection, 'class' | 'section'>,
  student: FeePayer & Seated,
  at: Date,
): Return {
  const running = sessionAt(at);
  const old = movedOutOf(running, student);
  const isOld = old?.class === place.class && (old.class !== student.class || old.section === place.section);
  const classSession = isOld ? running : sessionGiven(student, at);
  return { classSession, isUndecided: undoesMove(classSession, student) };
}

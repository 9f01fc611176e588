import { sessionGiven, sessionAttended, termsOfSession, type FeePayer, type FormerTerms } from '../fees';
import { classSectionSchema, sessionAt, type ClassSection } from '../school';
import { classSectionOf } from './section-plan';

/** The fields that tell where a student sits. */
export type Seated = Parameters<typeof classSectionOf>[0] & {
  /** The session for which the class was given (D74). */
  readonly classSession?: string | undefined;
  /** The section that the student was last moved out of, in the form of `movedFromKey`. */
  readonly movedFrom?: string | undefined;
  readonly leftAt?: Date | undefined;
  /** The earlier terms, if known: they tell the seat of a student whose class was set by hand, and not by a move. */
  readonly former?: readonly FormerTerms[] | undefined;
};

/** The key of students who were moved out of a section at the end of a session. */
export const movedFromKey = (
  session: string,
  { branch, class: schoolClass, section }: ClassSection,
): string => [session, branch, schoolClass, section].join(' ');

/** The section that a student was moved out of at the end of a session; undefined if there was no such move then. */
export function movedOutOf(
  session: string,
  { movedFrom = '' }: Pick<Seated, 'movedFrom'>,
): ClassSection | undefined {
  const [endedSession, branch, schoolClass, section] = movedFrom.split(' ');
  return endedSession === session
    ? classSectionSchema.safeParse({ branch, class: schoolClass, section }).data
    : undefined;
}

/**
 * The section in which a student sits in a session: a student who was moved on stays in the old section until the next session
 * begins (D70), and for ever after leaving before that. Nobody sits anywhere before the session of the admission.
 */
export function seatIn(session: string, student: Seated): ClassSection | undefined {
  const { classSession = '' } = student;
  const attended = sessionAttended(session, student);
  if (classSession <= attended) return classSectionOf(student);
  const movedOut = movedOutOf(attended, student);
  const terms = termsOfSession<FormerTerms | Seated>(attended, student);
  if (movedOut || !terms) return movedOut;
  return classSectionOf({ ...terms, section: terms.section ?? student.section });
}

/** The section whose week and days apply to a student in a session; for a later admission, that of the later session (D70). */
export const sectionIn = (session: string, student: Seated): ClassSection =>
  seatIn(session, student) ?? classSectionOf(student);

/** Whether a class given for a session undoes the decision about a student at the end of that session (D70). */
export const undoesMove = (classSession: string, student: Pick<Seated, 'movedFrom'>): boolean =>
  movedOutOf(classSession, student) !== undefined;

/** The class of a student who comes back. */
interface Return {
  readonly classSession: string;
  /** True when the decision about the student at the end of this session no longer counts. */
  readonly isUndecided: boolean;
}

/**
 * The session for which the class of a returning student counts: one who was moved on, and comes back into the old class while
 * its session runs, is in it again as if nothing had been decided (D70). For a student who was to stay in the class, the section
 * tells which session is meant.
 */
export function sessionOfReturn(
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

import { classSectionSchema, type ClassSection } from '../school';
import { classSectionOf } from './section-plan';

/** What tells where a student sits. */
export type Seated = Parameters<typeof classSectionOf>[0] & {
  /** The session for which the class was given (D74). */
  readonly classSession?: string | undefined;
  /** The section that the student was moved out of last, as `movedFromKey` says it. */
  readonly movedFrom?: string | undefined;
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
 * (D70). Nobody sits anywhere before the session that they were admitted for.
 */
export function seatIn(session: string, student: Seated): ClassSection | undefined {
  const { classSession = '' } = student;
  return classSession > session ? movedOutOf(session, student) : classSectionOf(student);
}

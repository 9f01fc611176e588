import type { FormerTerms } from '../fees';
import { schoolDate, sessionName } from '../school';
import type { SchoolClass } from '../values';

/** A class that a student was in. */
export interface ClassStay {
  readonly class: SchoolClass;
  /** The session for which the class was given, where that is known. */
  readonly session?: string | undefined;
  /** The first day in it, `yyyy-mm-dd`; not known where the student came before this program had the record. */
  readonly from?: string | undefined;
  /** The day on which another class, or a leaving, ended it. */
  readonly to?: string | undefined;
  readonly hasLeft: boolean;
}

export interface Schooled {
  readonly class: SchoolClass;
  readonly classSession?: string | undefined;
  readonly dateOfAdmission: string;
  readonly former?: readonly FormerTerms[] | undefined;
  readonly leftAt?: Date | undefined;
}

interface Stay extends ClassStay {
  readonly end?: Date | undefined;
}

const sessionOf = (day: string) => sessionName(day.slice(0, 7));

/**
 * The classes that a student was in, oldest first, as far as this program knows of them. Another class in the same session
 * is taken for a correction of the first (D65).
 */
export function classStays({ dateOfAdmission, former = [], ...now }: Schooled): readonly ClassStay[] {
  const terms: readonly Stay[] = [
    ...former.map(({ class: schoolClass, classSession: session, leftAt, until }) => ({
      class: schoolClass,
      session,
      from: schoolDate(until),
      end: leftAt ?? until,
      hasLeft: leftAt !== undefined,
    })),
    { class: now.class, session: now.classSession, end: now.leftAt, hasLeft: now.leftAt !== undefined },
  ];
  const stays: ClassStay[] = [];
  for (const [at, { class: schoolClass, session, end, hasLeft }] of terms.entries()) {
    const to = end && schoolDate(end);
    const last = stays.at(-1);
    if (last && !last.hasLeft && last.session === session) {
      stays[stays.length - 1] = { ...last, class: schoolClass, to, hasLeft };
      continue;
    }
    const came = terms[at - 1]?.from ?? dateOfAdmission;
    const isKnown = at > 0 || session === undefined || sessionOf(came) === session;
    stays.push({ class: schoolClass, session, from: isKnown ? came : undefined, to, hasLeft });
  }
  return stays;
}

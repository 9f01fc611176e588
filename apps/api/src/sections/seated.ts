import {
  boardsOfBranch,
  movedFromKey,
  seatIn,
  sections,
  type ClassSection,
  type SchoolClass,
  type SchoolCode,
  type Section,
} from '@school/domain';
import { SEAT } from '../students/student-card';
import type { StudentRecord } from '../students/student.schema';

/** What of a student tells where one sits, and in which order. */
export const SEATED = { foldedId: 1, sortKeys: 1, ...SEAT } as const;

type SeatedStudent = Pick<StudentRecord, keyof typeof SEATED>;

/** The classes of a branch, and one section of them. */
export interface AskedSeats {
  readonly branch: SchoolCode;
  readonly classes: readonly SchoolClass[];
  readonly section?: Section;
}

export const seatsOf = ({ branch, class: schoolClass, section }: ClassSection): AskedSeats => ({
  branch,
  classes: [schoolClass],
  section,
});

/** The order of the register: by name. */
export const BY_NAME = { 'sortKeys.firstName': 1, 'sortKeys.lastName': 1, 'sortKeys.id': 1 } as const;

/** The same of students who were read. */
export const byName = (
  { sortKeys: one }: Pick<StudentRecord, 'sortKeys'>,
  { sortKeys: other }: Pick<StudentRecord, 'sortKeys'>,
): number =>
  compare(one.firstName, other.firstName) ||
  compare(one.lastName, other.lastName) ||
  compare(one.id, other.id);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Whose class and section these are, also for a session to come. */
export const whoIsIn = ({ branch, classes, section }: AskedSeats) => ({
  left: false,
  class: { $in: [...classes] },
  ...(section !== undefined && { section }),
  boardType: { $in: [...boardsOfBranch(branch)] },
});

const whoWasMovedOut = ({ branch, classes, section }: AskedSeats, session: string) => ({
  left: false,
  movedFrom: {
    $in: classes.flatMap((schoolClass) =>
      (section === undefined ? sections : [section]).map((one) =>
        movedFromKey(session, { branch, class: schoolClass, section: one }),
      ),
    ),
  },
});

/** Whose class these ever were, also where another one was set by hand since: of which session that was, the seat says. */
export const whoWasEverIn = ({ classes }: Pick<AskedSeats, 'classes'>) => ({
  left: false,
  'former.class': { $in: [...classes] },
});

type AskedStudents =
  ReturnType<typeof whoIsIn> | ReturnType<typeof whoWasMovedOut> | ReturnType<typeof whoWasEverIn>;

/**
 * Who sits in sections in a session, in the order of names, each with the class and section of it (D70).
 * @param find a query for each way to have sat there, as one for all of them would read the whole school
 * @param more who else may have sat there: of a session that is over
 */
export async function seatedIn<Found extends SeatedStudent>(
  asked: AskedSeats,
  session: string,
  find: (filter: AskedStudents) => Promise<readonly Found[]>,
  more: readonly AskedStudents[] = [],
): Promise<Found[]> {
  const filters = [whoIsIn(asked), whoWasMovedOut(asked, session), ...more];
  const found = await Promise.all(filters.map(find));
  // Who stays in a section is found more than once.
  const students = new Map(found.flat().map((student) => [student.foldedId, student]));
  return [...students.values()]
    .flatMap((student) => {
      const seat = seatIn(session, student);
      return seat && isAsked(seat, asked) ? [{ ...student, class: seat.class, section: seat.section }] : [];
    })
    .sort(byName);
}

const isAsked = (seat: ClassSection, { branch, classes, section = seat.section }: AskedSeats): boolean =>
  seat.branch === branch && classes.includes(seat.class) && seat.section === section;

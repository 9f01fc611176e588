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

/** The fields of a student that tell the seat (class and section) and the order in the register. */
export const SEATED = { foldedId: 1, sortKeys: 1, ...SEAT } as const;

type SeatedStudent = Pick<StudentRecord, keyof typeof SEATED>;

/** The classes of a branch, and one section of them. */
export interface SeatFilter {
  readonly branch: SchoolCode;
  readonly classes: readonly SchoolClass[];
  readonly section?: Section;
}

export const seatsOf = ({ branch, class: schoolClass, section }: ClassSection): SeatFilter => ({
  branch,
  classes: [schoolClass],
  section,
});

/** The order of the register: by name. */
export const BY_NAME = { 'sortKeys.firstName': 1, 'sortKeys.lastName': 1, 'sortKeys.id': 1 } as const;

/** The same order, for students in memory. */
export const byName = (
  { sortKeys: one }: Pick<StudentRecord, 'sortKeys'>,
  { sortKeys: other }: Pick<StudentRecord, 'sortKeys'>,
): number =>
  compare(one.firstName, other.firstName) ||
  compare(one.lastName, other.lastName) ||
  compare(one.id, other.id);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The filter for students in these classes and section now, also for a coming session. */
export const currentStudentsFilter = ({ branch, classes, section }: SeatFilter) => ({
  left: false,
  class: { $in: [...classes] },
  ...(section !== undefined && { section }),
  boardType: { $in: [...boardsOfBranch(branch)] },
});

const movedOutFilter = ({ branch, classes, section }: SeatFilter, session: string) => ({
  left: false,
  movedFrom: {
    $in: classes.flatMap((schoolClass) =>
      (section === undefined ? sections : [section]).map((one) =>
        movedFromKey(session, { branch, class: schoolClass, section: one }),
      ),
    ),
  },
});

/** The filter for students who were ever in these classes, even before a change by hand; their seat tells the session. */
export const formerStudentsFilter = ({ classes }: Pick<SeatFilter, 'classes'>) => ({
  left: false,
  'former.class': { $in: [...classes] },
});

type StudentsFilter =
  | ReturnType<typeof currentStudentsFilter>
  | ReturnType<typeof movedOutFilter>
  | ReturnType<typeof formerStudentsFilter>;

/**
 * The students of sections in a session, in the order of names, each with the class and section of that session (D70).
 * @param find runs a query for each way to have been there, as one query for all would read the whole school
 * @param furtherFilters filters for others who may have been there, in a session that is over
 */
export async function seatedIn<Student extends SeatedStudent>(
  seats: SeatFilter,
  session: string,
  find: (filter: StudentsFilter) => Promise<readonly Student[]>,
  furtherFilters: readonly StudentsFilter[] = [],
): Promise<Student[]> {
  const filters = [currentStudentsFilter(seats), movedOutFilter(seats, session), ...furtherFilters];
  const found = await Promise.all(filters.map(find));
  // A student who stays in a section is found more than once.
  const students = new Map(found.flat().map((student) => [student.foldedId, student]));
  return [...students.values()]
    .flatMap((student) => {
      const seat = seatIn(session, student);
      return seat && isAmong(seat, seats) ? [{ ...student, class: seat.class, section: seat.section }] : [];
    })
    .sort(byName);
}

const isAmong = (seat: ClassSection, { branch, classes, section = seat.section }: SeatFilter): boolean =>
  seat.branch === branch && classes.includes(seat.class) && seat.section === section;

import * as z from 'zod/mini';
import { choice, exporting, foldText, hasControlCharacters, paging, says, schoolHeadText } from '../rules';
import { schoolCode, schoolCodes, type SchoolCode } from '../school';
import {
  boards,
  choiceLabel,
  mediumsForBoard,
  plainDigits,
  schoolClasses,
  sections,
  type Board,
  type SchoolClass,
  type Section,
} from '../values';
import type { Words } from '../words';
import { fullName } from './student-name';

const sortableColumns = ['studentID', 'studentName', 'fatherName', 'motherName', 'board', 'class'] as const;
export type SortableColumn = (typeof sortableColumns)[number];
export type StudentSort = SortableColumn | `-${SortableColumn}`;
/** A column, or a column with `-` before it for descending order. */
export const studentSorts = sortableColumns.flatMap((column) => [column, `-${column}`] as const);

/** The filters of the list (D23). */
const filters = {
  // Each choice matches exactly: class VII is not VIII.
  branch: choice(schoolCodes),
  class: choice(schoolClasses),
  section: choice(sections),
  boardType: choice(boards),
  /** Students who have left, instead of those who are there (D22). */
  left: choice(['true', 'false']),
  /** Students who have taken a head of the school, now or for a month to come (D78). */
  head: schoolHeadText,
  filter: z.string({ error: says('text') }).check(
    z.trim(),
    z.maxLength(100, says('maxLength', 100)),
    z.refine((text) => !hasControlCharacters(text), says('controlCharacters')),
  ),
};

/** The filters, for the form that asks. */
export const studentFilterSchema = z.partial(z.object(filters));

export type StudentChoices = Omit<z.output<typeof studentFilterSchema>, 'filter'>;

/** The query of the list of registered students (D23); every field is optional. */
export const studentListSchema = z
  .partial(
    z.object({
      ...paging,
      ...filters,
      sort: z.enum(studentSorts, { error: says('sort') }),
    }),
  )
  .register(z.globalRegistry, { id: 'StudentListQuery' });

export type StudentListQuery = z.output<typeof studentListSchema>;

/** The query of the same list as a file: all of its pages (D69). */
export const studentExportSchema = z
  .extend(z.omit(studentListSchema, { page: true, size: true }), exporting)
  .register(z.globalRegistry, { id: 'StudentExportQuery' });

export type StudentExportQuery = z.output<typeof studentExportSchema>;

interface ListedStudent {
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly fatherName: string;
  readonly motherName: string;
  readonly boardType: Board;
  readonly class: SchoolClass;
  readonly section: Section;
}

/** The fields that the filter searches besides those the list shows: a family that calls gives its number. */
interface FilteredStudent extends ListedStudent {
  readonly primaryMobile: string;
  readonly secondaryMobile: string;
}

/** The boards of a branch's students; with any medium that it allows, a board leads to one branch only (D17). */
export const boardsOfBranch = (branch: SchoolCode): readonly Board[] =>
  boards.filter((boardType) =>
    mediumsForBoard(boardType).some((medium) => schoolCode({ medium, boardType }) === branch),
  );

/**
 * The words of a filter, in the form in which they are compared; each is searched separately, the longest first. Digits may be
 * typed in Hindi, as the numbers of a student have plain ones.
 */
export const filterWords = (filter: string): string[] =>
  [...new Set(plainDigits(foldText(filter)).split(/\s+/u))]
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);

/** The number of letters kept from each letter of the search text on; longer words are looked for in the text itself. */
const KEY_LENGTH = 12;

const beginning = (letters: readonly string[], from: number, count: number) =>
  letters.slice(from, from + count).join('');

/**
 * The parts of a search text that are kept in an index: the text from each letter on, and the one and two letters there as parts
 * of their own. So any text within a line is the beginning of a part, or a whole part.
 */
export function filterKeys(searchText: string): string[] {
  const parts = new Set<string>();
  for (const line of searchText.split('\n')) {
    const letters = Array.from(line);
    for (const [index, letter] of letters.entries()) {
      // No search begins or ends with a space.
      if (letter.trim() === '') continue;
      for (const count of [1, 2, KEY_LENGTH]) parts.add(beginning(letters, index, count).trimEnd());
    }
  }
  return [...parts];
}

/** The way in which a filter is looked up among `filterKeys`. */
export interface FilterLookup {
  readonly text: string;
  /** Whether a part equals this text, or begins with it. */
  readonly is: 'part' | 'beginning';
  /** Whether the text is the whole word; otherwise the search text has to be checked too. */
  readonly isWhole: boolean;
}

/** @param word one of `filterWords` */
export function filterLookup(word: string): FilterLookup {
  const letters = Array.from(word);
  const text = beginning(letters, 0, KEY_LENGTH);
  return { text, is: letters.length <= 2 ? 'part' : 'beginning', isWhole: text === word };
}

/**
 * The text that the filter searches (D23): all that the list shows of a student, and the mobiles, folded, one column a line.
 * @param languages in which the list is shown; a choice is found by its name in any of them
 */
export function studentSearchText(
  student: FilteredStudent,
  languages: readonly Pick<Words, 'options'>[],
): string {
  const { section } = student;
  const lines = [
    student.studentID,
    fullName(student),
    student.fatherName,
    student.motherName,
    ...languages.map(({ options }) => choiceLabel(options.boardType, student.boardType)),
    ...languages.map(({ options }) => choiceLabel(options.class, student.class)),
    section === '*' ? '' : section,
    student.primaryMobile,
    student.secondaryMobile,
  ];
  return [...new Set(lines.map(foldText))].join('\n');
}

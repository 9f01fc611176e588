import * as z from 'zod/mini';
import type { Board } from './options';
import { exporting } from './export';
import { paging } from './paging';
import { says } from './says';
import { fullName } from './student-name';
import { classLabel, type SchoolClass } from './school-class';
import { foldText, hasControlCharacters } from './text-rules';
import { englishWords as en } from './words/en';

const sortableColumns = ['studentID', 'studentName', 'fatherName', 'motherName', 'board', 'class'] as const;
export type SortableColumn = (typeof sortableColumns)[number];
export type StudentSort = SortableColumn | `-${SortableColumn}`;
/** A column, or a column with `-` before it for the other way round. */
export const studentSorts = sortableColumns.flatMap((column) => [column, `-${column}`] as const);

/** The query of the registered students list (D23); all of it optional. */
export const studentListSchema = z
  .partial(
    z.object({
      ...paging,
      filter: z.string({ error: says('text') }).check(
        z.trim(),
        z.maxLength(100, says('maxLength', 100)),
        z.refine((text) => !hasControlCharacters(text), says('controlCharacters')),
      ),
      sort: z.enum(studentSorts, { error: says('sort') }),
    }),
  )
  .register(z.globalRegistry, { id: 'StudentListQuery' });

export type StudentListQuery = z.output<typeof studentListSchema>;

/** The query of the same list as a file: all of its pages (D69). */
export const studentExportSchema = z
  .extend(z.pick(studentListSchema, { filter: true, sort: true }), exporting)
  .register(z.globalRegistry, { id: 'StudentExportQuery' });

export type StudentExportQuery = z.output<typeof studentExportSchema>;

export interface ListedStudent {
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly fatherName: string;
  readonly motherName: string;
  readonly boardType: Board;
  readonly class: SchoolClass;
}

/** So many letters of what is searched are kept from each letter on; what is typed beyond them is looked for in the text. */
const KEPT = 12;

const beginning = (letters: readonly string[], from: number, count: number) =>
  letters.slice(from, from + count).join('');

/**
 * The parts of a search text that are kept in an index: from each letter on what follows it, and the one and two letters
 * there as parts of their own. So whatever stands anywhere in a line is the beginning of a part, or a part.
 */
export function filterKeys(searchText: string): string[] {
  const parts = new Set<string>();
  for (const line of searchText.split('\n')) {
    const letters = Array.from(line);
    for (const [at, letter] of letters.entries()) {
      // Nothing that is looked for begins or ends with a space.
      if (letter.trim() === '') continue;
      for (const count of [1, 2, KEPT]) parts.add(beginning(letters, at, count).trimEnd());
    }
  }
  return [...parts];
}

/** How a filter is looked up among `filterKeys`. */
export interface FilterLookup {
  readonly text: string;
  /** A part is this text, or begins with it. */
  readonly is: 'part' | 'beginning';
  /** Whether that is all of the filter; else the search text has to be looked at too. */
  readonly isWhole: boolean;
}

/** @param filter folded, without space around it, not empty */
export function filterLookup(filter: string): FilterLookup {
  const letters = Array.from(filter);
  const text = beginning(letters, 0, KEPT).trimEnd();
  return { text, is: letters.length <= 2 ? 'part' : 'beginning', isWhole: text === filter };
}

/** All that the list shows of a student, folded, a column a line: what the filter looks in (D23). */
export function studentSearchText(student: ListedStudent): string {
  return [
    student.studentID,
    fullName(student),
    student.fatherName,
    student.motherName,
    en.options.boardType[student.boardType],
    classLabel(student.class),
  ]
    .map(foldText)
    .join('\n');
}

import * as z from 'zod/mini';
import type { Board } from './options';
import { says, type RuleCode } from './says';
import { fullName } from './student-name';
import { classLabel, type SchoolClass } from './school-class';
import { hasControlCharacters } from './text-rules';
import { englishWords as en } from './words/en';

/** The specified page length and number of page links (section 9). */
export const PAGE_SIZE = 10;
export const PAGE_LINKS = 7;

const sortableColumns = ['studentID', 'studentName', 'fatherName', 'motherName', 'board', 'class'] as const;
export type SortableColumn = (typeof sortableColumns)[number];
export type StudentSort = SortableColumn | `-${SortableColumn}`;
/** A column, or a column with `-` before it for the other way round. */
export const studentSorts = sortableColumns.flatMap((column) => [column, `-${column}`] as const);

const wholeNumber = (message: RuleCode, largest: number) =>
  z
    .pipe(z.string({ error: message }).check(z.regex(/^[1-9]\d{0,8}$/, message)), z.transform(Number))
    .check(z.refine((value) => value <= largest, message));

/** The query of the registered students list (D23); all of it optional. Text in, as a URL carries it. */
export const studentListSchema = z
  .partial(
    z.object({
      page: wholeNumber('page', 1_000_000),
      size: wholeNumber('pageSize', 100),
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

export interface ListedStudent {
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly fatherName: string;
  readonly motherName: string;
  readonly boardType: Board;
  readonly class: SchoolClass;
}

/** Text in the form in which filters compare it: Unicode composed, without regard to case. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
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

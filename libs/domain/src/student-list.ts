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

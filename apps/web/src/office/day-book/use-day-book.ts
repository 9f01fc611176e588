import type { DayBookFilter, ExportKind } from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import type { DayBook, DayBookEntry } from '../../api/types';
import type { DefinedFields } from '../list/use-list-query';
import { usePart } from '../list/use-part';
import { PRINT_PAGE, wholeOf, type Part } from '../list/whole-list';

/** The most entries that are printed; a longer day book can be downloaded as a file. */
export const MOST_PRINTED = 20 * PRINT_PAGE;

/** A page of the day book, or all of it. */
export type DayBookPart = DayBook & Part<DayBookEntry>;

async function readPage(
  filter: DefinedFields<DayBookFilter>,
  page: number,
  size?: number,
  signal?: AbortSignal,
): Promise<DayBookPart> {
  const query = { ...filter, page: String(page), ...(size !== undefined && { size: String(size) }) };
  const book = await valueOf(
    calls.GET('/api/office/dayBook', { params: { query }, ...(signal && { signal }) }),
  );
  return { ...book, rows: book.entries, total: book.count };
}

export const useDayBook = (filter: DefinedFields<DayBookFilter>, page: number) =>
  usePart(['day-book', filter, page], (signal) => readPage(filter, page, undefined, signal));

/** Reads the whole book, for paper. @throws Refusal */
export const wholeDayBook = (filter: DefinedFields<DayBookFilter>) =>
  wholeOf(
    (page) => readPage(filter, page, PRINT_PAGE),
    MOST_PRINTED,
    ({ studentReceiptNo }) => studentReceiptNo,
  );

/** Exports the whole book as a file (D69). */
export const exportDayBook = (filter: DefinedFields<DayBookFilter>) => (as: ExportKind) =>
  calls.GET('/api/office/exportDayBook', { params: { query: { as, ...filter } }, parseAs: 'blob' });

import {
  isCalendarDate,
  type ExportKind,
  type FeeHead,
  type PaymentMode,
  type SchoolCode,
} from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, schoolApi, valueOf } from '../../api/school-api';
import type { DayBook } from '../../api/types';
import { useListAddress } from '../list/use-list-address';

const { calls } = schoolApi;

/** What of the collections is shown; all of today's where it says nothing. */
export interface DayBookFilter {
  readonly firstDay?: string;
  readonly lastDay?: string;
  readonly branch?: SchoolCode;
  /** The id of the account that took the money. */
  readonly collector?: string;
  readonly mode?: PaymentMode;
  readonly head?: FeeHead;
}

const FILTERS = ['firstDay', 'lastDay', 'branch', 'collector', 'mode', 'head'] as const;
export type FilterName = (typeof FILTERS)[number];

/** How many entries are asked for at once to be printed, and how many of such pages are printed at most. */
const PRINT_PAGE = 100;
const MOST_PRINT_PAGES = 20;

/** More than this is no paper for anybody; it leaves as a file. */
export const MOST_PRINTED = PRINT_PAGE * MOST_PRINT_PAGES;

/** What the day book shows, kept in the address, so that a reload, a bookmark and the way back show the same. */
export function useDayBookQuery() {
  const { address, page, setPage, narrow, clear } = useListAddress();
  const filter = Object.fromEntries(
    FILTERS.map((name) => [name, address.get(name) ?? ''] as const).filter(([, value]) => value !== ''),
  ) as DayBookFilter;
  return {
    filter,
    page,
    setPage,
    set: (name: FilterName, value: string) => {
      if (name === 'firstDay' && isCalendarDate(value)) {
        // A first day that is not before the last one any more is the only day.
        const isAfter = (filter.lastDay ?? value) < value;
        narrow({ firstDay: value, ...(isAfter && { lastDay: '' }) });
      } else narrow({ [name]: value });
    },
    clear,
  };
}

const pageOf = (filter: DayBookFilter, page: number, size?: number, signal?: AbortSignal) =>
  calls.GET('/api/office/dayBook', {
    params: {
      query: { ...filter, page: String(page), ...(size !== undefined && { size: String(size) }) },
    },
    ...(signal && { signal }),
  });

export function useDayBook(filter: DayBookFilter, page: number) {
  return useQuery({
    queryKey: ['day-book', filter, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => valueOf(pageOf(filter, page, undefined, signal)),
  });
}

/** The whole book, for paper. @throws Refusal */
export async function wholeDayBook(filter: DayBookFilter): Promise<DayBook> {
  const { value: book } = await answerOf(pageOf(filter, 1, PRINT_PAGE));
  const entries = [...book.entries];
  while (entries.length < Math.min(book.count, MOST_PRINTED)) {
    const { value } = await answerOf(pageOf(filter, entries.length / PRINT_PAGE + 1, PRINT_PAGE));
    if (value.entries.length === 0) break;
    entries.push(...value.entries);
  }
  return { ...book, entries };
}

/** The whole book as a file (D69). */
export const exportDayBook = (as: ExportKind, filter: DayBookFilter) =>
  calls.GET('/api/office/exportDayBook', { params: { query: { as, ...filter } }, parseAs: 'blob' });

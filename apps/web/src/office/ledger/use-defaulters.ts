import type { DefaultersFilter, DefaultersSort, ExportKind } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import type { Defaulter } from '../../api/types';
import { useRead } from '../../api/use-read';
import type { DefinedFields } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';
import { PRINT_PAGE, wholeOf } from '../list/whole-list';

// Below the students' key, as each charge and payment of a student makes the list of defaulters stale.
const KEY = [...keys.students, 'defaulters'] as const;

/** The filter of the defaulters; without any, all are meant. */
export type DefaultersChoice = DefinedFields<DefaultersFilter>;

interface DefaultersRequest {
  readonly page: number;
  readonly size: number;
  readonly filter: DefaultersChoice;
  readonly sort: DefaultersSort;
}

/** The most defaulters that are printed together. */
export const MOST_PRINTED = 600;

const readPage = ({ page, size, sort, filter }: DefaultersRequest, signal: AbortSignal) => {
  const query = { ...filter, sort, page: String(page), size: String(size) };
  return partOf(calls.GET('/api/office/defaulters', { params: { query }, signal }));
};

const keyOf = ({ studentID }: Defaulter) => studentID;

/** One page of the defaulters with the total that match (D55). @param isEnabled whether to ask at all: only with the right to it */
export const useDefaulters = (request: DefaultersRequest, isEnabled = true) =>
  usePart([...KEY, 'page', request], (signal) => readPage(request, signal), isEnabled);

/** The sum that all matching defaulters owe, by how late it is. @param isEnabled as for `useDefaulters` */
export const useDefaultersTotals = (filter: DefaultersChoice, isEnabled = true) =>
  usePart(
    [...KEY, 'totals', filter],
    (signal) => valueOf(calls.GET('/api/office/defaulters/totals', { params: { query: filter }, signal })),
    isEnabled,
  );

/**
 * All matching defaulters, for paper; without rows if there are too many.
 * @param chosen the student IDs of the wanted ones among them; empty for all
 */
export const useAllDefaulters = (
  filter: DefaultersChoice,
  sort: DefaultersSort,
  chosen: readonly string[] = [],
) =>
  useRead(
    [...KEY, 'all', filter, sort, chosen],
    async (signal) => {
      const load = (page: number) => readPage({ page, size: PRINT_PAGE, filter, sort }, signal);
      if (chosen.length === 0) return wholeOf(load, MOST_PRINTED, keyOf);
      const all = await wholeOf(load, Infinity, keyOf);
      const rows = all.rows.filter(({ studentID }) => chosen.includes(studentID));
      return { rows, total: rows.length };
    },
    { gcTime: 0 },
  );

/** The filter and the order of the defaulters. */
export type DefaultersOf = Pick<DefaultersRequest, 'filter' | 'sort'>;

/** Fetches all defaulters that match at this moment; without rows if there are too many. */
export function bringDefaulters(choice: DefaultersOf) {
  const { signal } = new AbortController();
  return wholeOf(
    (page: number) => readPage({ ...choice, page, size: PRINT_PAGE }, signal),
    MOST_PRINTED,
    keyOf,
  );
}

/** Exports the defaulters as a file (D69). */
export const exportDefaulters = (filter: DefaultersChoice, sort: DefaultersSort) => (as: ExportKind) =>
  calls.GET('/api/office/defaulters/export', { params: { query: { ...filter, sort, as } }, parseAs: 'blob' });

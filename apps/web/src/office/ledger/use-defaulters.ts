import type { DefaultersFilter, DefaultersSort, ExportKind } from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { answerOf, schoolApi, valueOf } from '../../api/school-api';
import type { Defaulter } from '../../api/types';

const { calls } = schoolApi;

// What a student is charged or pays outdates who owes.
const KEY = [...keys.students, 'defaulters'] as const;

/** Which defaulters are chosen; what is left out chooses all. */
export type DefaultersChoice = {
  readonly [Name in keyof DefaultersFilter]?: NonNullable<DefaultersFilter[Name]>;
};

/** Which defaulters a list shows. */
interface DefaultersRequest {
  readonly page: number;
  readonly size: number;
  readonly filter: DefaultersChoice;
  readonly sort: DefaultersSort;
}

/** So many are printed together, and asked for at a time. */
export const MOST_PRINTED = 600;
const AT_A_TIME = 100;

async function pageOf({ page, size, sort, filter }: DefaultersRequest, signal: AbortSignal) {
  const query = { ...filter, sort, page: String(page), size: String(size) };
  const { value: rows, headers } = await answerOf(
    calls.GET('/api/office/defaulters', { params: { query }, signal }),
  );
  return { rows, total: Number(headers.get('X-Total-Count')) };
}

/** One page of the defaulters, and the number of all that match (D55). */
export function useDefaulters(request: DefaultersRequest) {
  return useQuery({
    queryKey: [...KEY, 'page', request],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => pageOf(request, signal),
  });
}

/** What all that match owe together, by how late it is. */
export function useDefaultersTotals(filter: DefaultersChoice) {
  return useQuery({
    queryKey: [...KEY, 'totals', filter],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/defaulters/totals', { params: { query: filter }, signal })),
  });
}

/**
 * All that match, for paper; none where they are too many.
 * @param chosen the Student IDs of those among them who are wanted; all where it names none
 */
export function useAllDefaulters(
  filter: DefaultersChoice,
  sort: DefaultersSort,
  chosen: readonly string[] = [],
) {
  return useQuery({
    queryKey: [...KEY, 'all', filter, sort, chosen],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const rows: Defaulter[] = [];
      const isWanted = ({ studentID }: Defaulter) => chosen.length === 0 || chosen.includes(studentID);
      for (let page = 1; ; page += 1) {
        const part = await pageOf({ page, size: AT_A_TIME, filter, sort }, signal);
        const total = chosen.length || part.total;
        if (total > MOST_PRINTED) return { rows: [], total };
        rows.push(...part.rows.filter(isWanted));
        if (part.rows.length < AT_A_TIME || rows.length === chosen.length)
          return { rows, total: rows.length };
      }
    },
  });
}

/** The defaulters as a file (D69). */
export const exportDefaulters = (filter: DefaultersChoice, sort: DefaultersSort) => (as: ExportKind) =>
  calls.GET('/api/office/defaulters/export', { params: { query: { ...filter, sort, as } }, parseAs: 'blob' });

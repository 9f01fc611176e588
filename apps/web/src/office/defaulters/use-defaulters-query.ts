import {
  defaultersFilterSchema,
  defaultersSorts,
  type DefaultersColumn,
  type DefaultersSort,
} from '@school/domain';
import { useSearchParams } from 'react-router-dom';
import type { DefaultersChoice } from '../../api/keys';
import { pageIn } from '../../app/page-in-address';

const FILTERS = ['branch', 'class', 'section', 'age', 'left'] as const;
export type DefaultersFilterName = (typeof FILTERS)[number];

/** The filter in an address; what means nothing there is left out. */
function filterIn(query: URLSearchParams): DefaultersChoice {
  const { shape } = defaultersFilterSchema;
  const said = FILTERS.flatMap((name) => {
    const { success, data } = shape[name].safeParse(query.get(name) ?? undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return Object.fromEntries(said) as DefaultersChoice;
}

/** Page, filter and order of the defaulters, kept in the address so that going back shows the same rows again. */
export function useDefaultersQuery() {
  const [query, setQuery] = useSearchParams();
  const sort: DefaultersSort = defaultersSorts.find((known) => known === query.get('sort')) ?? '-amount';

  const change = (changes: Readonly<Record<string, string>>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes)) {
          if (value === '') after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { replace: true },
    );

  return {
    page: pageIn(query),
    filter: filterIn(query),
    sort,
    /** The same choice, for the address of a page that prints it. */
    address: query.toString(),
    setPage: (next: number) => change({ page: String(next) }),
    setFilter: (name: DefaultersFilterName, value: string) => change({ [name]: value, page: '' }),
    sortBy: (column: DefaultersColumn) => {
      const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;
      const next = direction === 'ascending' ? `-${column}` : column;
      return { direction, onSort: () => change({ sort: next, page: '' }) } as const;
    },
  };
}

import { studentSorts, type SortableColumn, type StudentSort } from '@school/domain';
import { useEffect, useState } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';
import { pageIn } from '../../app/page-in-address';

/** The address follows the filter after this much quiet, in milliseconds: browsers take few changes of it a second. */
const QUIET_MS = 150;

/**
 * The list's page, filter and sort, kept in the address so that going back shows the same rows again. The filter is
 * the one in the box, key by key; only the address waits until the typing pauses.
 */
export function useListQuery() {
  const [query, setQuery] = useSearchParams();
  const address = useHref(useLocation().pathname);
  const kept = query.get('filter') ?? '';
  const sort: StudentSort = studentSorts.find((known) => known === query.get('sort')) ?? 'studentID';
  const [typed, setTyped] = useState(kept);
  const filter = typed.trim();
  const keptPage = pageIn(query);

  const change = (changes: Record<string, string>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries({ filter, ...changes })) {
          if (value === '') after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { replace: true },
    );

  const keepFilter = () => {
    // While the next page loads, this one is still shown; it must not pull the address back to itself.
    const isHere = window.location.hash.split('?')[0] === address;
    if (isHere && filter !== kept) change({ page: '' });
  };

  useEffect(() => {
    if (filter === kept) return;
    const timer = setTimeout(keepFilter, QUIET_MS);
    return () => clearTimeout(timer);
  });

  return {
    // The page in the address belongs to the filter in the address.
    page: filter === kept ? keptPage : 1,
    filter,
    sort,
    typed,
    setTyped,
    /** Puts the filter into the address without waiting: for leaving the box, which may be on the way to another page. */
    keepFilter,
    setPage: (next: number) => change({ page: String(next) }),
    sortBy: (column: SortableColumn) => {
      const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;
      const next = direction === 'ascending' ? `-${column}` : column;
      return { direction, onSort: () => change({ sort: next, page: '' }) } as const;
    },
  };
}

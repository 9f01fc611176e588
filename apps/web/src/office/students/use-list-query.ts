import { studentSorts, type SortableColumn, type StudentSort } from '@school/domain';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const QUIET_MS = 150;

/** The list's page, filter and sort, kept in the address so that going back shows the same rows again. */
export function useListQuery() {
  const [query, setQuery] = useSearchParams();
  const filter = query.get('filter') ?? '';
  const sort: StudentSort = studentSorts.find((known) => known === query.get('sort')) ?? 'studentID';
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? '1')) || 1);
  const [typed, setTyped] = useState(filter);

  const change = (changes: Record<string, string>) =>
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

  useEffect(() => {
    if (typed.trim() === filter) return;
    const timer = setTimeout(() => change({ filter: typed.trim(), page: '' }), QUIET_MS);
    return () => clearTimeout(timer);
  });

  return {
    page,
    filter,
    sort,
    typed,
    setTyped,
    setPage: (next: number) => change({ page: String(next) }),
    sortBy: (column: SortableColumn) => {
      const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;
      const next = direction === 'ascending' ? `-${column}` : column;
      return { direction, onSort: () => change({ sort: next, page: '' }) } as const;
    },
  };
}

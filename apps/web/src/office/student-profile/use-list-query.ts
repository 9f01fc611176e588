import {
  studentChoicesSchema,
  studentSorts,
  type SortableColumn,
  type StudentChoices,
  type StudentSort,
} from '@school/domain';
import { useEffect, useState } from 'react';
import { useIsHere } from '../list/use-is-here';
import { turnOf, useListAddress } from '../list/use-list-address';
import { QUIET_MS } from '../list/use-text-in-address';
import type { StudentListChoice } from '../student/use-students';

/** The choices of the list in the order in which they stand beside the filter. */
export const listChoices = ['class', 'section', 'boardType', 'branch', 'left'] as const;

/** The choices in an address; what means nothing there is left out. */
function choicesIn(address: URLSearchParams): StudentListChoice {
  const { shape } = studentChoicesSchema;
  const said = listChoices.flatMap((name) => {
    const { success, data } = shape[name].safeParse(address.get(name) ?? undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return Object.fromEntries(said) as StudentListChoice;
}

/**
 * The list's page, filter, choices and sort, kept in the address so that going back shows the same rows again. The filter
 * is the one in the box, key by key; only the address waits until the typing pauses.
 */
export function useListQuery() {
  const list = useListAddress();
  const { address: query } = list;
  const isHere = useIsHere();
  const kept = query.get('filter') ?? '';
  const sort: StudentSort = studentSorts.find((known) => known === query.get('sort')) ?? 'studentID';
  const [typed, setTyped] = useState(kept);
  const filter = typed.trim();

  const keepFilter = () => {
    if (isHere() && filter !== kept) list.narrow({ filter });
  };

  useEffect(() => {
    if (filter === kept) return;
    const timer = setTimeout(keepFilter, QUIET_MS);
    return () => clearTimeout(timer);
  });

  return {
    // The page in the address belongs to the filter in the address.
    page: filter === kept ? list.page : 1,
    filter,
    isFilterKept: filter === kept,
    choices: choicesIn(query),
    sort,
    typed,
    setTyped,
    /** Puts the filter into the address without waiting: for leaving the box, which may be on the way to another page. */
    keepFilter,
    choose: (name: keyof StudentChoices, value: string) => list.narrow({ filter, [name]: value }),
    showAll: () => {
      setTyped('');
      list.clear();
    },
    setPage: list.setPage,
    sortBy: (column: SortableColumn) => turnOf(sort, column, (next) => list.narrow({ filter, sort: next })),
  };
}

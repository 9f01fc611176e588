import {
  defaultersFilterSchema,
  defaultersSorts,
  type DefaultersColumn,
  type DefaultersSort,
} from '@school/domain';
import type { DefaultersChoice } from '../ledger/use-defaulters';
import { turnOf, useListAddress } from '../list/use-list-address';

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
  const { address, page, setPage, narrow, choose } = useListAddress();
  const sort: DefaultersSort = defaultersSorts.find((known) => known === address.get('sort')) ?? '-amount';

  const ofAll = new URLSearchParams(address);
  ofAll.delete('chosen');

  return {
    page,
    filter: filterIn(address),
    sort,
    /** Whose slips are wanted; nobody in particular where none is named. */
    chosen: address.get('chosen')?.split(',') ?? [],
    /** The same choice, for the address of a page that prints it. */
    address: address.toString(),
    /** The same without those who were chosen. */
    addressOfAll: ofAll.toString(),
    setPage,
    // Who was chosen may not be among those of another filter.
    setFilter: (name: DefaultersFilterName, value: string) => narrow({ [name]: value, chosen: '' }),
    setChosen: (studentIDs: readonly string[]) => choose({ chosen: studentIDs.join(',') }),
    sortBy: (column: DefaultersColumn) => turnOf(sort, column, (next) => narrow({ sort: next })),
  };
}

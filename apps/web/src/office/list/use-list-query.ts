import type { StandardSchema } from '@school/ui';
import { turnOf, useListAddress } from './use-list-address';

/** The filters of a list that are set. */
export type DefinedFields<Filter> = { readonly [Name in keyof Filter]?: NonNullable<Filter[Name]> };

interface FieldSchema {
  readonly safeParse: (text: string | undefined) => { readonly success: boolean; readonly data?: unknown };
}

/** The schema of a list's filters, the same as the API uses. */
export type FilterSchema<Filter> = StandardSchema<Filter> & {
  readonly shape: Readonly<Record<string, FieldSchema>>;
};

/** The filter in an address; invalid values are left out. */
function filterIn<Filter>(address: URLSearchParams, { shape }: FilterSchema<Filter>): DefinedFields<Filter> {
  const entries = Object.entries(shape).flatMap(([name, fieldSchema]) => {
    const { success, data } = fieldSchema.safeParse(address.get(name) || undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return Object.fromEntries(entries) as DefinedFields<Filter>;
}

/**
 * The page and the filter of a list, kept in the address, so that a reload, a bookmark and the browser's Back show the same rows
 * again.
 */
export function useListQuery<Filter>(schema: FilterSchema<Filter>) {
  const list = useListAddress();
  const filter = filterIn(list.address, schema);
  return {
    ...list,
    schema,
    filter,
    isNarrowed: Object.keys(filter).length > 0,
    /** Sets a filter and goes to the first page. @param value empty when the filter was cleared */
    set: (name: string, value: string) => list.narrow({ [name]: value }),
    /** Clears all filters and keeps the order. */
    showAll: () => list.narrow(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, '']))),
  };
}

/** The order of a list, kept in its address. @param usual the order used while the address names none */
export function useListOrder<Sort extends string>(sorts: readonly Sort[], usual: Sort) {
  const { address, narrow } = useListAddress();
  const sort = sorts.find((known) => known === address.get('sort')) ?? usual;
  const setSort = (next: string) => narrow({ sort: next === usual ? '' : next });
  return { sort, setSort, sortBy: (column: string) => turnOf<string>(sort, column, setSort) };
}

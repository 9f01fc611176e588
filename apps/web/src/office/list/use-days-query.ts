import { useListQuery, type FilterSchema } from './use-list-query';

interface Days {
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

/** What a list of days shows, and what of them; all of today while its address says nothing. */
export function useDaysQuery<Filter extends Days>(schema: FilterSchema<Filter>) {
  const query = useListQuery(schema);
  const { filter, narrow } = query;
  const { firstDay, lastDay, ...others } = filter;
  return {
    ...query,
    isNarrowed: Object.keys(others).length > 0,
    others,
    /** @param shown the first day that is shown, also where the address names none */
    setOf: (shown: string) => (name: string, value: string) => {
      // A first day that is not before the last one any more is the only day.
      const isOnlyDay = name === 'firstDay' && (value === '' || value > (lastDay ?? value));
      narrow({
        ...(name === 'lastDay' && { firstDay: firstDay ?? shown }),
        [name]: value,
        ...(isOnlyDay && { lastDay: '' }),
      });
    },
  };
}

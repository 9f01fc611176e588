import { useListQuery, type FilterSchema } from './use-list-query';

interface Days {
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

/** The page and filters of a list of days; while the address names no day, all of today. */
export function useDaysQuery<Filter extends Days>(schema: FilterSchema<Filter>) {
  const query = useListQuery(schema);
  const { filter, narrow } = query;
  const { firstDay, lastDay, ...others } = filter;
  return {
    ...query,
    isNarrowed: Object.keys(others).length > 0,
    others,
    /** @param shownDay the first day that is shown, even where the address names none */
    setOf: (shownDay: string) => (name: string, value: string) => {
      // A first day after the last day, or none, clears the last day.
      const isOnlyDay = name === 'firstDay' && (value === '' || value > (lastDay ?? value));
      narrow({
        ...(name === 'lastDay' && { firstDay: firstDay ?? shownDay }),
        [name]: value,
        ...(isOnlyDay && { lastDay: '' }),
      });
    },
  };
}

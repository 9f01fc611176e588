import { useKitMessages } from '@school/ui';

/** The names of the days, Sunday first: 1 November 2026 is one. */
export function useWeekdays(weekday: 'short' | 'narrow'): readonly string[] {
  const { locale } = useKitMessages();
  const name = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => name.format(new Date(Date.UTC(2026, 10, 1 + day))));
}

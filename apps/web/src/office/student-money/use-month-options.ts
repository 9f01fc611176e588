import { endOfNextSession, monthLabel, monthsBetween } from '@school/domain';
import { useKitMessages } from '@school/ui';

/** The months from a given one to the end of the next session, as options of a select. */
export function useMonthOptions(month: string) {
  const { locale } = useKitMessages();
  return monthsBetween(month, endOfNextSession(month)).map((value) => ({
    value,
    label: monthLabel(value, locale),
  }));
}

import { dateLabel } from '@school/domain';
import { useKitMessages } from '@school/ui';

/** A day, or a range as its first and last one. */
export function useDaysLabel({
  firstDay,
  lastDay,
}: {
  readonly firstDay: string;
  readonly lastDay: string;
}): string {
  const { locale } = useKitMessages();
  return firstDay === lastDay
    ? dateLabel(firstDay, locale)
    : `${dateLabel(firstDay, locale)} - ${dateLabel(lastDay, locale)}`;
}

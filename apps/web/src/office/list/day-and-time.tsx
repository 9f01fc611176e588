import { dateLabel, schoolDate, timeLabel } from '@school/domain';
import { useKitMessages } from '@school/ui';
import { Note, OneLine } from './cells';

/**
 * A moment in a column: its day with the time in small type below, so that the column is only as wide as a day.
 * @param day `yyyy-mm-dd`, for an entry that belongs to a day and not to a time of it
 */
export function DayAndTime({ at, day }: { readonly at: Date; readonly day?: string | undefined }) {
  const { locale } = useKitMessages();
  return (
    <OneLine>
      {dateLabel(day ?? schoolDate(at), locale)}
      {day === undefined && <Note>{timeLabel(at, locale)}</Note>}
    </OneLine>
  );
}

import { dateLabel, schoolDate, timeLabel } from '@school/domain';
import { useKitMessages } from '@school/ui';
import { Note, OneLine } from './cells';

/**
 * A moment in a column: its day, and the time small below, so that the column is as narrow as a day.
 * @param day `yyyy-mm-dd`, of what counts for a day and happened at no time of it
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

import {
  daysOfMonth,
  isMonth,
  monthBefore,
  monthLabel,
  nextMonth,
  schoolDate,
  schoolDaysIn,
  schoolMonth,
} from '@school/domain';
import { Text, useKitMessages } from '@school/ui';
import { useSearchParams } from 'react-router-dom';
import { CalendarPage } from './calendar-page';
import { useCalendarMessages } from './messages';
import { MonthGrid } from './month-grid';

/** A month of the calendar; which one stands in the address. */
export function MonthPage() {
  const words = useCalendarMessages();
  const { locale } = useKitMessages();
  const [address] = useSearchParams();
  const now = new Date();
  const asked = address.get('month') ?? '';
  const month = isMonth(asked) ? asked : schoolMonth(now);
  const days = daysOfMonth(month);
  const name = monthLabel(month, locale);
  const to = (other: string) => {
    const query = new URLSearchParams(address);
    query.set('month', other);
    return `/office/calendar?${query.toString()}`;
  };
  return (
    <CalendarPage
      view="month"
      name={name}
      days={{ firstDay: `${month}-01`, lastDay: days.at(-1) ?? '' }}
      steps={{ before: to(monthBefore(month)), after: to(nextMonth(month)), now: to(schoolMonth(now)) }}
      nowLabel={words.today}
      drawing={({ occasions, filter, onDay }) => (
        <>
          <MonthGrid month={month} title={name} today={schoolDate(now)} occasions={occasions} onDay={onDay} />
          {filter.occasionKind === undefined && (
            <Text>{words.schoolDays(schoolDaysIn(month, filter, occasions))}</Text>
          )}
        </>
      )}
    />
  );
}

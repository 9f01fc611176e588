import {
  daysOfMonth,
  monthBefore,
  monthLabel,
  nextMonth,
  schoolDate,
  schoolDaysIn,
  schoolMonth,
} from '@school/domain';
import { Text, useKitMessages } from '@school/ui';
import { CalendarPage } from './calendar-page';
import { useCalendarMessages } from './messages';
import { MonthGrid } from './month-grid';
import { useMonthInAddress } from '../../screen/use-month-in-address';

/** A month of the calendar, named by the address. */
export function MonthPage() {
  const words = useCalendarMessages();
  const { locale } = useKitMessages();
  const { month, withMonth } = useMonthInAddress();
  const now = new Date();
  const days = daysOfMonth(month);
  const name = monthLabel(month, locale);
  const pathOfMonth = (other: string) => withMonth('/office/calendar', other);
  return (
    <CalendarPage
      view="month"
      name={name}
      days={{ firstDay: `${month}-01`, lastDay: days.at(-1) ?? '' }}
      steps={{
        before: pathOfMonth(monthBefore(month)),
        after: pathOfMonth(nextMonth(month)),
        now: pathOfMonth(schoolMonth(now)),
      }}
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

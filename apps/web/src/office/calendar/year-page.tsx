import { daysOfMonth, firstDayOf, schoolMonth, sessionMonths, sessionName } from '@school/domain';
import { CalendarPage } from './calendar-page';
import { useCalendarMessages } from './messages';
import { useMonthInAddress } from '../../screen/use-month-in-address';
import { YearMonths } from './year-months';

/** A session of the calendar, April to March (D43), named by the address. */
export function YearPage() {
  const words = useCalendarMessages();
  const { month: shownMonth, withMonth } = useMonthInAddress();
  const currentMonth = schoolMonth(new Date());
  const months = sessionMonths(shownMonth);
  const [april = currentMonth] = months;
  const pathYearsAway = (years: number) =>
    withMonth('/office/calendar/year', `${Number(april.slice(0, 4)) + years}-04`);
  return (
    <CalendarPage
      view="year"
      name={sessionName(april)}
      days={{
        firstDay: firstDayOf(sessionName(april)),
        lastDay: daysOfMonth(months.at(-1) ?? currentMonth).at(-1) ?? '',
      }}
      steps={{
        before: pathYearsAway(-1),
        after: pathYearsAway(1),
        now: withMonth('/office/calendar/year', currentMonth),
      }}
      nowLabel={words.thisYear}
      drawing={({ occasions, filter }, isPaper) => (
        <YearMonths
          months={months}
          occasions={occasions}
          students={filter.occasionKind === undefined ? filter : undefined}
          {...(!isPaper && { monthPath: (month: string) => withMonth('/office/calendar', month) })}
        />
      )}
    />
  );
}

import { daysOfMonth, firstDayOf, schoolMonth, sessionMonths, sessionName } from '@school/domain';
import { CalendarPage } from './calendar-page';
import { useCalendarMessages } from './messages';
import { useMonthInAddress } from '../../screen/use-month-in-address';
import { YearMonths } from './year-months';

/** A session of the calendar, April to March (D43), named by the address. */
export function YearPage() {
  const words = useCalendarMessages();
  const { month: shown, withMonth } = useMonthInAddress();
  const now = schoolMonth(new Date());
  const months = sessionMonths(shown);
  const [april = now] = months;
  const yearsFrom = (years: number) =>
    withMonth('/office/calendar/year', `${Number(april.slice(0, 4)) + years}-04`);
  return (
    <CalendarPage
      view="year"
      name={sessionName(april)}
      days={{
        firstDay: firstDayOf(sessionName(april)),
        lastDay: daysOfMonth(months.at(-1) ?? now).at(-1) ?? '',
      }}
      steps={{ before: yearsFrom(-1), after: yearsFrom(1), now: withMonth('/office/calendar/year', now) }}
      nowLabel={words.thisYear}
      drawing={({ occasions, filter }, isPaper) => (
        <YearMonths
          months={months}
          occasions={occasions}
          pupils={filter.occasionKind === undefined ? filter : undefined}
          {...(!isPaper && { monthPath: (month: string) => withMonth('/office/calendar', month) })}
        />
      )}
    />
  );
}

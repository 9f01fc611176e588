import { ChevronDown } from 'lucide-react';
import { use } from 'react';
import { CalendarMonthPicker, CalendarStateContext } from 'react-aria-components/Calendar';
import { useKitMessages } from '../messages/kit-messages';
import { Choice, ChoiceFrame } from './calendar-popup.styles';

/** The years that the calendar offers after the current one when there is no `max`. */
const YEARS_AHEAD = 10;

/** Chooses a month of the year that is shown. */
export function MonthSelect() {
  return (
    <CalendarMonthPicker format="long">
      {({ 'aria-label': label, value, items, onChange }) => (
        <ChoiceFrame $side="end">
          <Choice aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
            {items.map(({ id, formatted }) => (
              <option key={id} value={id}>
                {formatted}
              </option>
            ))}
          </Choice>
          <ChevronDown aria-hidden="true" />
        </ChoiceFrame>
      )}
    </CalendarMonthPicker>
  );
}

/** Chooses a year. It lists all of them, because a birth year is far back and the library's own picker offers only twenty. */
export function YearSelect() {
  const messages = useKitMessages();
  const calendar = use(CalendarStateContext);
  if (calendar === null) return null;
  const { focusedDate, minValue, maxValue } = calendar;
  const firstYear = minValue?.year ?? focusedDate.year;
  const lastYear = maxValue?.year ?? Math.max(focusedDate.year, new Date().getFullYear()) + YEARS_AHEAD;
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return (
    <ChoiceFrame $side="end" $whole>
      <Choice
        aria-label={messages.year}
        value={focusedDate.year}
        onChange={(event) => calendar.setFocusedDate(focusedDate.set({ year: Number(event.target.value) }))}
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Choice>
      <ChevronDown aria-hidden="true" />
    </ChoiceFrame>
  );
}

import { weeksOf } from '@school/domain';
import { useKitMessages, VisuallyHidden } from '@school/ui';
import type { ReactNode } from 'react';

export interface MonthWeeksProps {
  /** For example `2026-11`. */
  readonly month: string;
  /** How much of each weekday's name there is room for. */
  readonly weekdays?: 'narrow' | 'short';
  /** Renders the cell of a day, with the day as its key. */
  readonly cellOf: (day: string) => ReactNode;
}

/** The names of the weekdays, Sunday first: 1 November 2026 is a Sunday. */
function useWeekdays(weekday: 'long' | 'short' | 'narrow'): readonly string[] {
  const { locale } = useKitMessages();
  const name = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => name.format(new Date(Date.UTC(2026, 10, 1 + day))));
}

/** The content of a month below its caption: the weekdays, and a row for each week. */
export function MonthWeeks({ month, weekdays = 'narrow', cellOf }: MonthWeeksProps) {
  const names = useWeekdays(weekdays);
  const wholeNames = useWeekdays('long');
  return (
    <>
      <thead>
        <tr>
          {names.map((name, index) => (
            <th key={index} scope="col">
              <span aria-hidden="true">{name}</span>
              <VisuallyHidden>{wholeNames[index]}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, column) => (day === undefined ? <td key={column} /> : cellOf(day)))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

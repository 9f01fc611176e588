import { weeksOf } from '@school/domain';
import type { ReactNode } from 'react';
import { useWeekdays } from '../messages/use-weekdays';

export interface MonthWeeksProps {
  /** `2026-11` */
  readonly month: string;
  /** How much of the names of the weekdays there is room for. */
  readonly weekdays?: 'narrow' | 'short';
  /** The cell of a day, with the day as its key. */
  readonly cellOf: (day: string) => ReactNode;
}

/** What stands below the caption of a month: the weekdays, and a row for each week. */
export function MonthWeeks({ month, weekdays = 'narrow', cellOf }: MonthWeeksProps) {
  const names = useWeekdays(weekdays);
  return (
    <>
      <thead>
        <tr>
          {names.map((name, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={at}>
            {week.map((day, column) => (day === undefined ? <td key={column} /> : cellOf(day)))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

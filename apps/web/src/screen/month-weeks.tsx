import { weeksOf } from '@school/domain';
import type { ReactNode } from 'react';
import { useWeekdays } from '../messages/use-weekdays';

export interface MonthWeeksProps {
  /** `2026-11` */
  readonly month: string;
  /** The cell of a day, with the day as its key. */
  readonly cellOf: (day: string) => ReactNode;
}

/** What stands below the caption of a small month: the first letters of the weekdays, and a row for each week. */
export function MonthWeeks({ month, cellOf }: MonthWeeksProps) {
  const weekdays = useWeekdays('narrow');
  return (
    <>
      <thead>
        <tr>
          {weekdays.map((name, at) => (
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

import {
  ATTENDANCE_LETTERS,
  choiceLabel,
  dateLabel,
  daysMarked,
  daysOfMonth,
  daysPresent,
  monthLabel,
} from '@school/domain';
import { VisuallyHidden } from '@school/ui';
import { useWords } from '../../messages/words';
import { useStudentAttendanceMessages } from './messages';
import { DayCell, DaysTable, Scrolls } from './days-table.styles';
import type { AttendedMonth } from './use-student-attendance';

/** The number of day columns for every month. */
const MOST_DAYS = 31;

/** One row per month and one column per day, like the register of a section. */
export function MonthsTable({ months }: { readonly months: readonly AttendedMonth[] }) {
  const words = useStudentAttendanceMessages();
  const { labels, options, locale } = useWords();
  const monthsWithDays = months.filter(({ days }) => days.length > 0);
  const cellOf = ({ days, noSchool }: AttendedMonth, day: string | undefined, index: number) => {
    if (day === undefined) return <td key={index} />;
    const mark = days.find((one) => one.day === day);
    if (!mark && noSchool.includes(day))
      return (
        <DayCell key={day} $state="closed">
          <VisuallyHidden>{`${dateLabel(day, locale)}: ${words.noSchool}`}</VisuallyHidden>
        </DayCell>
      );
    if (!mark) return <DayCell key={day} $state={undefined} />;
    return (
      <DayCell key={day} $state={mark.attendance}>
        <span aria-hidden="true">{choiceLabel(ATTENDANCE_LETTERS, mark.attendance)}</span>
        <VisuallyHidden>
          {`${dateLabel(day, locale)}: ${choiceLabel(options.attendance, mark.attendance)}`}
        </VisuallyHidden>
      </DayCell>
    );
  };
  return (
    <Scrolls tabIndex={0} role="region" aria-label={labels.days}>
      <DaysTable>
        <thead>
          <tr>
            <th scope="col">{labels.month}</th>
            {Array.from({ length: MOST_DAYS }, (_, index) => (
              <th key={index} scope="col">
                {index + 1}
              </th>
            ))}
            <th scope="col">{labels.days}</th>
            <th scope="col">{labels.attendanceShare}</th>
          </tr>
        </thead>
        <tbody>
          {monthsWithDays.map((month) => {
            const days = daysOfMonth(month.month);
            return (
              <tr key={month.month}>
                <th scope="row">{monthLabel(month.month, locale)}</th>
                {Array.from({ length: MOST_DAYS }, (_, index) => cellOf(month, days[index], index))}
                <td>{words.presentOfAll(String(daysPresent(month.tally)), daysMarked(month.tally))}</td>
                <td>{month.share?.toFixed(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </DaysTable>
    </Scrolls>
  );
}

import type { components } from '@school/api-client';
import {
  ATTENDANCE_LETTERS,
  choiceLabel,
  dateLabel,
  daysMarked,
  daysPresent,
  monthLabel,
} from '@school/domain';
import { Card, VisuallyHidden } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../messages/words';
import { DayCell } from '../office/student-attendance/days-table.styles';
import { useStudentAttendanceMessages } from '../office/student-attendance/messages';
import { MonthWeeks } from '../screen/month-weeks';
import { shareShown } from '../office/student-attendance/share-shown';

const Month = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  text-align: center;

  caption {
    padding-block-end: ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    text-align: start;
  }

  caption span {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.s};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  th {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  td {
    block-size: ${({ theme }) => theme.size.control};
    padding: 0;
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    line-height: ${({ theme }) => theme.font.line.tight};
  }

  small {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

/** A month in weeks; each day shows the letter of its mark. */
export function MonthDays({ month }: { readonly month: components['schemas']['AttendedMonth'] }) {
  const days = useStudentAttendanceMessages();
  const { options, locale } = useWords();
  const { tally, share } = month;
  const dayOf = (day: string) => {
    const state = month.days.find((one) => one.day === day)?.attendance;
    const isClosed = state === undefined && month.noSchool.includes(day);
    const stateText = state === undefined ? days.noSchool : choiceLabel(options.attendance, state);
    return (
      <DayCell key={day} $state={isClosed ? 'closed' : state}>
        <span aria-hidden="true">
          <small>{Number(day.slice(8))}</small>
          {state === undefined ? ' ' : choiceLabel(ATTENDANCE_LETTERS, state)}
        </span>
        {(state !== undefined || isClosed) && (
          <VisuallyHidden>{`${dateLabel(day, locale)}: ${stateText}`}</VisuallyHidden>
        )}
      </DayCell>
    );
  };
  return (
    <Card>
      <Month>
        <caption>
          {monthLabel(month.month, locale)}
          <span>
            {[
              days.presentOfAll(String(daysPresent(tally)), daysMarked(tally)),
              ...(share === undefined ? [] : [shareShown(share)]),
            ].join(' · ')}
          </span>
        </caption>
        <MonthWeeks month={month.month} cellOf={dayOf} />
      </Month>
    </Card>
  );
}

import { attendanceStates, choiceLabel, dateLabel, daysMarked, daysPresent } from '@school/domain';
import { Alert, EmptyState, Heading, Stack, Text, Tile, TileGrid } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { useStudentAttendanceMessages } from './messages';
import { LettersKey } from './letters-key';
import { MonthsTable } from './months-table';
import type { StudentAttendance } from './use-student-attendance';
import { shareShown } from './share-shown';

const Changes = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.m};
`;

export interface SessionDaysProps {
  readonly name: string;
  readonly attendance: Omit<StudentAttendance, 'studentID' | 'studentName'>;
  /** Whether it is a teacher's: these have no admission, and no minimum share of days. */
  readonly ofTeacher?: boolean;
}

/** One person's days in a session: the totals, each day by month, and marks changed afterwards. */
export function SessionDays({ name, attendance, ofTeacher = false }: SessionDaysProps) {
  const words = useStudentAttendanceMessages();
  const { options, locale } = useWords();
  const { session, months, tally, share, isLow } = attendance;
  const markedCount = daysMarked(tally);
  const changedDays = months.flatMap(({ days }) => days.filter(({ corrected }) => corrected));
  const stateText = (state: string | undefined) =>
    state === undefined ? words.notMarked : choiceLabel(options.attendance, state);
  return (
    <Stack>
      <Heading>{`${name}: ${words.title(session)}`}</Heading>
      {markedCount === 0 ? (
        <EmptyState title={words.none} description={ofTeacher ? words.noneOfTeacher : words.noneText} />
      ) : (
        <>
          {!ofTeacher && isLow && share !== undefined && (
            <Alert tone="warning">{`${words.low}: ${shareShown(share)}`}</Alert>
          )}
          <TileGrid>
            <Tile
              label={words.daysPresent}
              value={words.presentOfAll(String(daysPresent(tally)), markedCount)}
              hint={
                share === undefined
                  ? undefined
                  : `${shareShown(share)} · ${ofTeacher ? words.shareOfTeacher : words.share}`
              }
            />
            {attendanceStates.map((state) => (
              <Tile key={state} label={options.attendance[state]} value={tally[state]} />
            ))}
          </TileGrid>
          <MonthsTable months={months} />
          <LettersKey />
          {changedDays.length > 0 && (
            <Stack gap="xs">
              <Text>{words.changes}</Text>
              <Changes>
                {changedDays.map(
                  ({ day, attendance: attendanceNow, corrected }) =>
                    corrected && (
                      <li key={day}>
                        {words.changed(
                          dateLabel(day, locale),
                          stateText(corrected.first),
                          stateText(attendanceNow),
                          corrected.by,
                          corrected.reason,
                        )}
                      </li>
                    ),
                )}
              </Changes>
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}

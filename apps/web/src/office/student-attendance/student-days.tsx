import { attendanceStates, choiceLabel, dateLabel, daysMarked, daysPresent } from '@school/domain';
import { Alert, EmptyState, Heading, Stack, Text, Tile, TileGrid, useKitMessages } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { LoadFailed } from '../../screen/load-failed';
import { Loading } from '../../screen/loading';
import { useStudentAttendanceMessages } from './messages';
import { MonthsTable } from './months-table';
import { useStudentAttendance, type StudentAttendance } from './use-student-attendance';

const Changes = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.m};
`;

/** The days of one student in this session: how many, each of them by month, and what was changed after its day (D62). */
export function StudentDays({ studentID }: { readonly studentID: string }) {
  const words = useStudentAttendanceMessages();
  const found = useStudentAttendance(studentID);
  if (found.error)
    return <LoadFailed title={words.failed} reason={found.error.message} again={found.refetch} />;
  return found.data ? <Shown attendance={found.data} /> : <Loading />;
}

function Shown({ attendance }: { readonly attendance: StudentAttendance }) {
  const words = useStudentAttendanceMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const { studentName, session, months, tally, share, isLow } = attendance;
  const all = daysMarked(tally);
  const changed = months.flatMap(({ days }) => days.filter(({ corrected }) => corrected));
  const named = (state: string | undefined) =>
    state === undefined ? words.notMarked : choiceLabel(options.attendance, state);
  return (
    <Stack>
      <Heading>{`${studentName}: ${words.title(session)}`}</Heading>
      {all === 0 ? (
        <EmptyState title={words.none} description={words.noneText} />
      ) : (
        <>
          {isLow && share !== undefined && (
            <Alert tone="warning">{`${words.low}: ${share.toFixed(1)} %`}</Alert>
          )}
          <TileGrid>
            <Tile
              label={words.daysPresent}
              value={words.of(String(daysPresent(tally)), all)}
              hint={share === undefined ? undefined : `${share.toFixed(1)} %. ${words.share}`}
            />
            {attendanceStates.map((state) => (
              <Tile key={state} label={options.attendance[state]} value={tally[state]} />
            ))}
          </TileGrid>
          <MonthsTable months={months} />
          {changed.length > 0 && (
            <Stack gap="xs">
              <Text>{words.changes}</Text>
              <Changes>
                {changed.map(
                  ({ day, attendance: now, corrected }) =>
                    corrected && (
                      <li key={day}>
                        {words.changed(
                          dateLabel(day, locale),
                          named(corrected.first),
                          named(now),
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

import { attendanceStates, daysMarked, daysPresent } from '@school/domain';
import {
  Alert,
  Card,
  DescriptionItem,
  DescriptionList,
  EmptyState,
  Grid,
  Heading,
  Stack,
  Text,
} from '@school/ui';
import { CalendarCheck } from 'lucide-react';
import { useWords } from '../messages/words';
import { LettersKey } from '../office/student-attendance/letters-key';
import { useStudentAttendanceMessages } from '../office/student-attendance/messages';
import { QueryView } from '../screen/query-view';
import { Figure } from './figure';
import { FamilyPage } from './family-page';
import { useFamilyMessages } from './messages';
import { shareShown } from '../office/student-attendance/share-shown';
import { MonthDays } from './month-days';
import { useAttendance } from './use-family';

/** The days of the session: on how many of them the child was present, and each day by month, this month first (D62). */
export function AttendancePage() {
  const words = useFamilyMessages();
  const days = useStudentAttendanceMessages();
  const { options } = useWords();
  const attendanceQuery = useAttendance();
  return (
    <FamilyPage
      title={words.nav.attendance}
      description={attendanceQuery.data && words.session(attendanceQuery.data.session)}
    >
      <QueryView query={attendanceQuery} failed={words.failed.attendance}>
        {({ months, tally, share, isLow }) => {
          const markedCount = daysMarked(tally);
          if (markedCount === 0 || share === undefined)
            return <EmptyState title={days.none} description={days.noneText} icon={<CalendarCheck />} />;
          return (
            <>
              {isLow && <Alert tone="warning">{`${days.low}: ${shareShown(share)}`}</Alert>}
              <Card as="section" aria-label={words.attendance.wholeSession}>
                <Stack gap="s">
                  <Heading>{words.attendance.wholeSession}</Heading>
                  <Figure $size="xxl">{shareShown(share)}</Figure>
                  <Text tone="muted">
                    {`${days.share} · ${days.daysPresent}: ${days.presentOfAll(String(daysPresent(tally)), markedCount)}`}
                  </Text>
                  <DescriptionList layout="figures">
                    {attendanceStates.map((state) => (
                      <DescriptionItem key={state} label={options.attendance[state]}>
                        {tally[state]}
                      </DescriptionItem>
                    ))}
                  </DescriptionList>
                </Stack>
              </Card>
              <Stack gap="xs">
                <Heading>{words.attendance.byMonth}</Heading>
                <LettersKey />
              </Stack>
              <Grid columns={3}>
                {months
                  .filter((month) => month.days.length > 0)
                  .toReversed()
                  .map((month) => (
                    <MonthDays key={month.month} month={month} />
                  ))}
              </Grid>
            </>
          );
        }}
      </QueryView>
    </FamilyPage>
  );
}

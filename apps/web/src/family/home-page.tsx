import {
  dateLabel,
  daysMarked,
  daysPresent,
  fullName,
  monthLabel,
  schoolDate,
  schoolMonth,
} from '@school/domain';
import { Card, EmptyState, Grid, Heading, Stack, Text, useKitMessages } from '@school/ui';
import type { ReactNode } from 'react';
import { useStandingText } from '../office/exam-results/standing-text';
import { useStudentAttendanceMessages } from '../office/student-attendance/messages';
import { NewsList } from '../public/news-list';
import { FAMILY } from '../session/return-url';
import { Figure } from './figure';
import { DueFigure } from './due-figure';
import { FamilyPage } from './family-page';
import { useFamilyMessages } from './messages';
import { shareShown } from '../office/student-attendance/share-shown';
import { QueryView } from '../screen/query-view';
import { PageLink } from '../screen/page-link';
import { OccasionList } from './occasion-list';
import { useAttendance, useCalendar, useChild, useFees, useNews, useResults } from './use-family';

/** The number of calendar entries, and of news items, on the first page. */
const MOST = 3;

interface PartProps {
  readonly title: string;
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
}

/** One topic of the home page, with a link to all of it. */
function Part({ title, to, more, children }: PartProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="s">
        <Heading>{title}</Heading>
        {children}
        <div>
          <PageLink to={to}>{more}</PageLink>
        </div>
      </Stack>
    </Card>
  );
}

function DuePart() {
  const words = useFamilyMessages();
  const { locale } = useKitMessages();
  return (
    <Part title={words.due.title} to={`${FAMILY}/fees`} more={words.home.toFees}>
      <QueryView query={useFees()} failed={words.failed.fees} height="4rem">
        {({ due }) => (
          <>
            <DueFigure due={due} />
            {due && due.outstanding > 0 && (
              <Text tone="muted">{words.due.payBy(dateLabel(due.payBy, locale))}</Text>
            )}
          </>
        )}
      </QueryView>
    </Part>
  );
}

function AttendancePart() {
  const words = useFamilyMessages();
  const days = useStudentAttendanceMessages();
  const { locale } = useKitMessages();
  const month = schoolMonth(new Date());
  return (
    <Part
      title={words.home.attendance(monthLabel(month, locale))}
      to={`${FAMILY}/attendance`}
      more={words.home.toAttendance}
    >
      <QueryView query={useAttendance()} failed={words.failed.attendance} height="4rem">
        {({ months }) => {
          const { tally, share } = months.find((one) => one.month === month) ?? {};
          if (tally === undefined || share === undefined)
            return <Text tone="muted">{words.home.notMarked}</Text>;
          return (
            <>
              <Figure $size="xl">{shareShown(share)}</Figure>
              <Text tone="muted">{days.presentOfAll(String(daysPresent(tally)), daysMarked(tally))}</Text>
            </>
          );
        }}
      </QueryView>
    </Part>
  );
}

function CalendarPart() {
  const words = useFamilyMessages();
  const today = schoolDate(new Date());
  return (
    <Part title={words.home.next} to={`${FAMILY}/calendar`} more={words.home.toCalendar}>
      <QueryView query={useCalendar()} failed={words.failed.calendar} height="6rem">
        {({ occasions }) => {
          const nextOccasions = occasions.filter(({ lastDay }) => lastDay >= today).slice(0, MOST);
          return nextOccasions.length === 0 ? (
            <Text tone="muted">{words.home.nothingNext}</Text>
          ) : (
            <OccasionList occasions={nextOccasions} />
          );
        }}
      </QueryView>
    </Part>
  );
}

function ResultPart() {
  const words = useFamilyMessages();
  const textOf = useStandingText();
  return (
    <Part title={words.home.result} to={`${FAMILY}/results`} more={words.home.toResults}>
      <QueryView query={useResults()} failed={words.failed.results} height="4rem">
        {([lastResult]) =>
          lastResult === undefined ? (
            <Text tone="muted">{words.results.none}</Text>
          ) : (
            <>
              <Text weight="medium">{lastResult.exam.name}</Text>
              <Figure $size="xl">{textOf(lastResult.standing)}</Figure>
            </>
          )
        }
      </QueryView>
    </Part>
  );
}

function NewsPart() {
  const words = useFamilyMessages();
  return (
    <Stack as="section" gap="s" aria-label={words.home.news}>
      <Heading>{words.home.news}</Heading>
      <QueryView query={useNews()} failed={words.failed.news} height="8rem">
        {(news) =>
          news.length === 0 ? (
            <EmptyState size="s" title={words.home.noNews} />
          ) : (
            <NewsList news={news.slice(0, MOST)} level={3} />
          )
        }
      </QueryView>
    </Stack>
  );
}

/** The home page of a family: what is due, the attendance, what comes next, the last result, the news. */
export function FamilyHomePage() {
  const words = useFamilyMessages();
  const child = useChild().data;
  return (
    <FamilyPage
      title={words.nav.home}
      description={child && words.home.session(fullName(child), child.session)}
    >
      <Grid columns={2}>
        <DuePart />
        <AttendancePart />
        <CalendarPart />
        <ResultPart />
      </Grid>
      <NewsPart />
    </FamilyPage>
  );
}

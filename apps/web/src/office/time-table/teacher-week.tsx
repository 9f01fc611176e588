import { classSectionName, dateTimeLabel, type LessonsOfBoth } from '@school/domain';
import { Button, EmptyState, Heading, PrintSheet, Row, Stack, Text, useKitMessages } from '@school/ui';
import { Printer } from 'lucide-react';
import { useWords } from '../../messages/words';
import { useTimeTableMessages } from './messages';
import { WeekGrid } from './week-grid';
import { WeekPaper } from './week-paper';

export interface TeacherWeekProps {
  readonly name: string;
  readonly week: LessonsOfBoth;
  readonly at: Date;
}

/** The lessons of a teacher, a week for each branch in which there are some. */
export function TeacherWeek({ name, week, at }: TeacherWeekProps) {
  const words = useTimeTableMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const label = words.week(name);
  const branches = week.branches.filter(({ branch }) => week.lessons.some((one) => one.branch === branch));
  if (branches.length === 0) return <EmptyState title={words.noLessons} />;
  const grids = (isPaper: boolean) =>
    branches.map(({ branch, periods }) => (
      <Stack key={branch} gap="xs">
        <Heading>{options.branchCode[branch]}</Heading>
        <WeekGrid
          label={`${label}, ${options.branchCode[branch]}`}
          periods={periods}
          lessons={week.lessons.filter((one) => one.branch === branch)}
          second={classSectionName}
          isPaper={isPaper}
        />
      </Stack>
    ));
  return (
    <>
      <Row justify="space-between">
        <Text tone="muted">{words.lessons(week.lessons.length)}</Text>
        <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Row>
      {grids(false)}
      <PrintSheet label={label} isLong onPaperOnly>
        <WeekPaper title={label} note={words.printed(dateTimeLabel(at, locale))}>
          {grids(true)}
        </WeekPaper>
      </PrintSheet>
    </>
  );
}

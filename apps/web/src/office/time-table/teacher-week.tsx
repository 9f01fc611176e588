import type { LessonsOfBoth } from '@school/domain';
import { EmptyState, Heading, Stack } from '@school/ui';
import { useWords } from '../../messages/words';
import { useSectionName } from '../section/use-section-name';
import { useTimeTableMessages } from './messages';
import { PrintedWeek } from '../lessons/printed-week';
import { WeekGrid } from '../lessons/week-grid';

export interface TeacherWeekProps {
  readonly name: string;
  readonly week: LessonsOfBoth;
  readonly readAt: Date;
}

/** The lessons of a teacher, one week for each branch that has any. */
export function TeacherWeek({ name, week, readAt }: TeacherWeekProps) {
  const words = useTimeTableMessages();
  const nameOf = useSectionName();
  const { options } = useWords();
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
          secondLine={nameOf}
          isPaper={isPaper}
        />
      </Stack>
    ));
  return <PrintedWeek label={label} lessonCount={week.lessons.length} readAt={readAt} week={grids} />;
}

import { classLabelOf } from '@school/domain';
import { EmptyState, Stack } from '@school/ui';
import { Clock } from 'lucide-react';
import { PrintedWeek } from '../office/lessons/printed-week';
import { WeekGrid } from '../office/lessons/week-grid';
import { useWords } from '../messages/words';
import { QueryView } from '../screen/query-view';
import { FamilyPage } from './family-page';
import { useFamilyMessages } from './messages';
import { useChild, useWeek } from './use-family';

/** The week of the section; a phone shows one day at a time, today first (D66). */
export function TimeTablePage() {
  const words = useFamilyMessages();
  const schoolWords = useWords();
  const weekQuery = useWeek();
  const child = useChild().data;
  const section = child && classLabelOf(child, schoolWords);
  const label = [words.nav.timeTable, section].filter((part) => part !== undefined).join(' ');
  return (
    <FamilyPage title={words.nav.timeTable} description={section}>
      <QueryView query={weekQuery} failed={words.failed.timeTable}>
        {({ periods, lessons }) => {
          if (lessons.length === 0)
            return <EmptyState title={words.noLessons} description={words.noLessonsText} icon={<Clock />} />;
          const lessonsWithId = lessons.map((lesson, index) => ({ ...lesson, id: String(index) }));
          return (
            <Stack>
              <PrintedWeek
                label={label}
                branch={child?.branchCode}
                lessonCount={lessons.length}
                readAt={new Date(weekQuery.dataUpdatedAt)}
                week={(isPaper) => (
                  <WeekGrid
                    label={label}
                    periods={periods}
                    lessons={lessonsWithId}
                    secondLine={({ teacherName }) => teacherName}
                    isPaper={isPaper}
                  />
                )}
              />
            </Stack>
          );
        }}
      </QueryView>
    </FamilyPage>
  );
}

import { choiceLabel, isMissing } from '@school/domain';
import { EmptyState, PageHeader, Row, Stack } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { useWords } from '../../messages/words';
import { useChoice } from '../../screen/use-choice';
import { useDayInAddress } from '../../screen/use-day-in-address';
import { Loading, QueriesFailed } from '../../screen/loading';
import { Choice } from '../form/choice';
import { DayField } from '../form/day-field';
import { useTeachersDay } from '../student-attendance/use-teachers-day';
import { useTimeTableMessages } from './messages';
import { OpenLessons } from './open-lessons';
import { TimeTableTabs } from './time-table-tabs';
import { useStandIns, useTeachers } from './use-time-table';

/** An absent teacher's lessons, each with the teachers who are free for it (D66); those marked absent are listed first. */
export function StandInsPage() {
  const words = useTimeTableMessages();
  const title = useScreenName();
  const { labels, options } = useWords();
  const teachers = useTeachers();
  const [chosen, chooseTeacher] = useChoice('teacher');
  const [day, chooseDay] = useDayInAddress();
  const marked = useTeachersDay(day);
  const missingTeachers = (marked.data?.teachers ?? []).filter(
    (one) => one.attendance !== undefined && isMissing(one.attendance),
  );
  // Starts with a teacher who is marked absent.
  const teacher = chosen === '' ? (missingTeachers[0]?.teacher ?? '') : chosen;
  const choices = [
    ...missingTeachers.map((one) => ({
      value: one.teacher,
      label: `${one.teacherName}: ${choiceLabel(options.attendance, one.attendance ?? '')}`,
    })),
    ...(teachers.data ?? [])
      .filter(({ id }) => !missingTeachers.some((one) => one.teacher === id))
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
  const openLessons = useStandIns({ teacher, day });
  return (
    <Stack>
      <PageHeader title={title} />
      <TimeTableTabs open="standIns" />
      <QueriesFailed title={words.failed} queries={[teachers, openLessons]} />
      <QueriesFailed queries={[marked]} />
      {teachers.data?.length === 0 && (
        <EmptyState title={words.noTeachers} description={words.noTeachersText} />
      )}
      {teachers.data && teachers.data.length > 0 && (
        <>
          <Row>
            <Choice
              label={words.absent}
              value={teacher}
              placeholder={words.chooseTeacher}
              options={choices}
              onChange={chooseTeacher}
            />
            <DayField label={labels.day} day={day} onChange={chooseDay} />
          </Row>
          {!marked.isPending && teacher === '' && (
            <EmptyState title={words.chooseTeacher} description={words.chooseAbsentText} />
          )}
        </>
      )}
      {(teachers.isPending || openLessons.isLoading) && <Loading />}
      {openLessons.data && <OpenLessons lessons={openLessons.data} />}
    </Stack>
  );
}

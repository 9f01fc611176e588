import { EmptyState, PageHeader, Stack } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { useChoice } from '../../screen/use-choice';
import { Answered } from '../../screen/answered';
import { Loading, ReadFailed } from '../../screen/loading';
import { useSession } from '../../session/session';
import { Choice } from '../form/choice';
import { useTimeTableMessages } from './messages';
import { TeacherWeek } from './teacher-week';
import { TimeTableTabs } from './time-table-tabs';
import { useOwnWeek, useTeachers, useTeacherWeek } from './use-time-table';

/** The week of a teacher in both branches, printed on one A4; a teacher sees the own one (D66). */
export function TeacherPage() {
  const { claims } = useSession();
  const title = useScreenName();
  return (
    <Stack>
      <PageHeader title={title} />
      <TimeTableTabs open="teacher" />
      {claims?.role === 'teacher' ? <OwnWeek name={claims.fname} /> : <ChosenWeek />}
    </Stack>
  );
}

function OwnWeek({ name }: { readonly name: string }) {
  const words = useTimeTableMessages();
  const week = useOwnWeek(true);
  return (
    <Answered asked={week} failed={words.failed}>
      {(shown) => <TeacherWeek name={name} week={shown} at={new Date(week.dataUpdatedAt)} />}
    </Answered>
  );
}

function ChosenWeek() {
  const words = useTimeTableMessages();
  const teachers = useTeachers();
  const [teacher, choose] = useChoice('teacher');
  const week = useTeacherWeek(teacher);
  return (
    <Answered asked={teachers} failed={words.failed}>
      {(all) => {
        if (all.length === 0)
          return <EmptyState title={words.noTeachers} description={words.noTeachersText} />;
        const name = all.find(({ id }) => id === teacher)?.name;
        return (
          <>
            <Choice
              label={words.teacher}
              value={teacher}
              placeholder={words.chooseTeacher}
              options={all.map((one) => ({ value: one.id, label: one.name }))}
              onChange={choose}
            />
            <ReadFailed title={words.failed} of={[week]} />
            {week.isLoading && <Loading />}
            {week.data && name !== undefined && (
              <TeacherWeek name={name} week={week.data} at={new Date(week.dataUpdatedAt)} />
            )}
          </>
        );
      }}
    </Answered>
  );
}

import { EmptyState, PageHeader, Stack } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { useChoice } from '../../screen/use-choice';
import { LoadFailed, Loading } from '../../screen/loading';
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
  if (!week.data) return week.error ? <LoadFailed title={words.failed} of={week} /> : <Loading />;
  return <TeacherWeek name={name} week={week.data} at={new Date(week.dataUpdatedAt)} />;
}

function ChosenWeek() {
  const words = useTimeTableMessages();
  const teachers = useTeachers();
  const [teacher, choose] = useChoice('teacher');
  const week = useTeacherWeek(teacher);
  const failed = teachers.error ?? week.error;
  const name = teachers.data?.find(({ id }) => id === teacher)?.name;
  if (failed) {
    const again = () => Promise.all([teachers.refetch(), ...(teacher === '' ? [] : [week.refetch()])]);
    return <LoadFailed title={words.failed} of={{ error: failed, refetch: again }} />;
  }
  if (!teachers.data) return <Loading />;
  if (teachers.data.length === 0)
    return <EmptyState title={words.noTeachers} description={words.noTeachersText} />;
  return (
    <>
      <Choice
        label={words.teacher}
        value={teacher}
        placeholder={words.chooseTeacher}
        options={teachers.data.map((one) => ({ value: one.id, label: one.name }))}
        onChange={choose}
      />
      {week.isLoading && <Loading />}
      {week.data && name !== undefined && (
        <TeacherWeek name={name} week={week.data} at={new Date(week.dataUpdatedAt)} />
      )}
    </>
  );
}

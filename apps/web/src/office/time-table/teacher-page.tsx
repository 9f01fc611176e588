import { EmptyState, PageHeader, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { useScreenName } from '../../screen/features';
import { useChoice } from '../../screen/use-choice';
import { QueryView } from '../../screen/query-view';
import { Loading, QueriesFailed } from '../../screen/loading';
import { useSession } from '../../session/session';
import { Choice } from '../form/choice';
import { DownloadMenu, type DownloadMenuProps } from '../list/download-menu';
import { useTimeTableMessages } from './messages';
import { TeacherWeek } from './teacher-week';
import { TimeTableTabs } from './time-table-tabs';
import { exportOwnWeek, exportTeacherWeek, useOwnWeek, useTeachers, useTeacherWeek } from './use-time-table';

/** The week of a teacher in both branches, printed on one A4; a teacher sees only their own (D66). */
export function TeacherPage() {
  const { claims } = useSession();
  return claims?.role === 'teacher' ? <OwnWeek name={claims.fname} /> : <ChosenWeek />;
}

interface PageProps {
  /** The call for the week as a file, once there is a week. */
  readonly file: DownloadMenuProps['call'] | undefined;
  readonly children: ReactNode;
}

function Page({ file, children }: PageProps) {
  const title = useScreenName();
  return (
    <Stack>
      <PageHeader title={title} actions={file && <DownloadMenu call={file} />} />
      <TimeTableTabs open="teacher" />
      {children}
    </Stack>
  );
}

function OwnWeek({ name }: { readonly name: string }) {
  const words = useTimeTableMessages();
  const week = useOwnWeek();
  return (
    <Page file={exportOwnWeek}>
      <QueryView query={week} failed={words.failed}>
        {(ownWeek) => <TeacherWeek name={name} week={ownWeek} readAt={new Date(week.dataUpdatedAt)} />}
      </QueryView>
    </Page>
  );
}

function ChosenWeek() {
  const words = useTimeTableMessages();
  const teachers = useTeachers();
  const [teacher, choose] = useChoice('teacher');
  const week = useTeacherWeek(teacher);
  const name = teachers.data?.find(({ id }) => id === teacher)?.name;
  return (
    <Page file={name === undefined ? undefined : exportTeacherWeek(teacher)}>
      <QueryView query={teachers} failed={words.failed}>
        {(teacherList) =>
          teacherList.length === 0 ? (
            <EmptyState title={words.noTeachers} description={words.noTeachersText} />
          ) : (
            <>
              <Choice
                label={words.teacher}
                value={teacher}
                placeholder={words.chooseTeacher}
                options={teacherList.map((one) => ({ value: one.id, label: one.name }))}
                onChange={choose}
              />
              {teacher === '' && (
                <EmptyState title={words.chooseTeacher} description={words.chooseTeacherText} />
              )}
              <QueriesFailed title={words.failed} queries={[week]} />
              {week.isLoading && <Loading />}
              {week.data && name !== undefined && (
                <TeacherWeek name={name} week={week.data} readAt={new Date(week.dataUpdatedAt)} />
              )}
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

import { Stack } from '@school/ui';
import { QueryView } from '../../screen/query-view';
import { SessionDays } from '../student-attendance/session-days';
import { useAttendanceMessages } from './messages';
import { useOwnAttendance, useTeacherAttendance } from './use-teacher-attendance';

/** The attendance of a teacher, by the Teacher ID (D62). */
export const TeacherDays = ({ teacherID }: { readonly teacherID: string }) => (
  <Days query={useTeacherAttendance(teacherID)} />
);

/** The attendance of the teacher who is signed in. */
export const OwnDays = () => <Days query={useOwnAttendance()} />;

function Days({ query }: { readonly query: ReturnType<typeof useOwnAttendance> }) {
  const words = useAttendanceMessages();
  return (
    <Stack>
      <QueryView query={query} failed={words.failed}>
        {({ teacherName, ...attendance }) => (
          <SessionDays name={teacherName} attendance={attendance} ofTeacher />
        )}
      </QueryView>
    </Stack>
  );
}

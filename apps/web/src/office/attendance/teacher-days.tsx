import { Stack } from '@school/ui';
import { Answered } from '../../screen/answered';
import { SessionDays } from '../student-attendance/session-days';
import { useAttendanceMessages } from './messages';
import { useOwnAttendance, useTeacherAttendance } from './use-teacher-attendance';

/** The attendance of a teacher, by the Teacher ID (D62). */
export const TeacherDays = ({ teacherID }: { readonly teacherID: string }) => (
  <Days found={useTeacherAttendance(teacherID)} />
);

/** The attendance of the teacher who is signed in. */
export const OwnDays = () => <Days found={useOwnAttendance()} />;

function Days({ found }: { readonly found: ReturnType<typeof useOwnAttendance> }) {
  const words = useAttendanceMessages();
  return (
    <Stack>
      <Answered asked={found} failed={words.failed}>
        {({ teacherName, ...attendance }) => (
          <SessionDays name={teacherName} attendance={attendance} ofTeacher />
        )}
      </Answered>
    </Stack>
  );
}

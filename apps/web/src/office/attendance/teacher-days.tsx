import { LoadFailed, Loading } from '../../screen/loading';
import { SessionDays } from '../student-attendance/session-days';
import { useAttendanceMessages } from './messages';
import { useOwnAttendance, useTeacherAttendance } from './use-teacher-attendance';

/** The days of a teacher, by the Teacher ID (D62). */
export const TeacherDays = ({ teacherID }: { readonly teacherID: string }) => (
  <Days found={useTeacherAttendance(teacherID)} />
);

/** The days of the teacher who is signed in. */
export const OwnDays = () => <Days found={useOwnAttendance()} />;

function Days({ found }: { readonly found: ReturnType<typeof useOwnAttendance> }) {
  const words = useAttendanceMessages();
  if (!found.data) return found.error ? <LoadFailed title={words.failed} of={found} /> : <Loading />;
  const { teacherName, ...attendance } = found.data;
  return <SessionDays name={teacherName} attendance={attendance} ofTeacher />;
}

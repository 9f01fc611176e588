import { LoadFailed, Loading } from '../../screen/loading';
import { useStudentAttendanceMessages } from './messages';
import { SessionDays } from './session-days';
import { useStudentAttendance } from './use-student-attendance';

/** The days of one student in this session: how many, each of them by month, and what was changed after its day (D62). */
export function StudentDays({ studentID }: { readonly studentID: string }) {
  const words = useStudentAttendanceMessages();
  const found = useStudentAttendance(studentID);
  if (found.data) return <SessionDays name={found.data.studentName} attendance={found.data} />;
  return found.error ? <LoadFailed title={words.failed} of={found} /> : <Loading />;
}

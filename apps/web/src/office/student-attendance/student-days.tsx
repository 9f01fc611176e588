import { Stack } from '@school/ui';
import { QueryView } from '../../screen/query-view';
import { useStudentAttendanceMessages } from './messages';
import { SessionDays } from './session-days';
import { useStudentAttendance } from './use-student-attendance';

/** One student's days in this session: the totals, each day by month, and marks changed afterwards (D62). */
export function StudentDays({ studentID }: { readonly studentID: string }) {
  const words = useStudentAttendanceMessages();
  return (
    <Stack>
      <QueryView query={useStudentAttendance(studentID)} failed={words.failed}>
        {(attendance) => <SessionDays name={attendance.studentName} attendance={attendance} />}
      </QueryView>
    </Stack>
  );
}

import { PageHeader, Stack, Tabs } from '@school/ui';
import { useSearchParams } from 'react-router-dom';
import { FindStudent } from '../find-student/find-student';
import { useShellMessages } from '../shell/messages';
import { Planned } from '../shell/planned';
import { usePagesMessages } from './messages';
import { useTab } from './use-tab';

/** The box for a student's or a teacher's ID and three tabs that hold nothing yet (section 2, Attendance). */
export function AttendancePage() {
  const { sidebar } = useShellMessages();
  const { attendance } = usePagesMessages();
  const [query, setQuery] = useSearchParams();
  const { tab, open } = useTab();
  const id = query.get('id') ?? '';
  const note = id === '' ? undefined : attendance.nothingFor(id);
  return (
    <Stack>
      <PageHeader title={sidebar.attendance} />
      <FindStudent
        label={attendance.find}
        submitLabel={attendance.findButton}
        studentID={id}
        onFind={(wanted) => setQuery({ ...(tab !== undefined && { tab }), id: wanted })}
      />
      <Tabs
        label={sidebar.attendance}
        selected={tab}
        onSelect={open}
        tabs={[
          {
            key: 'student',
            label: attendance.student,
            content: <Planned part="student-attendance" note={note} />,
          },
          { key: 'class', label: attendance.class, content: <Planned part="class-attendance" note={note} /> },
          {
            key: 'teacher',
            label: attendance.teacher,
            content: <Planned part="teacher-attendance" note={note} />,
          },
        ]}
      />
    </Stack>
  );
}

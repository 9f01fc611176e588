import { PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { useSearchParams } from 'react-router-dom';
import { useScreenName } from '../../screen/features';
import { useTab } from '../../screen/use-tab';
import { FindStudent } from '../find-student/find-student';
import { Planned } from '../planned/planned';
import { useAttendanceMessages } from './messages';

/** The box for a student's or a teacher's ID and three tabs that hold nothing yet (section 2, Attendance). */
export function AttendancePage() {
  const title = useScreenName();
  const attendance = useAttendanceMessages();
  const [query, setQuery] = useSearchParams();
  const { tab, open } = useTab();
  const id = query.get('id') ?? '';
  const note = id === '' ? undefined : attendance.nothingFor(id);
  return (
    <Stack>
      <PageHeader title={title} />
      <FindStudent
        label={attendance.find}
        submitLabel={attendance.findButton}
        studentID={id}
        onFind={(wanted) => setQuery({ ...(tab !== undefined && { tab }), id: wanted })}
      />
      <Tabs value={tab} defaultValue="student" onChange={open}>
        <TabList label={title}>
          <Tab value="student">{attendance.student}</Tab>
          <Tab value="class">{attendance.class}</Tab>
          <Tab value="teacher">{attendance.teacher}</Tab>
        </TabList>
        <TabPanel value="student">
          <Planned part="student-attendance" note={note} />
        </TabPanel>
        <TabPanel value="class">
          <Planned part="class-attendance" note={note} />
        </TabPanel>
        <TabPanel value="teacher">
          <Planned part="teacher-attendance" note={note} />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

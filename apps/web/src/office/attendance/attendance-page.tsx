import { EmptyState, PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useScreenName } from '../../screen/features';
import { useTab } from '../../screen/use-tab';
import { useSession } from '../../session/session';
import { FindStudent } from '../find-student/find-student';
import { PageLink } from '../../screen/page-link';
import { StudentDays } from '../student-attendance/student-days';
import { FindTeacher } from './find-teacher';
import { useAttendanceMessages } from './messages';
import { OwnDays, TeacherDays } from './teacher-days';
import { TeachersTab } from './teachers-tab';
import { TodayTab } from './today-tab';

/** The box for a student's or a teacher's ID, and attendance of a student, of the sections of a day and of teachers (section 2, D62). */
export function AttendancePage() {
  const title = useScreenName();
  const attendance = useAttendanceMessages();
  const [query, setQuery] = useSearchParams();
  const { tab, open } = useTab();
  // The two boxes look like one: what is typed stands in the other too, once its tab is opened.
  const typing = useState<string>();
  const { claims } = useSession();
  // Teachers have the day of their own sections and their own days, and look for nobody in the whole school.
  if (claims?.role === 'teacher')
    return (
      <Stack>
        <PageHeader title={title} />
        <Tabs value={tab} defaultValue="class" onChange={open}>
          <TabList label={title}>
            <Tab value="class">{attendance.class}</Tab>
            <Tab value="teacher">{attendance.own}</Tab>
          </TabList>
          <TabPanel value="class">
            <TodayTab />
          </TabPanel>
          <TabPanel value="teacher">
            <OwnDays />
          </TabPanel>
        </Tabs>
      </Stack>
    );
  const id = query.get('id') ?? '';
  const teacherID = query.get('teacher') ?? '';
  return (
    <Stack>
      <PageHeader title={title} />
      {tab === 'teacher' ? (
        <FindTeacher
          teacher={teacherID}
          typing={typing}
          onFind={(wanted) => setQuery({ tab, teacher: wanted }, { replace: wanted === teacherID })}
        />
      ) : (
        // Whoever is looked for from the sections is a student.
        <FindStudent
          label={attendance.find}
          submitLabel={attendance.findButton}
          studentID={id}
          autoFocus={false}
          typing={typing}
          onFind={(wanted) =>
            setQuery({ tab: 'student', id: wanted }, { replace: tab === 'student' && wanted === id })
          }
        />
      )}
      <Tabs value={tab} defaultValue="class" onChange={open}>
        <TabList label={title}>
          <Tab value="student">{attendance.student}</Tab>
          <Tab value="class">{attendance.class}</Tab>
          <Tab value="teacher">{attendance.teacher}</Tab>
        </TabList>
        <TabPanel value="student">
          {id === '' ? (
            <EmptyState title={attendance.noStudent} description={attendance.noStudentText} />
          ) : (
            <StudentDays studentID={id} />
          )}
        </TabPanel>
        <TabPanel value="class">
          <TodayTab />
        </TabPanel>
        <TabPanel value="teacher">
          {teacherID === '' ? (
            <TeachersTab />
          ) : (
            <Stack>
              <PageLink to="/office/attendance?tab=teacher">{attendance.allTeachers}</PageLink>
              <TeacherDays teacherID={teacherID} />
            </Stack>
          )}
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

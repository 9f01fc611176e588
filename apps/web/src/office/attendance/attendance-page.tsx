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

/** Finds a student or teacher by ID; the attendance of a student, of a day's sections and of teachers (section 2, D62). */
export function AttendancePage() {
  const title = useScreenName();
  const attendance = useAttendanceMessages();
  const [query, setQuery] = useSearchParams();
  const { tab, open } = useTab();
  // The two search boxes look like one, so text typed in one also appears in the other once its tab is opened.
  const typing = useState<string>();
  const { claims } = useSession();
  // Teachers see today's marks of their own sections and their own days, and cannot search the whole school.
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
          onFind={(teacher) => setQuery({ tab, teacher }, { replace: teacher === teacherID })}
        />
      ) : (
        // A search from the sections' tab is for a student.
        <FindStudent
          label={attendance.find}
          submitLabel={attendance.findButton}
          studentID={id}
          autoFocus={false}
          typing={typing}
          onFind={(studentID) =>
            setQuery({ tab: 'student', id: studentID }, { replace: tab === 'student' && studentID === id })
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

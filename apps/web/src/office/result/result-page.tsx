import { EmptyState, PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { GraduationCap, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useScreenName } from '../../screen/features';
import { useIsAdmin, useSession } from '../../session/session';
import { useTab } from '../../screen/use-tab';
import { StudentResults } from '../exam-results/student-results';
import { FindStudent } from '../find-student/find-student';
import { PageButton } from '../../screen/page-link';
import { ClassWise } from './class-wise';
import { ExamsDesk } from './exams-desk';
import { useResultMessages } from './messages';

/**
 * The page for results: a box for a student's ID and three pill tabs, for the exams (with a link to create one, for an
 * administrator), for one student, and for a whole section (2.52, D64).
 */
export function ResultPage() {
  const title = useScreenName();
  const result = useResultMessages();
  const [query, setQuery] = useSearchParams();
  const { tab, open } = useTab();
  const id = query.get('studentID') ?? '';
  const isAdmin = useIsAdmin();
  // Teachers find their students in their own sections (D58).
  const isTeacher = useSession().claims?.role === 'teacher';
  return (
    <Stack>
      <PageHeader
        title={title}
        actions={
          isAdmin &&
          (tab ?? 'update') === 'update' && (
            <PageButton to="/office/result/new">
              <Plus aria-hidden="true" />
              {result.newExam}
            </PageButton>
          )
        }
      />
      {!isTeacher && (
        <FindStudent
          label={result.find}
          submitLabel={result.findButton}
          studentID={id}
          autoFocus={false}
          onFind={(studentID) =>
            setQuery({ tab: 'student', studentID }, { replace: tab === 'student' && studentID === id })
          }
        />
      )}
      <Tabs variant="pill" value={tab} defaultValue="update" onChange={open}>
        <TabList label={title}>
          <Tab value="update">{result.update}</Tab>
          {!isTeacher && <Tab value="student">{result.student}</Tab>}
          <Tab value="class">{result.class}</Tab>
        </TabList>
        <TabPanel value="update">
          <ExamsDesk />
        </TabPanel>
        <TabPanel value="student">
          {id === '' ? (
            <EmptyState
              title={result.findFirst}
              description={result.findFirstText}
              icon={<GraduationCap />}
            />
          ) : (
            <StudentResults studentID={id} />
          )}
        </TabPanel>
        <TabPanel value="class">
          <ClassWise />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

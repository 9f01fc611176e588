import { PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { useSearchParams } from 'react-router-dom';
import { useScreenName } from '../../screen/features';
import { useTab } from '../../screen/use-tab';
import { FindStudent } from '../find-student/find-student';
import { Planned } from '../planned/planned';
import { useResultMessages } from './messages';

/** The box for a student's ID and three pill tabs, empty by specification (section 2, Result). */
export function ResultPage() {
  const title = useScreenName();
  const result = useResultMessages();
  const [query, setQuery] = useSearchParams();
  const { tab, open } = useTab();
  const id = query.get('studentID') ?? '';
  const note = id === '' ? undefined : result.nothingFor(id);
  return (
    <Stack>
      <PageHeader title={title} />
      <FindStudent
        label={result.find}
        submitLabel={result.findButton}
        studentID={id}
        onFind={(wanted) => setQuery({ ...(tab !== undefined && { tab }), studentID: wanted })}
      />
      <Tabs variant="pill" value={tab} defaultValue="update" onChange={open}>
        <TabList label={title}>
          <Tab value="update">{result.update}</Tab>
          <Tab value="student">{result.student}</Tab>
          <Tab value="class">{result.class}</Tab>
        </TabList>
        <TabPanel value="update">
          <Planned part="update-result" note={note} />
        </TabPanel>
        <TabPanel value="student">
          <Planned part="student-one-view" note={note} />
        </TabPanel>
        <TabPanel value="class">
          <Planned part="class-wise" />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

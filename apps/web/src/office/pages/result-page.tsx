import { PageHeader, Stack, Tabs } from '@school/ui';
import { useSearchParams } from 'react-router-dom';
import { FindStudent } from '../find-student/find-student';
import { useShellMessages } from '../shell/messages';
import { Planned } from '../shell/planned';
import { usePagesMessages } from './messages';
import { useTab } from './use-tab';

/** The box for a student's ID and three pill tabs, empty by specification (section 2, Result). */
export function ResultPage() {
  const { sidebar } = useShellMessages();
  const { result } = usePagesMessages();
  const [query, setQuery] = useSearchParams();
  const { tab, open } = useTab();
  const id = query.get('studentID') ?? '';
  const note = id === '' ? undefined : result.nothingFor(id);
  return (
    <Stack>
      <PageHeader title={sidebar.result} />
      <FindStudent
        label={result.find}
        submitLabel={result.findButton}
        studentID={id}
        onFind={(wanted) => setQuery({ ...(tab !== undefined && { tab }), studentID: wanted })}
      />
      <Tabs
        variant="pill"
        label={sidebar.result}
        selected={tab}
        onSelect={open}
        tabs={[
          { key: 'update', label: result.update, content: <Planned part="update-result" note={note} /> },
          { key: 'student', label: result.student, content: <Planned part="student-one-view" note={note} /> },
          { key: 'class', label: result.class, content: <Planned part="class-wise" /> },
        ]}
      />
    </Stack>
  );
}

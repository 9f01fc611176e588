import { ButtonLink, PageHeader, Stack, Tabs } from '@school/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useShellMessages } from '../shell/messages';
import { Planned } from '../shell/planned';
import { usePagesMessages } from './messages';
import { ProfileTab } from './profile-tab';
import { useTab } from './use-tab';

/** Six tabs: the update of a student's profile, the fee to come, and four that are empty by specification (section 2). */
export function StudentServicePage() {
  const { sidebar } = useShellMessages();
  const { service } = usePagesMessages();
  const [query] = useSearchParams();
  const { tab, open } = useTab();
  const studentID = query.get('studentID') ?? '';
  const accounts = studentID === '' ? '' : `?studentID=${encodeURIComponent(studentID)}`;
  const pendingFee = (
    <Planned
      part="pending-fee"
      action={
        <ButtonLink as={Link} to={`/office/accounts${accounts}`} $variant="secondary">
          {sidebar.accounts}
        </ButtonLink>
      }
    />
  );
  return (
    <Stack>
      <PageHeader title={sidebar['student-service']} />
      <Tabs
        label={sidebar['student-service']}
        selected={tab}
        onSelect={open}
        tabs={[
          { key: 'update', label: service.update, content: <ProfileTab /> },
          { key: 'pending-fee', label: service.pendingFee, content: pendingFee },
          { key: 'attendance', label: service.attendance, content: <Planned part="attendance-report" /> },
          { key: 'fine', label: service.fine, content: <Planned part="fine" /> },
          { key: 'result', label: service.result, content: <Planned part="student-result" /> },
          { key: 'tc', label: service.tc, content: <Planned part="generate-tc" /> },
        ]}
      />
    </Stack>
  );
}

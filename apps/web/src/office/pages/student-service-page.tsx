import { PageHeader, Skeleton, Stack, Tabs } from '@school/ui';
import { Suspense, type ReactNode } from 'react';
import { page } from '../../app/page';
import { useShellMessages } from '../shell/messages';
import { Planned } from '../shell/planned';
import { usePagesMessages } from './messages';
import { ServiceTab } from './service-tab';
import { useTab } from './use-tab';

// Each tab loads when somebody opens it.
const ProfileTab = page(() => import('./profile-tab'), 'ProfileTab');
const PendingFee = page(() => import('../student-money/pending-fee'), 'PendingFee');
const Fines = page(() => import('../student-money/fines'), 'Fines');

/** Six tabs: the update of a student's profile, the pending fee, the fines, and three that are empty yet (section 2). */
export function StudentServicePage() {
  const { sidebar } = useShellMessages();
  const { service } = usePagesMessages();
  const { tab, open } = useTab();
  const loaded = (content: ReactNode) => (
    <Suspense fallback={<Skeleton $height="20rem" />}>{content}</Suspense>
  );
  // One box to find a student at a time, or the keys would not know which is meant.
  const only = (key: string, content: ReactNode) => (tab === key ? loaded(content) : undefined);
  return (
    <Stack>
      <PageHeader title={sidebar['student-service']} />
      <Tabs
        label={sidebar['student-service']}
        selected={tab}
        onSelect={open}
        tabs={[
          { key: 'update', label: service.update, content: loaded(<ProfileTab />) },
          {
            key: 'pending-fee',
            label: service.pendingFee,
            content: only(
              'pending-fee',
              <ServiceTab empty={<Planned part="pending-fee" />}>
                {(student) => <PendingFee student={student} />}
              </ServiceTab>,
            ),
          },
          { key: 'attendance', label: service.attendance, content: <Planned part="attendance-report" /> },
          {
            key: 'fine',
            label: service.fine,
            content: only(
              'fine',
              <ServiceTab empty={<Planned part="fine" />}>
                {(student) => <Fines key={student.studentID} student={student} />}
              </ServiceTab>,
            ),
          },
          { key: 'result', label: service.result, content: <Planned part="student-result" /> },
          { key: 'tc', label: service.tc, content: <Planned part="generate-tc" /> },
        ]}
      />
    </Stack>
  );
}

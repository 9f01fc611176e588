import { EmptyState, PageHeader, Stack, Tabs } from '@school/ui';
import { ShieldX } from 'lucide-react';
import { PageLeaveGuard } from '../../app/leave-guard';
import { useSession } from '../../session/session';
import { useTab } from '../pages/use-tab';
import { useShellMessages } from '../shell/messages';
import { FeeTables } from './fee-tables';
import { useSettingsMessages } from './messages';
import { SchoolDetails } from './school-details';

/** The settings, for an administrator only (D45, D51); the server checks the same. */
export function SettingsPage() {
  const words = useSettingsMessages();
  const { notAllowed } = useShellMessages();
  const { claims } = useSession();
  const { tab, open } = useTab();
  if (claims?.role !== 'admin')
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{notAllowed.title}</h1>}
        description={words.adminOnly}
        icon={<ShieldX />}
      />
    );
  return (
    <Stack>
      <PageLeaveGuard />
      <PageHeader title={words.title} description={words.text} />
      <Tabs
        label={words.title}
        selected={tab}
        onSelect={open}
        tabs={[
          { key: 'fees', label: words.feeTable, content: <FeeTables /> },
          { key: 'school', label: words.schoolDetails, content: <SchoolDetails /> },
        ]}
      />
    </Stack>
  );
}

import { EmptyState, PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { ShieldX } from 'lucide-react';
import { useMessages } from '../../messages/messages';
import { useTab } from '../../screen/use-tab';
import { useSession } from '../../session/session';
import { PageLeaveGuard } from '../form/leave-guard';
import { FeeTables } from './fee-tables';
import { Heads } from './heads';
import { useSettingsMessages } from './messages';
import { SchoolDetails } from './school-details';
import { Sessions } from './sessions';

/** The settings, for an administrator only (D8, D45, D51); the server checks the same. */
export function SettingsPage() {
  const words = useSettingsMessages();
  const { notAllowed } = useMessages();
  const { claims } = useSession();
  const { tab, open } = useTab();
  if (claims?.role !== 'admin')
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{notAllowed}</h1>}
        description={words.adminOnly}
        icon={<ShieldX />}
      />
    );
  return (
    <Stack>
      <PageLeaveGuard />
      <PageHeader title={words.title} description={words.text} />
      <Tabs value={tab} defaultValue="fees" onChange={open}>
        <TabList label={words.title}>
          <Tab value="fees">{words.feeTable}</Tab>
          <Tab value="heads">{words.heads}</Tab>
          <Tab value="school">{words.schoolDetails}</Tab>
          <Tab value="sign-in">{words.signIn}</Tab>
        </TabList>
        <TabPanel value="fees">
          <FeeTables />
        </TabPanel>
        <TabPanel value="heads">
          <Heads />
        </TabPanel>
        <TabPanel value="school">
          <SchoolDetails />
        </TabPanel>
        <TabPanel value="sign-in">
          <Sessions />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

import { PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { useWords } from '../../messages/words';
import { part } from '../../screen/page';
import { useTab } from '../../screen/use-tab';
import { PageLeaveGuard } from '../form/leave-guard';
import { Loading } from '../../screen/loading';
import { FeeTables } from './fee-tables';
import { Heads } from './heads';
import { useSettingsMessages } from './messages';
import { SchoolDetails } from './school-details';
import { Sessions } from './sessions';
import { Subjects } from './subjects';

// Loaded when its tab is opened: most people who look up a fee never see it.
const SiteEditor = part(() => import('../site-editor/site-editor'), 'SiteEditor', <Loading />);

/** The settings (D8, D45, D51, D64). */
export function SettingsPage() {
  const words = useSettingsMessages();
  const { labels } = useWords();
  const { tab, open } = useTab();
  return (
    <Stack>
      <PageLeaveGuard />
      <PageHeader title={words.title} description={words.text} />
      <Tabs value={tab} defaultValue="fees" onChange={open}>
        <TabList label={words.title}>
          <Tab value="fees">{words.feeTable}</Tab>
          <Tab value="heads">{labels.heads}</Tab>
          <Tab value="subjects">{labels.subjects}</Tab>
          <Tab value="school">{words.schoolDetails}</Tab>
          <Tab value="public-site">{words.publicSite}</Tab>
          <Tab value="sign-in">{words.signIn}</Tab>
        </TabList>
        <TabPanel value="fees">
          <FeeTables />
        </TabPanel>
        <TabPanel value="heads">
          <Heads />
        </TabPanel>
        <TabPanel value="subjects">
          <Subjects />
        </TabPanel>
        <TabPanel value="school">
          <SchoolDetails />
        </TabPanel>
        <TabPanel value="public-site">{tab === 'public-site' && <SiteEditor />}</TabPanel>
        <TabPanel value="sign-in">
          <Sessions />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

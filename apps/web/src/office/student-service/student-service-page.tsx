import { Card, EmptyState, PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { CalendarCheck, CircleAlert, IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { useScreenName } from '../../screen/features';
import { part } from '../../screen/page';
import { useTab } from '../../screen/use-tab';
import { Loading } from '../../screen/loading';
import { useTextInAddress } from '../list/use-text-in-address';
import { useServiceMessages, type serviceEn } from './messages';
import { ServiceTab } from './service-tab';

// Each tab loads when somebody opens it.
const ProfileTab = part(() => import('./profile-tab'), 'ProfileTab', <Loading />);
const PendingFee = part(() => import('../student-money/pending-fee'), 'PendingFee', <Loading />);
const ReminderHistory = part(() => import('../reminders/reminder-history'), 'ReminderHistory', <Loading />);
const ResultTab = part(() => import('./result-tab'), 'ResultTab', <Loading />);
const CertificateTab = part(() => import('./certificate-tab'), 'CertificateTab', <Loading />);
const StudentDays = part(() => import('../student-attendance/student-days'), 'StudentDays', <Loading />);
const Fines = part(() => import('../student-money/fines'), 'Fines', <Loading />);

/** Six tabs of the found student: profile, pending fee, attendance, fines, results, certificates (section 2). */
export function StudentServicePage() {
  const title = useScreenName();
  const service = useServiceMessages();
  const { tab, open } = useTab();
  // Shared by all tabs, so that a search in one tab continues in the next.
  const typing = useTextInAddress('find');
  // Only one search box at a time, or the keys would not know which one is meant.
  const ifOpen = (key: string, content: ReactNode) => (tab === key ? content : undefined);
  const nobodyYet = (tabKey: keyof (typeof serviceEn)['nobodyYet'], icon: ReactNode) => {
    const { title: nobody, text } = service.nobodyYet[tabKey];
    return (
      <Card>
        <EmptyState title={nobody} description={text} icon={icon} />
      </Card>
    );
  };
  return (
    <Stack>
      <PageHeader title={title} />
      <Tabs value={tab} defaultValue="update" onChange={open}>
        <TabList label={title}>
          <Tab value="update">{service.update}</Tab>
          <Tab value="pending-fee">{service.pendingFee}</Tab>
          <Tab value="attendance">{service.attendance}</Tab>
          <Tab value="fine">{service.fine}</Tab>
          <Tab value="result">{service.result}</Tab>
          <Tab value="tc">{service.tc}</Tab>
        </TabList>
        <TabPanel value="update">
          <ProfileTab typing={typing} />
        </TabPanel>
        <TabPanel value="pending-fee">
          {ifOpen(
            'pending-fee',
            <ServiceTab empty={nobodyYet('pending-fee', <IndianRupee />)} typing={typing}>
              {(student) => (
                <Stack>
                  <PendingFee student={student} />
                  <ReminderHistory studentID={student.studentID} owes={student.fees.outstandingDue > 0} />
                </Stack>
              )}
            </ServiceTab>,
          )}
        </TabPanel>
        <TabPanel value="attendance">
          {ifOpen(
            'attendance',
            <ServiceTab empty={nobodyYet('attendance', <CalendarCheck />)} typing={typing}>
              {(student) => <StudentDays studentID={student.studentID} />}
            </ServiceTab>,
          )}
        </TabPanel>
        <TabPanel value="fine">
          {ifOpen(
            'fine',
            <ServiceTab empty={nobodyYet('fine', <CircleAlert />)} typing={typing}>
              {(student) => <Fines key={student.studentID} student={student} />}
            </ServiceTab>,
          )}
        </TabPanel>
        <TabPanel value="result">{ifOpen('result', <ResultTab typing={typing} />)}</TabPanel>
        <TabPanel value="tc">{ifOpen('tc', <CertificateTab typing={typing} />)}</TabPanel>
      </Tabs>
    </Stack>
  );
}

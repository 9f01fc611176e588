import { PageHeader, Stack } from '@school/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import styled from 'styled-components';
import { useIsAdmin, useSession } from '../../session/session';
import { useRights } from '../../session/use-rights';
import { FirstDay } from '../first-day/first-day';
import { useFirstDay } from '../first-day/use-first-day';
import { Loading } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { useWaitingAccounts } from '../waiting-accounts/use-waiting-accounts';
import { WaitingNote } from '../waiting-accounts/waiting-note';
import { BackupNote } from './backup-note';
import { FeeChanges } from './fee-changes';
import { FindBox } from './find-box';
import { LatestReceipts } from './latest-receipts';
import { useDashboardMessages } from './messages';
import { MoneyTiles } from './money-tiles';
import { Panel } from './panel';
import { ReportTiles, WingTiles } from './specified-tiles';
import { useBackups } from './use-dashboard';
import { WhoOwes } from './who-owes';

const Beside = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-items: start;
  grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);

  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One that failed once may come late, or never: the rest of the page does not wait for it. */
const isOnItsWay = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>) =>
  isLoading && failureCount === 0;

/**
 * What waits for an administrator and, on the first day, the first steps of the school. Then what the office wants first in the morning: the box that finds a student, today's money, the latest receipts, who owes;
 * then the wings with who is there of them, and the reports (section 2, D62).
 */
export function DashboardPage() {
  const dashboard = useDashboardMessages();
  const { claims } = useSession();
  const rights = useRights();
  const backups = useBackups();
  const isAdmin = useIsAdmin();
  const waitingAccounts = useWaitingAccounts();
  const waiting = waitingAccounts.data;
  // What comes first on the page is there before the rest: nothing is pushed down under the hand.
  const firstDay = useFirstDay(isAdmin);
  const isReady = ![waitingAccounts, firstDay].some(isOnItsWay);
  const body = (
    <>
      {waiting && <WaitingNote {...waiting} />}
      {isAdmin && <FirstDay found={firstDay} />}
      <FindBox />
      {rights.includes('reports') && (
        <Panel title={dashboard.today}>
          <MoneyTiles />
        </Panel>
      )}
      <Beside>
        <LatestReceipts />
        {rights.includes('reports') && <WhoOwes />}
      </Beside>
      {isAdmin && <FeeChanges />}
      <Panel title={dashboard.students}>
        <WingTiles />
      </Panel>
      <Panel title={dashboard.reportsTitle}>
        <ReportTiles />
      </Panel>
    </>
  );
  return (
    <Stack>
      <Stack gap="xxs">
        <PageHeader
          title={dashboard.welcome(claims?.fname ?? '')}
          actions={
            rights.includes('students') && (
              <PageButton to="/office/register-student">
                <UserPlus aria-hidden="true" />
                {dashboard.registerStudent}
              </PageButton>
            )
          }
        />
        <BackupNote
          backups={backups.data}
          now={new Date(backups.dataUpdatedAt)}
          hasFailed={backups.isError}
          onTryAgain={() => void backups.refetch()}
        />
      </Stack>
      {isReady ? body : <Loading height="100vh" />}
    </Stack>
  );
}

import { PageHeader, Stack } from '@school/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import styled from 'styled-components';
import { useIsAdmin, useSession } from '../../session/session';
import { useRights } from '../../session/use-rights';
import { ClockNote } from '../clock/clock-note';
import { FirstDay } from '../first-day/first-day';
import { Loading, PartsFailed } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { WaitingNote } from '../waiting-accounts/waiting-note';
import { BackupNote } from './backup-note';
import { FeeChanges } from './fee-changes';
import { FindBox } from './find-box';
import { LatestReceipts } from './latest-receipts';
import { useDashboardMessages } from './messages';
import { MoneyTiles } from './money-tiles';
import { Panel } from './panel';
import { ReportTiles, WingTiles } from './specified-tiles';
import { useDashboard } from './use-dashboard';
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

/** Whether a query is loading for the first time; after a failure the rest of the page no longer waits for it. */
const isOnItsWay = ({
  isLoading,
  isFetched,
  failureCount,
}: Pick<UseQueryResult, 'isLoading' | 'isFetched' | 'failureCount'>) =>
  isLoading && !isFetched && failureCount === 0;

/**
 * The dashboard: first what waits for an administrator and, on the first day, the school's first steps. Then the morning's work:
 * the box that finds a student, money of today, latest receipts, who owes; then attendance by wing and reports (section 2, D62).
 */
export function DashboardPage() {
  const dashboard = useDashboardMessages();
  const { claims } = useSession();
  const rights = useRights();
  const reads = useDashboard();
  const { backups, waitingAccounts, firstDay } = reads;
  const isAdmin = useIsAdmin();
  const waiting = waitingAccounts.data;
  // Waits for the parts at the top, so that nothing is pushed down while somebody is about to click.
  const isReady = ![waitingAccounts, firstDay].some(isOnItsWay);
  const body = (
    <>
      <ClockNote />
      {waiting && <WaitingNote {...waiting} />}
      {isAdmin && <FirstDay query={firstDay} />}
      <FindBox />
      {rights.includes('reports') && (
        <Panel title={dashboard.today}>
          <MoneyTiles {...reads} />
        </Panel>
      )}
      <Beside>
        <LatestReceipts {...reads} />
        {rights.includes('reports') && <WhoOwes {...reads} />}
      </Beside>
      {isAdmin && <FeeChanges {...reads} />}
      <Panel title={dashboard.students}>
        <WingTiles {...reads} />
      </Panel>
      <Panel title={dashboard.reportsTitle}>
        <ReportTiles {...reads} />
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
          hasFailed={backups.isLoadingError}
        />
      </Stack>
      <PartsFailed queries={Object.values(reads)} />
      {isReady ? body : <Loading height="100vh" />}
    </Stack>
  );
}

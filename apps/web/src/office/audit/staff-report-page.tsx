import { AUDIT_PAGE } from '@school/domain';
import { EmptyState, PageHeader, Stack } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { useSession } from '../../session/session';
import { useCollectors } from '../ledger/use-collectors';
import { DownloadMenu } from '../list/download-menu';
import { ListFoot } from '../list/list-foot';
import { LoadFailed } from '../list/load-failed';
import { PlannedPage } from '../planned/planned-page';
import { AuditFilter } from './audit-filter';
import { AuditTable } from './audit-table';
import { useAuditMessages } from './messages';
import { exportAuditLog, useAuditAddress, useAuditLog } from './use-audit';

function AuditLog() {
  const words = useAuditMessages();
  const title = useScreenName();
  const { page, filter, setPage, setFilter } = useAuditAddress();
  const log = useAuditLog(filter, page);
  const { data: actors = [] } = useCollectors();
  const { rows = [], total = 0 } = log.data ?? {};
  const isUnfiltered = Object.keys(filter).length === 0;
  return (
    <Stack>
      <PageHeader
        title={title}
        description={words.text}
        actions={<DownloadMenu call={(as) => exportAuditLog(as, filter)} />}
      />
      <AuditFilter key={JSON.stringify(filter)} filter={filter} actors={actors} onFilter={setFilter} />
      <AuditTable
        rows={rows}
        loading={log.isPending}
        error={
          log.error && <LoadFailed title={words.failed} reason={log.error.message} again={log.refetch} />
        }
        empty={
          isUnfiltered ? (
            <EmptyState title={words.noneYet} />
          ) : (
            <EmptyState title={words.noMatch} description={words.noMatchText} />
          )
        }
      />
      <ListFoot page={page} size={AUDIT_PAGE} total={total} count={words.count} onPage={setPage} />
    </Stack>
  );
}

/** The audit log for an administrator (D60); for everybody else the screen is empty, as specified (2.53). */
export function StaffReportPage() {
  const { claims } = useSession();
  return claims?.role === 'admin' ? <AuditLog /> : <PlannedPage part="staff-report" />;
}

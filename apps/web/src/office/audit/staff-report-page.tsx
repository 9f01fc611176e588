import { AUDIT_PAGE, auditFilterSchema } from '@school/domain';
import { useScreenName } from '../../screen/features';
import { useSession } from '../../session/session';
import { useCollectors } from '../ledger/use-collectors';
import { ListPage } from '../list/list-page';
import { useListQuery } from '../list/use-list-query';
import { PlannedPage } from '../planned/planned-page';
import { useAuditFilters, useAuditList } from './audit-list';
import { useAuditMessages } from './messages';
import { exportAuditLog, useAuditLog } from './use-audit';

function AuditLog() {
  const words = useAuditMessages();
  const title = useScreenName();
  const query = useListQuery(auditFilterSchema);
  const { data: actors = [] } = useCollectors();
  return (
    <ListPage
      title={title}
      description={words.text}
      list={useAuditList()}
      query={query}
      found={useAuditLog(query.filter, query.page)}
      size={AUDIT_PAGE}
      filtersLabel={words.filter}
      filters={useAuditFilters(actors)}
      download={exportAuditLog(query.filter)}
    />
  );
}

/** The audit log for an administrator (D60); for everybody else the screen is empty, as specified (2.53). */
export function StaffReportPage() {
  const { claims } = useSession();
  return claims?.role === 'admin' ? <AuditLog /> : <PlannedPage part="staff-report" />;
}

import { AUDIT_PAGE, auditFilterSchema, type AuditEntry } from '@school/domain';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useScreenName } from '../../screen/features';
import { useIsAdmin } from '../../session/session';
import { useCollectors } from '../ledger/use-collectors';
import { ListPage } from '../list/list-page';
import { useListQuery } from '../list/use-list-query';
import { AuditDetails } from './audit-details';
import { deedId, useAuditFilters, useAuditList } from './audit-list';
import { useAuditMessages } from './messages';
import { StaffReport } from './staff-report';
import { StaffTabs, tabIn } from './staff-tabs';
import { exportAuditLog, useAuditLog } from './use-audit';

function AuditLog() {
  const words = useAuditMessages();
  const title = useScreenName();
  const query = useListQuery(auditFilterSchema);
  const { data: actors = [] } = useCollectors();
  const auditQuery = useAuditLog(query.filter, query.page);
  const chosen = query.address.get('deed');
  const entry = auditQuery.data?.rows.find(({ id }) => id === chosen);
  const addressOf = ({ id }: AuditEntry) => {
    const address = new URLSearchParams(query.address);
    address.set('deed', id);
    return `?${address.toString()}`;
  };
  const close = () => {
    query.choose({ deed: '' });
    if (chosen !== null) document.getElementById(deedId(chosen))?.focus();
  };
  return (
    <ListPage
      title={title}
      description={words.text}
      tabs={<StaffTabs />}
      list={useAuditList(addressOf, entry === undefined)}
      query={query}
      result={auditQuery}
      size={AUDIT_PAGE}
      density="compact"
      side={entry && <AuditDetails key={entry.id} entry={entry} onClose={close} />}
      filtersLabel={words.filter}
      filters={useAuditFilters(actors)}
      download={exportAuditLog(query.filter)}
    />
  );
}

/**
 * The staff report: for an administrator of everybody, beside the audit log (D60); for everybody else of themselves, where the
 * specified screen is empty (2.53).
 */
export function StaffReportPage() {
  const [address] = useSearchParams();
  const isAdmin = useIsAdmin();
  if (!isAdmin || tabIn(address) === 'report') return <StaffReport isOfAll={isAdmin} />;
  // Without filters nothing else in the address would say that it is the log.
  if (!address.has('tab')) return <Navigate to={`?tab=log&${address.toString()}`} replace />;
  return <AuditLog />;
}

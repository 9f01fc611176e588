import { TabNav, TabNavLink } from '@school/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useAuditMessages } from './messages';

/** The filters of the audit log from before there was a report beside it: an address with one still means the log. */
const OF_THE_LOG = ['deed', 'action', 'subject', 'account', 'fees', 'from', 'to', 'page'];

/** The tab of the staff report that an address asks for. */
export const tabIn = (address: URLSearchParams): 'report' | 'log' => {
  const tab = address.get('tab');
  if (tab === 'log' || tab === 'report') return tab;
  return OF_THE_LOG.some((name) => address.has(name)) ? 'log' : 'report';
};

/** The tabs that switch between the report and the audit log, for an administrator. */
export function StaffTabs() {
  const words = useAuditMessages();
  const [address] = useSearchParams();
  const openTab = tabIn(address);
  return (
    <TabNav label={words.tabs}>
      {(['report', 'log'] as const).map((tab) => (
        <TabNavLink
          key={tab}
          as={Link}
          to={`?tab=${tab}`}
          {...(tab === openTab && { 'aria-current': 'page' as const })}
        >
          {words[tab]}
        </TabNavLink>
      ))}
    </TabNav>
  );
}

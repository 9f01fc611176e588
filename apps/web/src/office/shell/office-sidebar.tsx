import { institutionName } from '@school/domain';
import { Sidebar, VisuallyHidden } from '@school/ui';
import { Crest } from '@school/ui/school';
import { Link } from 'react-router-dom';
import { useEntries, useScreenOnShow, type ShownEntry } from '../../screen/features';
import { useRights } from '../../session/use-rights';
import { useWaitingAccountsMessages } from '../waiting-accounts/messages';
import { useWaitingAccounts } from '../waiting-accounts/use-waiting-accounts';
import { useShellMessages } from './messages';

/** The groups of the sidebar in their specified order; the entries above them have no title. */
const groupsOfSidebar = ['students', 'money', 'year', 'office'] as const;

/** The crest, the eleven specified entries in groups, the extra ones of administrators (section 2, D9), or a teacher's (D58). */
export function OfficeSidebar() {
  const { groups, administration } = useShellMessages();
  const entriesOf = useEntries(useRights());
  const screen = useScreenOnShow();
  const current = screen?.under ?? screen?.address;
  const words = useWaitingAccountsMessages();
  const { waiting = 0, forgottenPasswords = 0 } = useWaitingAccounts().data ?? {};
  const waitingCount = waiting + forgottenPasswords;
  const entry = ({ address, name, icon: Icon, announces }: ShownEntry) => ({
    key: address,
    label: announces === 'accounts' && waitingCount > 0 ? words.entry(name, waitingCount) : name,
    icon: Icon && <Icon aria-hidden="true" />,
    href: `/office/${address}`,
    current: address === current,
  });
  const forAdministrators = entriesOf('administration').map(entry);
  return (
    <Sidebar
      head={(collapsed) => (
        <Link to="/">
          <Crest />
          {collapsed ? <VisuallyHidden>{institutionName}</VisuallyHidden> : institutionName}
        </Link>
      )}
      groups={[
        { key: 'top', label: undefined, entries: entriesOf('top').map(entry) },
        // Most groups are empty for a teacher.
        ...groupsOfSidebar
          .map((group) => ({ key: group, label: groups[group], entries: entriesOf(group).map(entry) }))
          .filter(({ entries }) => entries.length > 0),
      ]}
      apart={
        forAdministrators.length > 0
          ? { key: 'administration', label: administration, entries: forAdministrators }
          : undefined
      }
      renderLink={({ href, current: isCurrent }, content) => (
        <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
          {content}
        </Link>
      )}
    />
  );
}

import { institutionName } from '@school/domain';
import { Sidebar, VisuallyHidden } from '@school/ui';
import { Crest } from '@school/ui/school';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../session/session';
import { accountsScreens } from '../accounts-bar/accounts-screens';
import { useShellMessages } from './messages';
import { adminScreens, officeScreens } from './sidebar-entries';

const screensOfMoney: readonly string[] = ['receipt', ...accountsScreens];

/** All screens of the money belong to the one entry of the sidebar. */
const screenOf = (pathname: string) => {
  const screen = pathname.split('/')[2] ?? '';
  return screensOfMoney.includes(screen) ? 'accounts' : screen;
};

/** The crest, the eleven specified entries in groups, and what an administrator has besides (section 2, D9). */
export function OfficeSidebar() {
  const { sidebar, groups, administration, admin } = useShellMessages();
  const { claims } = useSession();
  const current = screenOf(useLocation().pathname);
  const entry = (key: string, label: string, Icon: (typeof adminScreens)[number]['icon']) => ({
    key,
    label,
    icon: <Icon aria-hidden="true" />,
    href: `/office/${key}`,
    current: key === current,
  });
  return (
    <Sidebar
      head={(collapsed) => (
        <Link to="/">
          <Crest />
          {collapsed ? <VisuallyHidden>{institutionName}</VisuallyHidden> : institutionName}
        </Link>
      )}
      groups={officeScreens.map(({ group, screens }) => ({
        key: group ?? 'first',
        label: group && groups[group],
        entries: screens.map(({ key, icon }) => entry(key, sidebar[key], icon)),
      }))}
      apart={
        claims?.role === 'admin'
          ? {
              key: 'administration',
              label: administration,
              entries: adminScreens.map(({ key, icon }) => entry(key, admin[key], icon)),
            }
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

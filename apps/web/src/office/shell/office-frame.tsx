import { institutionName } from '@school/domain';
import { OfficeShell, Sidebar, TopBar } from '@school/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AppNotices } from '../../app-update/app-notices';
import { UserMenu } from '../../session/user-menu';
import { accountsScreens } from '../accounts-bar/accounts-screens';
import { KeyboardHelp } from './keyboard-help';
import { useShellMessages } from './messages';
import { officeScreens } from './sidebar-entries';

const COLLAPSED_KEY = 'sidebar-collapsed';

const screensOfMoney: readonly string[] = ['receipt', ...accountsScreens];

/** All screens of the money belong to the one entry of the sidebar. */
const screenOf = (pathname: string) => {
  const screen = pathname.split('/')[2] ?? '';
  return screensOfMoney.includes(screen) ? 'accounts' : screen;
};

/** Sidebar and top bar around every office screen. */
export function OfficeFrame({ children }: { readonly children: ReactNode }) {
  const { sidebar } = useShellMessages();
  const current = screenOf(useLocation().pathname);
  const entries = officeScreens.map(({ key, icon: Icon }) => ({
    key,
    label: sidebar[key],
    icon: <Icon aria-hidden="true" />,
    href: `/office/${key}`,
    current: key === current,
  }));
  return (
    <OfficeShell
      defaultCollapsed={localStorage.getItem(COLLAPSED_KEY) === 'true'}
      onCollapsedChange={(collapsed) => localStorage.setItem(COLLAPSED_KEY, String(collapsed))}
      sidebar={
        <Sidebar
          entries={entries}
          renderLink={(entry, content) => (
            <Link to={entry.href} aria-current={entry.current ? 'page' : undefined}>
              {content}
            </Link>
          )}
        />
      }
      notice={<AppNotices />}
      topBar={
        <TopBar
          brand={<Link to="/">{institutionName}</Link>}
          actions={
            <>
              <KeyboardHelp />
              <UserMenu />
            </>
          }
        />
      }
    >
      {children}
    </OfficeShell>
  );
}

import { institutionName, longDayLabel, sessionAt } from '@school/domain';
import { Footer, OfficeShell, TopBar, useKitMessages } from '@school/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppNotices } from '../../app-update/app-notices';
import { DemonstrationBar } from '../../demonstration/demonstration-bar';
import { LookChoice } from '../../look/look-choice';
import { useMessages } from '../../messages/messages';
import { localStorage } from '../../program/local-storage';
import { UserMenu } from '../../sign-in/user-menu';
import { KeyboardHelp } from './keyboard-help';
import { useShellMessages } from './messages';
import { OfficeSidebar } from './office-sidebar';

const COLLAPSED_KEY = 'sidebar-collapsed';

/** Sidebar, top bar and footer around every office screen (section 2). */
export function OfficeFrame({ children }: { readonly children: ReactNode }) {
  const { footer } = useMessages();
  const { today } = useShellMessages();
  const { locale } = useKitMessages();
  const now = new Date();
  return (
    <OfficeShell
      defaultCollapsed={localStorage.getItem(COLLAPSED_KEY) === 'true'}
      onCollapsedChange={(collapsed) => localStorage.setItem(COLLAPSED_KEY, String(collapsed))}
      sidebar={<OfficeSidebar />}
      banner={<DemonstrationBar />}
      notice={<AppNotices />}
      topBar={
        <TopBar
          brand={<Link to="/">{institutionName}</Link>}
          note={today(longDayLabel(now, locale), sessionAt(now))}
          actions={
            <>
              <KeyboardHelp />
              <UserMenu />
            </>
          }
        />
      }
      footer={
        <Footer variant="quiet" links={[{ key: 'look', link: <LookChoice /> }]}>
          {footer(institutionName)}
        </Footer>
      }
    >
      {children}
    </OfficeShell>
  );
}

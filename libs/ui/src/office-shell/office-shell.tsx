import { Menu, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTheme } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { Modal } from '../confirm-dialog/modal';
import { useMediaQuery } from '../layout/use-media-query';
import { useKitMessages } from '../messages/kit-messages';
import { SkipLink } from '../skip-link/skip-link';
import { Tooltip } from '../tooltip/tooltip';
import {
  Aside,
  AsideFoot,
  AsideScroll,
  BarRow,
  Column,
  DrawerHead,
  Main,
  NoticeRow,
  Shell,
} from './office-shell.styles';
import { SidebarContext } from './sidebar-context';
import type { OuterProps } from '../theme/outer-props';

export interface OfficeShellProps extends OuterProps {
  /** The `Sidebar`. */
  readonly sidebar: ReactNode;
  /** The `TopBar`. */
  readonly topBar: ReactNode;
  /** A message at the top of every page, which scrolls away with the page. */
  readonly banner?: ReactNode;
  /** An UpdateNotice or OfflineNotice; read out when it appears. */
  readonly notice?: ReactNode;
  /**
   * Whether the sidebar starts folded to its icons.
   * @default false
   */
  readonly defaultCollapsed?: boolean | undefined;
  /** Called when the sidebar is folded or unfolded, so that the page can remember it. */
  readonly onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** The footer below every page; on a short page at the bottom of the window. */
  readonly footer?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * The frame of every office screen: sidebar, top bar, notices and page. The sidebar can be folded; on a small screen it is a
 * drawer.
 */
export function OfficeShell(props: OfficeShellProps) {
  const {
    sidebar,
    topBar,
    banner,
    notice,
    defaultCollapsed = false,
    onCollapsedChange,
    footer,
    children,
    ...outer
  } = props;
  const messages = useKitMessages();
  const theme = useTheme();
  const narrow = useMediaQuery(`(max-width: ${theme.breakpoint.drawer})`);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [collapsed, setCollapsed] = useState(defaultCollapsed);
  const closeDrawer = () => setDrawerOpen(false);
  useEffect(() => {
    if (!drawerOpen) return undefined;
    // The browser's Back shows another page, which the drawer would go on covering.
    window.addEventListener('popstate', closeDrawer);
    return () => window.removeEventListener('popstate', closeDrawer);
  }, [drawerOpen]);
  const toggleLabel = collapsed ? messages.expandMenu : messages.collapseMenu;
  const toggle = () => {
    setCollapsed(!collapsed);
    onCollapsedChange?.(!collapsed);
  };
  return (
    <>
      <SkipLink href="#main">{messages.skipToContent}</SkipLink>
      <Shell {...outer}>
        <SidebarContext value={{ collapsed: collapsed && !narrow, closeDrawer }}>
          {narrow ? (
            <Modal open={drawerOpen} onClose={closeDrawer} side="start" label={messages.mainMenu}>
              <DrawerHead>
                <IconButton
                  label={messages.closeMenu}
                  icon={<X aria-hidden="true" />}
                  onClick={closeDrawer}
                />
              </DrawerHead>
              {sidebar}
            </Modal>
          ) : (
            <Aside $collapsed={collapsed}>
              <AsideScroll>{sidebar}</AsideScroll>
              <AsideFoot $collapsed={collapsed}>
                <Tooltip label={toggleLabel} side="end">
                  <IconButton
                    label={toggleLabel}
                    title={undefined}
                    aria-expanded={!collapsed}
                    icon={
                      collapsed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />
                    }
                    onClick={toggle}
                  />
                </Tooltip>
              </AsideFoot>
            </Aside>
          )}
        </SidebarContext>
        <Column>
          {banner}
          <BarRow>
            {narrow && (
              <IconButton
                label={messages.openMenu}
                aria-expanded={drawerOpen}
                icon={<Menu aria-hidden="true" />}
                onClick={() => setDrawerOpen(true)}
              />
            )}
            {topBar}
          </BarRow>
          {/* Always rendered, because only text that appears inside a live region is read out. */}
          <NoticeRow role="status">{notice}</NoticeRow>
          <Main id="main" tabIndex={-1}>
            {children}
          </Main>
          {footer}
        </Column>
      </Shell>
    </>
  );
}

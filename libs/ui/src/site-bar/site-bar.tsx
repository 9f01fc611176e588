import { Menu as MenuSign, X } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { Menu, MenuItem, MenuList } from '../menu/menu';
import { MenuButton } from '../menu/menu-button';
import { useKitMessages } from '../messages/kit-messages';
import { Bar, Brand, Inner, List, Nav, Toggle } from './site-bar.styles';
import type { OuterProps } from '../theme/outer-props';

export interface SiteLink {
  /** A unique key for each link. */
  readonly key: string;
  /** The name of the page. */
  readonly label: string;
  /** The address that it leads to. */
  readonly href: string;
  /** Whether it is the page that is open. */
  readonly current: boolean;
}

export interface SiteMenu {
  /** A unique key for each menu. */
  readonly key: string;
  /** The words that open the menu. */
  readonly label: string;
  /** The actions in the menu. */
  readonly items: readonly { readonly key: string; readonly label: string; readonly onSelect: () => void }[];
}

export interface SiteBarProps extends OuterProps<'header'> {
  /** The logo and name, as a ready-made link to the home page. */
  readonly brand: ReactNode;
  /** The links, in reading order. */
  readonly links: readonly SiteLink[];
  /**
   * The menus, which open below their words in the bar.
   * @default []
   */
  readonly menus?: readonly SiteMenu[] | undefined;
  /** The login link or the user's menu; always visible, on small screens too. */
  readonly actions?: ReactNode;
  /** An UpdateNotice or OfflineNotice; read out when it appears. */
  readonly notice?: ReactNode;
  /** Renders a link; it must set `aria-current="page"` on the current one. */
  readonly renderLink?: ((link: SiteLink) => ReactNode) | undefined;
}

const plainLink = ({ href, current, label }: SiteLink) => (
  <a href={href} aria-current={current ? 'page' : undefined}>
    {label}
  </a>
);

/** The bar above a public page; on a small screen its links fold into a panel. */
export function SiteBar(props: SiteBarProps) {
  const { brand, links, menus = [], actions, notice, renderLink = plainLink, ...outer } = props;
  const messages = useKitMessages();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    toggle.current?.focus();
  };

  // The open panel covers the page, so it closes when the focus moves there. A menu's popup is no part of the page.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.closest('[role="menu"]') === null) close();
  };

  return (
    <Bar {...outer}>
      <Inner onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
        <Toggle>
          <IconButton
            ref={toggle}
            label={open ? messages.closeMenu : messages.openMenu}
            icon={open ? <X aria-hidden="true" /> : <MenuSign aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </Toggle>
        <Brand onClick={close}>{brand}</Brand>
        <Nav id={id} aria-label={messages.mainMenu} $open={open}>
          <List>
            {links.map((link) => (
              <li key={link.key} onClick={close}>
                {renderLink(link)}
              </li>
            ))}
            {menus.map(({ key, label, items }) => (
              <li key={key}>
                <Menu>
                  <MenuButton>{label}</MenuButton>
                  <MenuList align="start">
                    {items.map((item) => (
                      <MenuItem
                        key={item.key}
                        onSelect={() => {
                          close();
                          item.onSelect();
                        }}
                      >
                        {item.label}
                      </MenuItem>
                    ))}
                  </MenuList>
                </Menu>
              </li>
            ))}
          </List>
        </Nav>
        {actions}
      </Inner>
      {/* Always rendered, because only text that appears inside a live region is read out. */}
      <div role="status">{notice}</div>
    </Bar>
  );
}

import { Menu as MenuSign, X } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { Menu, MenuItem, MenuList } from '../menu/menu';
import { MenuButton } from '../menu/menu-button';
import { useKitMessages } from '../messages/kit-messages';
import { Bar, Brand, Inner, List, Nav, Toggle } from './site-bar.styles';
import type { OuterProps } from '../theme/outer-props';

export interface SiteLink {
  /** Tells the links apart. */
  readonly key: string;
  /** The name of the page. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
  /** It is the page that is open. */
  readonly current: boolean;
}

export interface SiteMenu {
  /** Tells the menus apart. */
  readonly key: string;
  /** What opens the menu. */
  readonly label: string;
  /** What can be chosen in it. */
  readonly items: readonly { readonly key: string; readonly label: string; readonly onSelect: () => void }[];
}

export interface SiteBarProps extends OuterProps<'header'> {
  /** Logo and name, ready as a link home. */
  readonly brand: ReactNode;
  /** The pages, in the order of reading. */
  readonly links: readonly SiteLink[];
  /**
   * What opens below a word of the bar.
   * @default []
   */
  readonly menus?: readonly SiteMenu[] | undefined;
  /** Always in sight, on small screens too: the login or the user's menu. */
  readonly actions?: ReactNode;
  /** An UpdateNotice or OfflineNotice; read out when it appears. */
  readonly notice?: ReactNode;
  /** Must carry `aria-current="page"` when the link is the current one. */
  readonly renderLink?: ((link: SiteLink) => ReactNode) | undefined;
}

const plainLink = ({ href, current, label }: SiteLink) => (
  <a href={href} aria-current={current ? 'page' : undefined}>
    {label}
  </a>
);

/** The bar over a public page; its links fold into a menu on a small screen. */
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

  // The page lies below the open panel: what has the focus there would not be seen. A menu's popup stands elsewhere.
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
      {/* Always there, because only what appears inside a live region is read out. */}
      <div role="status">{notice}</div>
    </Bar>
  );
}

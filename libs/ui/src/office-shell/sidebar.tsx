import { use, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import { visuallyHidden } from '../visually-hidden/visually-hidden';
import { SidebarContext } from './sidebar-context';

export interface SidebarEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly href: string;
  readonly current: boolean;
}

export interface SidebarProps {
  readonly entries: readonly SidebarEntry[];
  /** Renders the link around the content; it must carry `aria-current="page"` when the entry is the current one. */
  readonly renderLink?: ((entry: SidebarEntry, content: ReactNode) => ReactNode) | undefined;
}

const List = styled.ul<{ $collapsed: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  margin: 0;
  padding: ${({ theme }) => theme.space.xs};
  list-style: none;

  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.s};
    min-block-size: ${({ theme }) => theme.size.control};
    padding-inline: ${({ theme }) => theme.space.s};
    border-radius: ${({ theme }) => theme.radius.control};
    color: ${({ theme }) => theme.color.ink};
    text-decoration: none;
    ${({ $collapsed }) =>
      $collapsed &&
      css`
        justify-content: center;
      `}
  }

  a:hover {
    background: ${({ theme }) => theme.color.shade};
  }

  a[aria-current='page'] {
    background: ${({ theme }) => theme.color.primaryTint};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  a[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block: ${({ theme }) => theme.space.xs};
    inset-inline-start: 0;
    inline-size: ${({ theme }) => theme.border.accent};
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.accent};
  }
`;

const Label = styled.span<{ $collapsed: boolean }>`
  ${({ $collapsed }) => $collapsed && visuallyHidden}
`;

const plainLink = (entry: SidebarEntry, content: ReactNode) => (
  <a href={entry.href} aria-current={entry.current ? 'page' : undefined}>
    {content}
  </a>
);

export function Sidebar({ entries, renderLink = plainLink }: SidebarProps) {
  const messages = useKitMessages();
  const { collapsed, closeDrawer } = use(SidebarContext);
  return (
    <nav aria-label={messages.mainMenu}>
      <List $collapsed={collapsed}>
        {entries.map((entry) => (
          <li key={entry.key} onClick={closeDrawer} title={collapsed ? entry.label : undefined}>
            {renderLink(
              entry,
              <>
                {entry.icon}
                <Label $collapsed={collapsed}>{entry.label}</Label>
              </>,
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

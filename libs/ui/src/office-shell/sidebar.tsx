import { use, useId, type ReactNode } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import { Tooltip } from '../tooltip/tooltip';
import { SidebarContext } from './sidebar-context';
import { Apart, Entries, GroupTitle, Groups, Head, Label } from './sidebar.styles';
import type { OuterProps } from '../theme/outer-props';

export interface SidebarEntry {
  /** A unique key for each entry. */
  readonly key: string;
  /** The name of the page. */
  readonly label: string;
  /** An icon before the name, shown alone in a folded sidebar; give it `aria-hidden`. */
  readonly icon: ReactNode;
  /** The address that it leads to. */
  readonly href: string;
  /** Whether it is the page that is open. */
  readonly current: boolean;
}

export interface SidebarGroup {
  /** A unique key for each group. */
  readonly key: string;
  /** The title above the entries; without a title the entries follow directly. */
  readonly label?: string | undefined;
  /** The entries, in reading order. */
  readonly entries: readonly SidebarEntry[];
}

export interface SidebarProps extends OuterProps<'nav'> {
  /** The content at the top, such as the office's name; called with whether the sidebar is folded to its icons. */
  readonly head?: ((collapsed: boolean) => ReactNode) | undefined;
  /** The entries, in groups with space between them. */
  readonly groups: readonly SidebarGroup[];
  /** A separate group with a name of its own below the main menu, for pages that few users may open. */
  readonly apart?: Required<SidebarGroup> | undefined;
  /** Renders the link around an entry's content; it must set `aria-current="page"` on the current entry. */
  readonly renderLink?: ((entry: SidebarEntry, content: ReactNode) => ReactNode) | undefined;
}

const plainLink = (entry: SidebarEntry, content: ReactNode) => (
  <a href={entry.href} aria-current={entry.current ? 'page' : undefined}>
    {content}
  </a>
);

interface GroupProps {
  readonly group: SidebarGroup;
  readonly renderLink: NonNullable<SidebarProps['renderLink']>;
}

function Group({ group: { label, entries }, renderLink }: GroupProps) {
  const { collapsed, closeDrawer } = use(SidebarContext);
  const titleId = useId();
  return (
    <>
      {label !== undefined && (
        <GroupTitle id={titleId} $collapsed={collapsed}>
          <Label $collapsed={collapsed}>{label}</Label>
        </GroupTitle>
      )}
      <Entries $collapsed={collapsed} aria-labelledby={label === undefined ? undefined : titleId}>
        {entries.map((entry) => {
          const link = renderLink(
            entry,
            <>
              {entry.icon}
              <Label $collapsed={collapsed}>{entry.label}</Label>
            </>,
          );
          return (
            <li key={entry.key} onClick={closeDrawer}>
              {collapsed ? (
                <Tooltip label={entry.label} side="end">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        })}
      </Entries>
    </>
  );
}

/** The menu of the office in groups; the open page is marked, and choosing an entry closes the drawer. */
export function Sidebar({ head, groups, apart, renderLink = plainLink, ...outer }: SidebarProps) {
  const messages = useKitMessages();
  const { collapsed, closeDrawer } = use(SidebarContext);
  return (
    <>
      {head && (
        <Head $collapsed={collapsed} onClick={closeDrawer}>
          {head(collapsed)}
        </Head>
      )}
      <nav {...outer} aria-label={messages.mainMenu}>
        <Groups>
          {groups.map((group) => (
            <li key={group.key}>
              <Group group={group} renderLink={renderLink} />
            </li>
          ))}
        </Groups>
      </nav>
      {apart && (
        <Apart aria-label={apart.label}>
          <Group group={apart} renderLink={renderLink} />
        </Apart>
      )}
    </>
  );
}

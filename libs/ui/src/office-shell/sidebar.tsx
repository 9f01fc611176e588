import { use, useId, type ReactNode } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import { Tooltip } from '../tooltip/tooltip';
import { SidebarContext } from './sidebar-context';
import { Apart, Entries, GroupTitle, Groups, Head, Label } from './sidebar.styles';
import type { OuterProps } from '../theme/outer-props';

export interface SidebarEntry {
  /** Tells the entries apart. */
  readonly key: string;
  /** The name of the page. */
  readonly label: string;
  /** Stands before the name, `aria-hidden`; alone where the sidebar is folded. */
  readonly icon: ReactNode;
  /** Where it leads. */
  readonly href: string;
  /** It is the page that is open. */
  readonly current: boolean;
}

export interface SidebarGroup {
  /** Tells the groups apart. */
  readonly key: string;
  /** Stands above the entries; a group without one follows the line of the others. */
  readonly label?: string | undefined;
  /** The links, in the order of reading. */
  readonly entries: readonly SidebarEntry[];
}

export interface SidebarProps extends OuterProps<'nav'> {
  /** On top: whose office it is. Told whether there is room for more than an icon. */
  readonly head?: ((collapsed: boolean) => ReactNode) | undefined;
  /** The links, in groups with a space between them. */
  readonly groups: readonly SidebarGroup[];
  /** Below and apart from the main menu, under a name of its own: what few may open. */
  readonly apart?: Required<SidebarGroup> | undefined;
  /** Renders the link around the content; it must carry `aria-current="page"` when the entry is the current one. */
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

/** The entries of the office in groups; the open one is marked, and opening one closes the drawer. */
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

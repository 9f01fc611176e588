import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BookOpen,
  CalendarCheck,
  CalendarDays,
  ClipboardList,
  Clock,
  GraduationCap,
  IndianRupee,
  LayoutDashboard,
  UserPlus,
  Users,
  Wrench,
} from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card';
import { Footer } from '../footer/footer';
import { Menu, MenuItem, MenuList } from '../menu/menu';
import { MenuButton } from '../menu/menu-button';
import { PageHeader } from '../page-header/page-header';
import { UpdateNotice } from '../update-notice/update-notice';
import { OfficeShell } from './office-shell';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { OfficeShellExample } from './office-shell.example';
import code from './office-shell.example.tsx?raw';

const pages = [
  ['dashboard', 'Dashboard', LayoutDashboard],
  ['register-student', 'New Registration', UserPlus],
  ['student-profile', 'Student Profile', Users],
  ['student-service', 'Student Service', Wrench],
  ['attendance', 'Attendance', CalendarCheck],
  ['accounts', 'Fees & Payment', IndianRupee],
  ['result', 'Student Result', GraduationCap],
  ['calendar', 'Yearly Calendar', CalendarDays],
  ['syllabus', 'Syllabus', BookOpen],
  ['timetable', 'Time Table', Clock],
  ['staff-report', 'Staff Report', ClipboardList],
] as const;

const entries = pages.map(([key, label, Icon]) => ({
  key,
  label,
  icon: <Icon aria-hidden="true" />,
  href: `#/office/${key}`,
  current: key === 'accounts',
}));

const groups = [
  { key: 'start', entries: entries.slice(0, 1) },
  { key: 'students', label: 'Students', entries: entries.slice(1, 5) },
  { key: 'money', label: 'Money', entries: entries.slice(5, 6) },
  { key: 'year', label: 'School year', entries: entries.slice(6, 10) },
  { key: 'office', label: 'Office', entries: entries.slice(10) },
];

const administration = {
  key: 'administration',
  label: 'Administration',
  entries: [
    {
      key: 'settings',
      label: 'Settings',
      icon: <Wrench aria-hidden="true" />,
      href: '#/office/settings',
      current: false,
    },
  ],
};

const meta = {
  title: 'Navigation/OfficeShell',
  component: OfficeShell,
  subcomponents: { Sidebar, TopBar },
  args: {
    sidebar: (
      <Sidebar
        head={(collapsed) => <a href="#/">{collapsed ? 'M.L.M.' : 'M.L.M. Group of Schools'}</a>}
        groups={groups}
        apart={administration}
      />
    ),
    footer: <Footer variant="quiet">© 2019 M.L.M. Group of Schools, all rights reserved.</Footer>,
    topBar: (
      <TopBar
        brand="M.L.M. Group of Schools"
        note="Sunday, 22 November 2026"
        actions={
          <Menu>
            <MenuButton>Asha</MenuButton>
            <MenuList>
              <MenuItem onSelect={fn()}>Logout</MenuItem>
            </MenuList>
          </Menu>
        }
      />
    ),
    children: (
      <>
        <PageHeader
          title="Fees & Payment"
          description="Find the student, take the amount, print the receipt."
        />
        <Card>The page goes here.</Card>
      </>
    ),
  },
  parameters: {
    usage: {
      when: 'Around every screen of the office: it has the `Sidebar` with its entries, the `TopBar` with the signed-in user, the skip link, a place for notices, and the column of the page.',
      whenNot: 'On public pages: they have `SiteBar` and `Footer`. Inside a page: it is used only once.',
    },
    accessibility: {
      keys: {
        Tab: 'First to the link that skips to the content, then through the sidebar and the bar',
        Enter: 'Follows the link, or opens the menu on a small screen',
        Esc: 'Closes the menu on a small screen',
      },
      note: 'Skip link, navigation, banner and main, each once. On a small screen the sidebar is a dialog that keeps the focus. When the sidebar is folded, each icon still has its name and shows it. Notices are announced politely.',
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof OfficeShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: OfficeShellExample,
  parameters: { docs: { source: { code } } },
};

export const Wide: Story = {};

/** With the sidebar folded and room to spare, the page is centred. */
export const PageStandsInTheMiddle: Story = {
  tags: ['behaviour'],
  args: { defaultCollapsed: true },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const [page, room] = [main, main.parentElement!].map((one) => one.getBoundingClientRect());
    await expect(room!.width).toBeGreaterThan(page!.width);
    await expect(page!.left - room!.left).toBeCloseTo(room!.right - page!.right, 0);
  },
};

export const TheSkipLinkMovesTheFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fees & Payment' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Collapsed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Collapse menu' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

async function collapse(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
  return canvas.getByRole('link', { name: 'Attendance' });
}

/** With focus or mouse, each icon shows its name beside it, and a screen reader reads that name only once. */
export const CollapsedIconsHaveNames: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const link = await collapse(canvasElement);
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Settings');
    await userEvent.keyboard('{Escape}');
    await userEvent.hover(link);
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Attendance');
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThan(link.getBoundingClientRect().right);
    await expect(link).not.toHaveAccessibleDescription();
    await userEvent.unhover(link);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** A finger that stays on a link opens the browser's own menu, so no tooltip appears. */
export const CollapsedUnderAFinger: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const link = await collapse(canvasElement);
    await fireEvent.pointerDown(link, { pointerType: 'touch' });
    await new Promise((later) => setTimeout(later, 1000));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

const phone = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
} satisfies Partial<Story>;

async function openDrawer(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const opener = await canvas.findByRole('button', { name: 'Open menu' });
  await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  await userEvent.click(opener);
  const drawer = await canvas.findByRole('dialog', { name: 'Main menu' });
  await expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  return { canvas, opener, drawer };
}

export const Drawer: Story = {
  ...phone,
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
  },
};

export const DrawerClosed: Story = {
  ...phone,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const { canvas, opener, drawer } = await openDrawer(canvasElement);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    // The first one: Testing Library takes the page's own header, inside main, for a banner too.
    await expect(canvas.getAllByRole('banner')[0]).toContainElement(opener);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const BackClosesTheDrawer: Story = {
  ...phone,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    window.history.pushState(null, '', window.location.href);
    const { canvas } = await openDrawer(canvasElement);
    window.history.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The notice is read out when it appears, because the live region exists before it. */
export const WithNotice: Story = { args: { notice: <UpdateNotice onUpdate={fn()} onLater={fn()} /> } };

export const TheNoticeStaysInSightOnALongPage: Story = {
  tags: ['behaviour'],
  args: { ...WithNotice.args, children: <div style={{ minBlockSize: '200vh' }} /> },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Update is available');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBe(0));
  },
};

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
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card';
import { MenuButton } from '../menu-button/menu-button';
import { PageHeader } from '../page-header/page-header';
import { UpdateNotice } from '../update-notice/update-notice';
import { OfficeShell } from './office-shell';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

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

const meta = {
  title: 'Layout/OfficeShell',
  component: OfficeShell,
  subcomponents: { Sidebar, TopBar },
  args: {
    sidebar: <Sidebar entries={entries} />,
    topBar: (
      <TopBar
        brand="M.L.M. Group of Schools"
        actions={<MenuButton label="Asha" items={[{ key: 'logout', label: 'Logout', onSelect: fn() }]} />}
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
      when: 'Around every screen of the office: the `Sidebar` with its entries, the `TopBar` with who is signed in, the skip link, a place for notices, and the column of the page.',
      whenNot: 'On public pages: they have `SiteBar` and `Footer`. Inside a page: it stands once.',
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof OfficeShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Collapse menu' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

const phone = {
  globals: { viewport: { value: 'phone' } },
  parameters: { testViewport: { width: 360, height: 740 } },
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
  play: async ({ canvasElement }) => {
    const { canvas, opener, drawer } = await openDrawer(canvasElement);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What appears in the notice is read out, because the live region was there before; it stays in sight on a long page. */
export const WithNotice: Story = {
  args: {
    notice: <UpdateNotice onUpdate={fn()} onLater={fn()} />,
    children: <div style={{ minBlockSize: '200vh' }} />,
  },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(notice).toHaveTextContent('Update is available');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBe(0));
  },
};

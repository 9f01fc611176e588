import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { all, answer, inTrouble, refused } from './answer';
import { belowEachPage } from './below-each-page';
import { leftCard, leftStudents } from './left-students';
import { drawerOfRavi, emptyDesk, officeDesk } from './office-desk';
import { sampleSheet } from '../office/result/result-sample';
import { ownReport } from './reports-day';
import { asJustOpened, Screen, settled } from './screen';

const meta = {
  title: 'Screens/Office desk',
  tags: ['!autodocs'],
  component: Screen,
  beforeEach: asJustOpened,
  parameters: { layout: 'fullscreen', signedIn: true, answers: officeDesk },
  play: settled,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const EMPTY = { parameters: { answers: emptyDesk } } satisfies Partial<Story>;
const FAILED = {
  parameters: { answers: all(officeDesk, inTrouble) },
} satisfies Partial<Story>;
const HINDI = { tags: ['copy'], globals: { language: 'hi' } } satisfies Partial<Story>;

export const Closing: Story = { args: { path: '/office/closing' } };
export const ClosingEmpty: Story = { ...Closing, ...EMPTY };
export const ClosingFailed: Story = { ...Closing, ...FAILED };
export const ClosingInHindi: Story = { ...Closing, ...HINDI };
/** For a clerk who cannot close the drawer: the expected amount is not shown before the drawer is counted (D54). */
export const DrawerOfAnother: Story = {
  args: { path: '/office/closing/ravi' },
  parameters: { answers: { 'GET /api/office/drawer': answer(drawerOfRavi) } },
  play: async ({ canvas: page }) => {
    await settled();
    await expect(page.getByRole('heading', { level: 1, name: 'Drawer of Ravi' })).toBeVisible();
    await expect(page.getByLabelText(/Opening float/)).toHaveFocus();
    await expect(page.queryByText('₹1,350')).not.toBeInTheDocument();
    await expect(page.getByRole('link', { name: 'To your own drawer' })).toBeVisible();
  },
};
export const DrawerOfAnotherClosed: Story = {
  args: DrawerOfAnother.args,
  parameters: {
    answers: {
      'GET /api/office/drawer': refused(409, 'Nothing has been collected since the last closing'),
    },
  },
  play: async ({ canvas: page }) => {
    await settled();
    await expect(page.getByText('Nothing to close')).toBeVisible();
    await expect(page.getByText('Nothing has been collected since the last closing')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
export const DrawerOfAnotherInHindi: Story = { ...DrawerOfAnother, ...HINDI, play: settled };
export const OneClosing: Story = { args: { path: '/office/closing/meena/6' } };
/** A wrongly copied number: asking again would not find such a closing either, so only the list is offered. */
export const ClosingNotFound: Story = {
  args: { path: '/office/closing/meena/60' },
  parameters: {
    answers: {
      'GET /api/office/closing': refused(404, 'There is no closing with this number'),
    },
  },
  play: async ({ canvas: page }) => {
    await settled();
    await expect(page.getByRole('alert')).toHaveTextContent('There is no closing with this number');
    await expect(page.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  },
};

export const Receipts: Story = { args: { path: '/office/receipts' } };
export const ReceiptsEmpty: Story = { ...Receipts, ...EMPTY };
export const ReceiptsFailed: Story = { ...Receipts, ...FAILED };

const readReceipts = fn(answer([], { 'X-Total-Count': '0' }));

/** The receipts of one student, found by name as everywhere (D57); the list stays while the name is typed. */
export const ReceiptsOfOne: Story = {
  ...Receipts,
  tags: ['behaviour'],
  parameters: {
    answers: { ...leftStudents, ...officeDesk, 'GET /api/office/receipts': readReceipts },
  },
  play: async ({ canvas: page }) => {
    await settled();
    const last = () => new URL(readReceipts.mock.lastCall?.[0].url ?? '').searchParams.get('studentID');
    const box = page.getByRole('combobox', { name: 'Student ID' });
    await userEvent.type(box, 'aarav');
    const matches = await page.findByRole('listbox', { name: 'Students that match' });
    await expect(last()).toBeNull();
    await userEvent.click(within(matches).getByRole('option'));
    await expect(box).toHaveValue(leftCard.studentID);
    await waitFor(() => expect(last()).toBe(leftCard.studentID));
    // A number may be a mobile: its matches appear, and the list waits for a choice.
    await userEvent.clear(box);
    await waitFor(() => expect(last()).toBeNull());
    await userEvent.type(box, '9876543210');
    const again = await page.findByRole('listbox', { name: 'Students that match' });
    await expect(last()).toBeNull();
    await userEvent.click(within(again).getByRole('option'));
    await waitFor(() => expect(last()).toBe(leftCard.studentID));
    // A text that matches nobody is reported, and cleared when the field is left.
    await userEvent.clear(box);
    await userEvent.type(box, '?{Enter}');
    await expect(box).toBeInvalid();
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await expect(box).toBeValid();
  },
};

export const Statement: Story = { args: { path: '/office/student-profile/1001/statement' } };

/** The foot of each page names the session and the student: two children may share a name. */
export const StatementOfASession: Story = {
  tags: ['behaviour'],
  args: { path: '/office/student-profile/1001/statement?session=2026-27' },
  play: async () => {
    await settled();
    await expect(belowEachPage()).toContain(', 1001, 2026-27"');
  },
};

/** Both branches have a VII A, and the letterhead stands only on the first page. */
export const ClassSheetBelowEachPage: Story = {
  tags: ['behaviour'],
  args: { path: `/office/result/sheet/${'f'.repeat(24)}/7/a` },
  parameters: { answers: { 'GET /api/office/exams/classSheet': answer(sampleSheet) } },
  play: async () => {
    await settled();
    await expect(belowEachPage()).toContain(' VII A, MLMEC"');
  },
};

export const ClassListBelowEachPage: Story = {
  tags: ['behaviour'],
  args: { path: '/office/new-session/list/new/MLMEC/7/a' },
  parameters: {
    answers: {
      'GET /api/office/newSession': answer({ turn: { from: '2025-26', to: '2026-27' }, sections: [] }),
      'GET /api/office/classList': answer({
        branch: 'MLMEC',
        class: '7',
        section: 'a',
        session: '2026-27',
        students: [],
      }),
    },
  },
  play: async () => {
    await settled();
    await expect(belowEachPage()).toContain('2026-27, MLMEC"');
  },
};

export const StudentRecord: Story = {
  args: { path: '/office/student-profile/1001/record' },
  parameters: { answers: { 'GET /api/office/certificates': answer([]) } },
};
export const StatementFailed: Story = { ...Statement, ...FAILED };

export const Staff: Story = { args: { path: '/office/staff' } };
export const StaffFailed: Story = { ...Staff, ...FAILED };
export const StaffInHindi: Story = { ...Staff, ...HINDI };

export const OwnPassword: Story = { args: { path: '/office/password' } };

export const SettingsFees: Story = { args: { path: '/office/settings' } };
export const SettingsSchool: Story = { args: { path: '/office/settings?tab=school' } };
export const SettingsFailed: Story = { ...SettingsFees, ...FAILED };
export const SettingsInHindi: Story = { ...SettingsFees, ...HINDI };

export const StaffReport: Story = {
  args: { path: '/office/staff-report' },
  play: async ({ canvas: page }) => {
    await settled();
    const [, admin, meena, sunil] = page.getAllByRole('row');
    await expect(admin).toHaveTextContent('−₹450');
    await expect(meena).toHaveTextContent(/3 registered\s*5 changed, 1 certificate/);
    await expect(sunil).toHaveTextContent('Present: 18, On leave: 2, Half day: 1');
    const deeds = within(meena!).getByRole('link', { name: /^Audit log of Meena / });
    await expect(deeds.getAttribute('href')).toContain('tab=log&account=0123456789abcdef01234567&from=');
    const book = within(meena!).getByRole('link', { name: /^18: day book of Meena/ });
    await expect(book.getAttribute('href')).toContain('collector=0123456789abcdef01234567');
    const tabs = within(page.getByRole('navigation', { name: 'Parts of the staff report' }));
    await expect(tabs.getByRole('link', { name: 'Report' })).toHaveAttribute('aria-current', 'page');
    await userEvent.selectOptions(page.getByLabelText('Days'), 'Today');
    await expect(page.getByLabelText('Days')).toHaveDisplayValue('Today');
    await userEvent.click(tabs.getByRole('link', { name: 'Audit log' }));
    await expect(await page.findByRole('table', { name: 'Audit log' })).toBeVisible();
  },
};
export const StaffReportEmpty: Story = { ...StaffReport, ...EMPTY, play: settled };
export const StaffReportFailed: Story = { ...StaffReport, ...FAILED, play: settled };
export const StaffReportInHindi: Story = { ...StaffReport, ...HINDI, play: settled };
/** A clerk sees only their own figures, and not the amounts of a drawer that is counted blind (D86). */
export const StaffReportOfAClerk: Story = {
  ...StaffReport,
  parameters: {
    signedIn: 'office',
    answers: { 'GET /api/office/reports/staff': answer(ownReport) },
  },
  play: async ({ canvas: page }) => {
    await settled();
    await expect(page.getByText(/^Amounts here leave out the cash in your drawer/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
    await expect(page.queryByLabelText('Person')).not.toBeInTheDocument();
  },
};

/** An old address, from before there was a report beside the audit log. */
export const AuditLog: Story = { args: { path: '/office/staff-report?page=1' } };
export const AuditLogEmpty: Story = { ...AuditLog, ...EMPTY };
export const AuditLogFailed: Story = { ...AuditLog, ...FAILED };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { all, refused } from './answer';
import { emptyDesk, officeDesk } from './office-desk';
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
  parameters: { answers: all(officeDesk, refused(500, 'Something went wrong. Please try again.')) },
} satisfies Partial<Story>;
const HINDI = { tags: ['copy'], globals: { language: 'hi' } } satisfies Partial<Story>;

export const Closing: Story = { args: { path: '/office/closing' } };
export const ClosingEmpty: Story = { ...Closing, ...EMPTY };
export const ClosingFailed: Story = { ...Closing, ...FAILED };
export const ClosingInHindi: Story = { ...Closing, ...HINDI };
export const OneClosing: Story = { args: { path: '/office/closing/meena/6' } };

export const Receipts: Story = { args: { path: '/office/receipts' } };
export const ReceiptsEmpty: Story = { ...Receipts, ...EMPTY };
export const ReceiptsFailed: Story = { ...Receipts, ...FAILED };

export const Statement: Story = { args: { path: '/office/student-profile/1001/statement' } };
export const StatementFailed: Story = { ...Statement, ...FAILED };

export const Staff: Story = { args: { path: '/office/staff' } };
export const StaffFailed: Story = { ...Staff, ...FAILED };
export const StaffInHindi: Story = { ...Staff, ...HINDI };

export const OwnPassword: Story = { args: { path: '/office/password' } };

export const SettingsFees: Story = { args: { path: '/office/settings' } };
export const SettingsSchool: Story = { args: { path: '/office/settings?tab=school' } };
export const SettingsFailed: Story = { ...SettingsFees, ...FAILED };
export const SettingsInHindi: Story = { ...SettingsFees, ...HINDI };

export const AuditLog: Story = { args: { path: '/office/staff-report' } };
export const AuditLogEmpty: Story = { ...AuditLog, ...EMPTY };
export const AuditLogFailed: Story = { ...AuditLog, ...FAILED };

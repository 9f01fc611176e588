import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Backups } from '../../api/types';
import { BackupNote } from './backup-note';

const backups = (change: Partial<Backups>): Backups => ({
  isElsewhere: false,
  lastAt: '2026-11-21T03:42:00.000Z',
  ageHours: 1,
  isLate: false,
  failure: null,
  ...change,
});

const meta = {
  title: 'Screens/Parts/Backup note',
  tags: ['!autodocs'],
  component: BackupNote,
  args: { backups: backups({}), now: new Date('2026-11-21T05:00:00.000Z') },
} satisfies Meta<typeof BackupNote>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = (...sentences: (string | RegExp)[]): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    for (const sentence of sentences) await expect(canvasElement).toHaveTextContent(sentence);
  };

export const Today: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Last backup: today, 9:12 am');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Yesterday: Story = {
  args: { backups: backups({ lastAt: '2026-11-20T03:42:00.000Z', ageHours: 25 }) },
  play: says('Last backup: yesterday, 9:12 am'),
};

export const NoneYet: Story = {
  args: { backups: backups({ lastAt: null, ageHours: null }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('No backup yet');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Late: Story = {
  args: { backups: backups({ lastAt: '2026-11-18T03:42:00.000Z', ageHours: 73, isLate: true }) },
  play: async ({ canvas }) => {
    const warning = canvas.getByRole('status');
    await expect(warning).toHaveTextContent('No backup for 3 days');
    await expect(warning).toHaveTextContent(/Last backup: 18 Nov 2026, 9:12 am/);
  },
};

const pulledOut = 'There is no folder /media/usb/school-backups. Is its disk plugged in?';

export const LateWithItsReason: Story = {
  args: {
    backups: backups({
      lastAt: '2026-11-18T03:42:00.000Z',
      ageHours: 73,
      isLate: true,
      failure: pulledOut,
    }),
  },
  play: says('No backup for 3 days', `The last backup failed: ${pulledOut}`),
};

export const NeverYet: Story = {
  args: { backups: backups({ lastAt: null, ageHours: null, isLate: true, failure: pulledOut }) },
  play: says('No backup has been made yet', pulledOut),
};

export const FailedToday: Story = {
  args: { backups: backups({ lastAt: '2026-11-20T03:42:00.000Z', ageHours: 25, failure: pulledOut }) },
  play: says('Last backup: yesterday, 9:12 am', `The last backup failed: ${pulledOut}`),
};

export const OnAServer: Story = {
  args: { backups: backups({ isElsewhere: true, lastAt: null, ageHours: null }) },
  play: says('MongoDB server'),
};

export const Loading: Story = { args: { backups: undefined } };

export const Unknown: Story = {
  args: { backups: undefined, hasFailed: true },
  play: says('could not be loaded'),
};

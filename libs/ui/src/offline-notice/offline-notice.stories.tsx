import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { darkTheme } from '../theme/dark';
import { KitProvider } from '../kit-provider/kit-provider';
import { OfflineNotice } from './offline-notice';
import { OfflineNoticeExample } from './offline-notice.example';
import code from './offline-notice.example.tsx?raw';

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  args: { onTryAgain: fn() },
  parameters: {
    usage: {
      when: 'While the office server cannot be reached: in the `notice` of `SiteBar` or `OfficeShell`, which reads it out. It says that no input is lost, and tries again on request.',
      whenNot:
        'When one action failed: that is an `Alert` beside its button. When the server answers but refuses.',
    },
    accessibility: {
      keys: {
        Tab: 'To Try again',
        'Enter, Space': 'Asks the server again',
      },
      note: 'It is announced politely when it appears, because the shell already contains its place. It takes no focus, and everything typed is kept.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: OfflineNoticeExample,
  parameters: { docs: { source: { code } } },
};

export const Offline: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You are offline')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTryAgain).toHaveBeenCalledTimes(1);
  },
};

export const Checking: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(args.onTryAgain).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = {
  tags: ['copy'],
  render: (args) => (
    <KitProvider theme={darkTheme}>
      <OfflineNotice {...args} />
    </KitProvider>
  ),
};

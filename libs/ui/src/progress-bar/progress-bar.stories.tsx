import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar';
import { ProgressBarExample } from './progress-bar.example';
import code from './progress-bar.example.tsx?raw';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 40, label: 'Upload progress of Photo' },
  parameters: {
    usage: {
      when: 'Where the progress is known: an upload, an import.',
      whenNot: 'Where the progress is not known: use a `Spinner` or a `Skeleton`, which promise nothing.',
    },
    accessibility: {
      note: 'A progress bar with a name and a value from 0 to 100. It is not announced at each step: use a status to say that it is done.',
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: ProgressBarExample,
  parameters: { docs: { source: { code } } },
};

export const Empty: Story = { args: { value: 0 } };
export const UnderWay: Story = {};

export const BeyondItsEnds: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

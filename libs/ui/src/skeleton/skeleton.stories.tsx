import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack';
import { Skeleton } from './skeleton';
import { SkeletonExample } from './skeleton.example';
import code from './skeleton.example.tsx?raw';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      when: 'To hold the place of something that takes longer than 400 ms and whose shape is known: rows, a figure.',
      whenNot:
        'For an action that runs: `busy` on the button. Without a word beside it for those who do not see it.',
    },
    accessibility: {
      note: 'Hidden from screen readers: put `aria-busy` on what it stands in, and say in a status when it is there. It does not breathe for those who want less motion.',
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: SkeletonExample,
  parameters: { docs: { source: { code } } },
};

export const Lines: Story = {
  render: () => (
    <Stack gap="xs">
      <Skeleton width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
    </Stack>
  ),
};

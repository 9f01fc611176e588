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
      when: 'To hold the place of content that takes longer than 400 ms to load and whose shape is known: rows, a figure.',
      whenNot:
        'For a running action: use `loading` on the button. Without a word beside it for people who do not see it.',
    },
    accessibility: {
      note: 'Hidden from screen readers: put `aria-busy` on the element around it, and use a status to say when the content is there. It does not pulse for people who want less motion.',
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

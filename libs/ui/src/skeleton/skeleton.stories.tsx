import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      when: 'To hold the place of something that takes longer than 400 ms and whose shape is known: rows, a figure.',
      whenNot:
        'For an action that runs: `busy` on the button. Without a word beside it for those who do not see it.',
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <Stack gap="xs">
      <Skeleton width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
    </Stack>
  ),
};

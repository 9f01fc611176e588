import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack';
import { Skeleton } from './skeleton';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <Stack $gap="xs">
      <Skeleton $width="40%" />
      <Skeleton $width="70%" />
      <Skeleton $width="60%" />
    </Stack>
  ),
};

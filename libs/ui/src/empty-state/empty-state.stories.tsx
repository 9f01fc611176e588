import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';
import { EmptyStateExample } from './empty-state.example';
import code from './empty-state.example.tsx?raw';

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  args: { title: 'No student matches “asha”' },
  parameters: {
    usage: {
      when: 'Where a list or a part of a page has nothing to show: say what will appear here, and offer a way to fill it.',
      whenNot: 'While it loads: that is a `Skeleton`. When it failed: that is an `Alert`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the action',
      },
      note: 'The icon is hidden from screen readers. Inside a table it is in the only cell, so it is read where the rows would be.',
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: EmptyStateExample,
  parameters: { docs: { source: { code } } },
};

export const Plain: Story = {};

export const OfAPart: Story = {
  args: { size: 's', title: 'No receipt yet', description: 'The first payment at the counter shows here.' },
};

export const WithAction: Story = {
  args: {
    title: 'The yearly calendar is not here yet',
    description: 'It comes with a later version. Everything for registration and fees is ready.',
    icon: <CalendarDays />,
    action: <Button variant="secondary">Back to the dashboard</Button>,
  },
};

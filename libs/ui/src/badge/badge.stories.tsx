import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';
import { BadgeExample } from './badge.example';
import code from './badge.example.tsx?raw';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { tone: 'success', children: 'Paid' },
  parameters: {
    usage: {
      when: 'For the state of a row in one word: Paid, Due, Void. The word carries the meaning, the colour only helps.',
      whenNot: 'For something to press, or for a sentence: that is an `Alert`.',
    },
    accessibility: {
      note: 'Plain text to a screen reader; the colour carries nothing that the word does not say. It takes no focus.',
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: BadgeExample,
  parameters: { docs: { source: { code } } },
};

export const Success: Story = {};
export const Danger: Story = { args: { tone: 'danger', children: 'Void' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Due' } };
export const Info: Story = { args: { tone: 'info', children: 'CBSE' } };

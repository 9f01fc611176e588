import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { tone: 'success', children: 'Paid' },
  parameters: {
    usage: {
      when: 'For the state of a row in one word: Paid, Due, Void. The word says it, the colour only helps.',
      whenNot: 'For something to press, or for a sentence: that is an `Alert`.',
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Danger: Story = { args: { tone: 'danger', children: 'Void' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Due' } };
export const Info: Story = { args: { tone: 'info', children: 'CBSE' } };

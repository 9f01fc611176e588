import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';
import { CardExample } from './card.example';
import code from './card.example.tsx?raw';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { children: 'A card groups what belongs together. Not everything needs one.' },
  parameters: {
    usage: {
      when: 'To group things that belong together, on a page that shows more than one thing.',
      whenNot: 'Around everything: a page with one thing needs no box. Never put a card in a card.',
    },
    accessibility: {
      note: 'Only visual: a screen reader does not notice the box, so give each group a heading.',
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: CardExample,
  parameters: { docs: { source: { code } } },
};

export const Plain: Story = {};

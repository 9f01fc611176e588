import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { children: 'A card groups what belongs together. Not everything needs one.' },
  parameters: {
    usage: {
      when: 'To keep together what belongs together on a page that holds more than one thing.',
      whenNot: 'Around everything: a page with one thing needs no box. Never a card in a card.',
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

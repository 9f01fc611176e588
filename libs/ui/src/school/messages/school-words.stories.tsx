import { paise } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KitWords } from '../../messages/kit-messages';
import { FeesSummary } from '../fees-summary/fees-summary';
import { schoolHi } from './hi';
import { SchoolWords } from './school-messages';
import { SchoolWordsExample } from './school-words.example';
import code from './school-words.example.tsx?raw';

const meta = {
  title: 'School/SchoolWords',
  component: SchoolWords,
  subcomponents: { KitWords },
  parameters: {
    usage: {
      when: 'Once, inside `KitProvider`: it gives receipts, months and the other parts of the school their words. Also, with `KitWords`, around a paper in another language than the page.',
      whenNot: 'Around a single part. Without it the parts speak English.',
    },
    accessibility: {
      note: 'It draws nothing. Where only a part of a page is in another language, set `lang` on an element around that part.',
    },
  },
  args: {
    messages: schoolHi,
    children: (
      <FeesSummary
        currentCharge={paise(450_00)}
        previousBalance={paise(150_50)}
        outstandingDue={paise(600_50)}
      />
    ),
  },
  argTypes: { messages: { control: false }, children: { control: false } },
} satisfies Meta<typeof SchoolWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: SchoolWordsExample,
  parameters: { docs: { source: { code } } },
};

export const InHindi: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('कुल देय राशि')).toBeVisible();
  },
};

import { LARGEST_AMOUNT, paise } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountInWords } from './amount-in-words';
import { AmountInWordsExample } from './amount-in-words.example';
import code from './amount-in-words.example.tsx?raw';

const meta = {
  title: 'School/AmountInWords',
  component: AmountInWords,
  args: { amount: paise(300_00) },
  parameters: {
    docs: {
      description: {
        component:
          'An amount written out in the Indian system, lakh and crore, so that a figure on paper cannot be changed by a stroke.',
      },
    },
    usage: {
      when: 'Beside the figure on a receipt, a certificate or any other paper that proves a payment.',
      whenNot: 'On screens where figures are compared: show only the figure, by `formatRupees`.',
    },
    accessibility: {
      note: 'Plain text, in the language of `SchoolWords`.',
    },
  },
} satisfies Meta<typeof AmountInWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: AmountInWordsExample,
  parameters: { docs: { source: { code } } },
};

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
  };

export const Rupees: Story = { play: says('Rupees three hundred only') };

export const WithPaise: Story = {
  args: { amount: paise(9_87_654_45) },
  play: says('Rupees nine lakh eighty-seven thousand six hundred fifty-four and forty-five paise only'),
};

export const Nothing: Story = { args: { amount: paise(0) }, play: says('Rupees zero only') };

export const TheLargestInANarrowColumn: Story = {
  args: { amount: LARGEST_AMOUNT },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/crore/);
    await expect(words.offsetWidth).toBeLessThanOrEqual(200);
  },
};

export const Hindi: Story = {
  tags: ['copy'],
  args: { amount: paise(1_23_456_50) },
  globals: { language: 'hi' },
  play: says('रुपये एक लाख तेईस हज़ार चार सौ छप्पन और पचास पैसे मात्र'),
};

export const Dark: Story = { tags: ['copy'], globals: { theme: 'dark' } };

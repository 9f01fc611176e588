import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden';
import { VisuallyHiddenExample } from './visually-hidden.example';
import code from './visually-hidden.example.tsx?raw';

const meta = {
  title: 'Display/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of the student Asha Verma' },
  render: (args) => (
    <p>
      Receipts <VisuallyHidden {...args} />
    </p>
  ),
  parameters: {
    usage: {
      when: 'For words that only screen reader users need: the caption of a table, the purpose of a column of buttons.',
      whenNot:
        'For anything that also helps people who see the page. To hide something from everybody: leave it out.',
    },
    accessibility: {
      note: 'It is read out and not seen. Do not put anything in it that can take the focus, as the focus would become invisible.',
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: VisuallyHiddenExample,
  parameters: { docs: { source: { code } } },
};

export const HeardOnly: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('of the student Asha Verma');
    await expect(hidden.offsetWidth).toBe(1);
    await expect(canvas.getByText(/Receipts/)).toHaveTextContent('Receipts of the student Asha Verma');
  },
};

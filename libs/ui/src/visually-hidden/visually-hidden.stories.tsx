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
      when: 'For words that only a listener needs: the caption of a table, what a column of buttons is about.',
      whenNot: 'For anything that helps those who look, too. To hide something from everybody: leave it out.',
    },
    accessibility: {
      note: 'Read and not seen. What can take the focus must not be in it, for it would get lost to the eye.',
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden';

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
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeardOnly: Story = {
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('of the student Asha Verma');
    await expect(hidden.offsetWidth).toBe(1);
    await expect(within(canvasElement).getByText(/Receipts/)).toHaveTextContent(
      'Receipts of the student Asha Verma',
    );
  },
};

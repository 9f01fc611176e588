import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaperQuestion } from './paper-question';

const meta = {
  title: 'Screens/Parts/Paper question',
  tags: ['!autodocs'],
  component: PaperQuestion,
  args: { onYes: fn(), onNo: fn() },
} satisfies Meta<typeof PaperQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTheOriginal: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'No, print it again' }));
    await expect(args.onNo).toHaveBeenCalledOnce();
    await expect(args.onYes).not.toHaveBeenCalled();
  },
};

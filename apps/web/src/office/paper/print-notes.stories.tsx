import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PrintNotes } from './print-notes';

const meta = {
  title: 'Screens/Parts/Paper question',
  tags: ['!autodocs'],
  component: PrintNotes,
  args: {
    printing: { asks: true, cameOut: fn(), printAgain: fn(), isRefused: false, isCounted: true },
  },
} satisfies Meta<typeof PrintNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTheOriginal: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No, print it again' }));
    await expect(args.printing.printAgain).toHaveBeenCalledOnce();
    await expect(args.printing.cameOut).not.toHaveBeenCalled();
  },
};

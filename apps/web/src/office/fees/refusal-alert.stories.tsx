import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RefusalAlert } from './refusal-alert';

const refused = (status: number, message: string) => ({
  status,
  error: 'Refused',
  message,
  details: [],
});

const meta = {
  title: 'Screens/Parts/Refusal alert',
  tags: ['!autodocs'],
  component: RefusalAlert,
  args: {
    refusal: refused(409, 'Balance has changed. Please find the student again.'),
    onClose: fn(),
    onFindAgain: fn(),
  },
} satisfies Meta<typeof RefusalAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherDeskWasFaster: Story = {
  play: async ({ canvas, args }) => {
    const again = canvas.getByRole('button', { name: 'Find the student again' });
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFindAgain).toHaveBeenCalledOnce();
  },
};

/** The answer to the first press was lost; then an amount was changed and sent again (D52). */
export const SentBeforeWithOtherFigures: Story = {
  args: { refusal: refused(422, 'This payment was already sent with other figures') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Find the student again' })).toBeVisible();
  },
};

export const NoAnswer: Story = {
  args: {
    refusal: refused(0, 'The office server cannot be reached. Nothing was lost; please try again.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nothing is taken twice/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Find the student again' })).toBeNull();
  },
};

export const NotAllowed: Story = {
  args: { refusal: refused(403, 'Your account may not do this.') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

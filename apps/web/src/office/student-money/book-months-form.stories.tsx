import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BookMonthsForm } from './book-months-form';

const meta = {
  title: 'Screens/Parts/Charge months form',
  tags: ['!autodocs'],
  component: BookMonthsForm,
  args: {
    studentID: '1234',
    months: [
      { month: '2026-08', amount: 300 },
      { month: '2026-09', amount: 300 },
    ],
    onSend: fn(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof BookMonthsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfTwo: Story = {
  play: async ({ args, canvas }) => {
    const [august, september] = canvas.getAllByRole('checkbox');
    const charge = canvas.getByRole('button', { name: 'Charge' });
    await userEvent.click(august!);
    await userEvent.click(september!);
    await expect(charge).toBeDisabled();
    // Submitting without a month shows what is missing.
    await expect(canvas.getByRole('group', { name: /Months/ })).toHaveAttribute('data-invalid', 'true');
    await userEvent.click(september!);
    await expect(canvas.getByText('1 month, ₹300')).toBeVisible();
    await userEvent.click(charge);
    await expect(args.onSend).toHaveBeenCalledWith({
      studentID: '1234',
      months: [{ month: '2026-09', amount: 30000 }],
      reason: 'Not charged so far',
    });
  },
};

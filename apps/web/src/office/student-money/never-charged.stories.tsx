import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NeverCharged } from './never-charged';

const meta = {
  title: 'Screens/Parts/Months never charged',
  tags: ['!autodocs'],
  component: NeverCharged,
  args: {
    months: [
      { month: '2026-08', amount: 300 },
      { month: '2026-09', amount: 300 },
      { month: '2026-10', amount: 450.5 },
    ],
    onBook: fn(),
  },
} satisfies Meta<typeof NeverCharged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeMonths: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Aug 2026, Sept? 2026, Oct 2026 · 3 months, ₹1,050.50/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Charge these months' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

/** A student charged every month shows nothing. */
export const None: Story = {
  args: { months: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

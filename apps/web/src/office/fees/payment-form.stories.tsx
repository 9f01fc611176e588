import { paise } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentForm } from './payment-form';

const meta = {
  title: 'Web/Payment form',
  component: PaymentForm,
  args: {
    currentCharge: paise(300_00),
    previousBalance: paise(250_50),
    outstandingDue: paise(550_50),
    onSubmit: fn(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};

export const PayAllOfIt: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all: ₹550.50' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Now' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ toward: 'monthly', paidAmount: 550_50 });
  },
};

export const NoAmount: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Now' }));
    await expect(canvas.getByText('Enter valid payment amount')).toBeVisible();
    await expect(canvas.getByLabelText(/Amount paid/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const MoreThanTheDue: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Amount paid/), '550.51{Enter}');
    await expect(canvas.getByText('Payment Amount Cannot Exceed Outstanding Due')).toBeVisible();
  },
};

export const NothingDue: Story = {
  args: { currentCharge: paise(0), previousBalance: paise(0), outstandingDue: paise(0) },
};

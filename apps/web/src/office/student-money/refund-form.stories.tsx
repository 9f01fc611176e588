import { paise } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RefundForm, type RefundFormProps } from './refund-form';

const onSend: RefundFormProps['onSend'] = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Parts/Refund form',
  tags: ['!autodocs'],
  component: RefundForm,
  args: {
    studentID: '1234',
    refundable: { advance: paise(700_00), security: paise(400_00) },
    onSend,
  },
} satisfies Meta<typeof RefundForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The full amount of the chosen kind is filled in; the mode of the refund has to be chosen. */
export const AdvanceAndDeposit: Story = {
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveValue('700');
    await userEvent.click(canvas.getByRole('radio', { name: 'Security deposit' }));
    await waitFor(() => expect(amount).toHaveValue('400'));
    await expect(amount).toHaveAccessibleDescription('Security deposit: at most ₹400');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mode of payment' }), 'UPI');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reference' }), '412233445566');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Leaves the school');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay back' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        studentID: '1234',
        of: 'security',
        amount: 400_00,
        mode: 'UPI',
        reference: '412233445566',
        reason: 'Leaves the school',
      }),
    );
  },
};

export const AdvanceAlone: Story = {
  args: { refundable: { advance: paise(700_00), security: paise(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const MoreThanThereIs: Story = {
  args: {
    onSend: () =>
      Promise.resolve({
        status: 409,
        message: 'You cannot pay back more than there is',
        details: [{ field: 'amount', message: 'You cannot pay back more than there is' }],
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Paid twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay back' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const InHindi: Story = { tags: ['copy'], globals: { language: 'hi' } };

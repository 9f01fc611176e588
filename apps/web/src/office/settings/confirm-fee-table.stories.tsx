import { paise, specifiedFees } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmFeeTable } from './confirm-fee-table';

const table = {
  from: '2027-04',
  fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], monthly: paise(350_00) } },
};

const meta = {
  title: 'Screens/Parts/Confirm fee table',
  tags: ['!autodocs'],
  component: ConfirmFeeTable,
  args: { table, versions: [], failure: undefined, busy: false, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmFeeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatChanges: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'New fees from Apr 2027?' });
    await expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      'Classes I to V, Monthly: ₹300 becomes ₹350',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the new fees' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(table);
  },
};

export const Refused: Story = { args: { failure: 'Choose a month that has not begun yet' } };

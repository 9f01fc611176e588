import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VoidReceiptForm, type VoidReceiptFormProps } from './void-receipt-form';

const onVoid: VoidReceiptFormProps['onVoid'] = fn(() => Promise.resolve(undefined));
const named = { studentID: '1234', studentReceiptNo: 'MLMEC/1234/1700000000' };

const meta = {
  title: 'Web/Void receipt form',
  component: VoidReceiptForm,
  args: { ...named, onVoid, onCancel: fn() },
} satisfies Meta<typeof VoidReceiptForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAReason: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Void receipt' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const WithAReason: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Reason/), 'Taken from the wrong student');
    await userEvent.click(canvas.getByRole('button', { name: 'Void receipt' }));
    await expect(args.onVoid).toHaveBeenCalledWith({ ...named, reason: 'Taken from the wrong student' });
  },
};

export const Refused: Story = {
  args: { onVoid: () => Promise.resolve('This receipt is already void') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Reason/), 'Twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Void receipt' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This receipt is already void');
    await expect(canvas.getByLabelText(/^Reason/)).toHaveValue('Twice');
  },
};

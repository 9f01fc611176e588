import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form';

const onConfirm: ConfirmFormProps['onConfirm'] = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Parts/Own password again',
  tags: ['!autodocs'],
  component: ConfirmForm,
  args: { label: 'Make administrator', onConfirm },
} satisfies Meta<typeof ConfirmForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText(/^Your own password/, { selector: 'input' });

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Make administrator' })).toBeDisabled();
    await expect(box(canvasElement)).toHaveFocus();
    await userEvent.keyboard('chalk and dust{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('chalk and dust');
  },
};

export const Wrong: Story = {
  args: {
    onConfirm: () =>
      Promise.resolve({
        status: 400,
        message: 'This is not your current password',
        details: [{ field: 'currentPassword', message: 'This is not your current password' }],
      }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(box(canvasElement), 'a guess{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('not your current password');
    await expect(box(canvasElement)).toBeInvalid();
  },
};

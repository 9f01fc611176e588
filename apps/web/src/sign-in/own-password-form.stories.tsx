import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withLinks } from '../stories/around';
import { OwnPasswordForm, type OwnPasswordFormProps } from './own-password-form';

const refusal = { status: 400, message: 'The current password is wrong', details: [] };
const send: OwnPasswordFormProps['send'] = fn(() => Promise.resolve({ ok: false as const, error: refusal }));

const meta = {
  title: 'Screens/Parts/Own password form',
  tags: ['!autodocs'],
  component: OwnPasswordForm,
  args: { title: 'Change password', send, done: 'Your password is changed.', to: '/' },
  decorators: [withLinks],
} satisfies Meta<typeof OwnPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement, label: RegExp) =>
  within(canvasElement).getByLabelText(label, { selector: 'input' });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(box(canvasElement, /^Current password/), 'chalk and dust');
    await userEvent.type(box(canvasElement, /^New password/), 'sponge and board');
    await userEvent.type(box(canvasElement, /^Password again/), 'sponge and board{Enter}');
    await expect(args.send).toHaveBeenCalledWith({
      currentPassword: 'chalk and dust',
      password: 'sponge and board',
      passwordAgain: 'sponge and board',
    });
  },
};

/** No other page opens until the password is set. */
export const First: Story = {
  args: { title: 'Set your own password', isFirst: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(box(canvasElement, /^Password you were given/)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Set your own password' })).toBeDisabled();
  },
};

export const Mistyped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(box(canvasElement, /^New password/), 'sponge and board');
    await userEvent.type(box(canvasElement, /^Password again/), 'sponge and bord');
    await userEvent.tab();
    await expect(canvas.getByText('The two passwords are not the same')).toBeVisible();
  },
};

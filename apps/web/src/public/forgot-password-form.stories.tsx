import { Alert } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForgotPasswordForm } from './forgot-password-form';

const meta = {
  title: 'Screens/Parts/Forgot password form',
  tags: ['!autodocs'],
  component: ForgotPasswordForm,
  args: { onAsk: fn(() => Promise.resolve(undefined)) },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Login id/), '{Enter}');
    await expect(canvas.getByText('Username 5 digit Required')).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Login id/), 'meena{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith({ username: 'meena' });
  },
};

export const Received: Story = {
  args: { outcome: <Alert tone="info">The administrators see your request now.</Alert> },
};

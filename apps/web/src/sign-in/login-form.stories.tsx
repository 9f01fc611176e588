import { Alert } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginForm, type LoginFormProps } from './login-form';

const onLogin: LoginFormProps['onLogin'] = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Parts/Login form',
  tags: ['!autodocs'],
  component: LoginForm,
  args: { onLogin },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/Login id/), '{Enter}');
    await expect(canvas.getByText('Username 5 digit Required')).toBeVisible();
    await expect(canvas.getByText('Password Required')).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(/Login id/));
    await userEvent.keyboard('admin{Tab}secret{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({ username: 'admin', password: 'secret' });
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Login id/), 'abc');
    await userEvent.tab();
    await expect(canvas.getByText('Minimum length of 5 is required')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onLogin: () => Promise.resolve({ status: 401, message: 'Login id or password is wrong.', details: [] }),
    username: 'admin',
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login id or password is wrong.');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

export const Running: Story = {
  args: { onLogin: () => new Promise(() => undefined), username: 'admin' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse{Enter}');
    await expect(await canvas.findByText('Signing in')).toBeInTheDocument();
    // Only one thing spins: the button keeps its text.
    await expect(canvas.getByText('Login')).toBeVisible();
    await expect(canvas.getByText('Login')).toHaveStyle({ opacity: '1' });
  },
};

export const NotOpen: Story = {
  args: { closedNote: <Alert tone="info">Only the office login is open at present.</Alert> },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RegisterOfficeForm, type RegisterOfficeFormProps } from './register-office-form';

const meta = {
  title: 'Screens/Parts/Register office form',
  tags: ['!autodocs'],
  component: RegisterOfficeForm,
  args: { onRegister: fn<RegisterOfficeFormProps['onRegister']>(() => Promise.resolve(undefined)) },
} satisfies Meta<typeof RegisterOfficeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/First name/), '{Enter}');
    await expect(canvas.getByText('First name is required')).toBeVisible();
    await expect(canvas.getByText('Type the password again')).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(/First name/));
    await userEvent.keyboard('Meena{Tab}meena');
    await userEvent.type(canvas.getByLabelText(/^Password(?! again)/), 'chalk and dust');
    await userEvent.type(canvas.getByLabelText(/^Password again/), 'chalk and dust{Enter}');
    await expect(args.onRegister).toHaveBeenCalledWith({
      fname: 'Meena',
      username: 'meena',
      password: 'chalk and dust',
      passwordAgain: 'chalk and dust',
    });
  },
};

export const PasswordsDiffer: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Password(?! again)/), 'chalk and dust');
    await userEvent.type(canvas.getByLabelText(/^Password again/), 'chalk dusk');
    await userEvent.tab();
    await expect(canvas.getByText('The two passwords are not the same')).toBeVisible();
  },
};

export const Refused: Story = {
  ...ByKeyboard,
  tags: [],
  args: {
    onRegister: fn<RegisterOfficeFormProps['onRegister']>(() =>
      Promise.resolve({ status: 409, message: 'Too many new accounts are waiting already.', details: [] }),
    ),
  },
};

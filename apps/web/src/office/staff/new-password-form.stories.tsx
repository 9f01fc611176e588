import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewPasswordForm, type NewPasswordFormProps } from './new-password-form';

const onSet: NewPasswordFormProps['onSet'] = fn(() => Promise.resolve(undefined));
const staffID = '0123456789abcdef01234567';

const meta = {
  title: 'Screens/Parts/New password form',
  tags: ['!autodocs'],
  component: NewPasswordForm,
  args: { staffID, onSet, onCancel: fn() },
} satisfies Meta<typeof NewPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Set password' })).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(
      within(canvasElement).getByLabelText(/^New password/, { selector: 'input' }),
      'chalk dust{Enter}',
    );
    await expect(args.onSet).toHaveBeenCalledWith({ staffID, password: 'chalk dust' });
  },
};

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^New password/, { selector: 'input' }), '1234');
    await userEvent.tab();
    await expect(canvas.getByText('Minimum length of 10 is required')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onSet: () => Promise.resolve({ status: 404, message: 'This account does not exist', details: [] }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^New password/, { selector: 'input' }), 'chalk dust{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This account does not exist');
  },
};

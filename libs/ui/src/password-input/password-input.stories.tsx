import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field';
import { PasswordField } from './password-field';
import { PasswordInput } from './password-input';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  subcomponents: { PasswordField },
  args: { defaultValue: 'school@123' },
  render: (args) => <Field label="Password">{(control) => <PasswordInput {...args} {...control} />}</Field>,
  parameters: {
    usage: {
      when: 'Wherever a password is typed. What was typed can be looked at, for nobody types well unseen.',
      whenNot: 'For other secrets that are read out, such as an Adhaar number: that is a `TextInput`.',
    },
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const ShownAndHiddenAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    canvas.getByRole('button', { name: 'Show password' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = {
  args: { defaultValue: '' },
  render: (args) => (
    <Field label="Password" required error="Password Required">
      {(control) => <PasswordInput {...args} {...control} />}
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Password Required');
  },
};

export const Disabled: Story = { args: { disabled: true } };

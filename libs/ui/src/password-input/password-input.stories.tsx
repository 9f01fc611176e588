import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field';
import { PasswordField } from './password-field';
import { PasswordInput } from './password-input';
import { PasswordInputExample } from './password-input.example';
import code from './password-input.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  subcomponents: { PasswordField },
  args: { defaultValue: 'school@123' },
  render: (args) => <Field label="Password">{(control) => <PasswordInput {...args} {...control} />}</Field>,
  parameters: {
    usage: {
      when: 'Wherever a password is typed. The password can be shown, as it is hard to type unseen.',
      whenNot: 'For other secrets, which people read out, such as an Adhaar number: that is a `TextInput`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the field, then to the button that shows the password',
        'Enter, Space': 'On the button: shows or hides it',
      },
      note: 'A password field that a password manager can fill (`autoComplete`); the button says what a press does now and never sends the form.',
    },
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: PasswordInputExample,
  parameters: { docs: { source: { code } } },
};

export const Hidden: Story = {};

export const ShownAndHiddenAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
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
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Password Required');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

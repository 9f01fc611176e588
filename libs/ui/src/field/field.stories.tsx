import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextInput } from '../text-input/text-input';
import { Field } from './field';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Student ID', children: (control) => <TextInput {...control} /> },
  parameters: {
    docs: {
      description: {
        component:
          'Owns id, label, hint, error and required mark, so that no input can forget one of them. Bound to a form, take the `...Field` components instead.',
      },
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = {
  args: { hint: 'Letters, digits and hyphens, 3 to 16' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Student ID' });
    await expect(input).toHaveAccessibleDescription('Letters, digits and hyphens, 3 to 16');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Student ID' })).toBeRequired();
  },
};

export const WithError: Story = {
  args: {
    required: true,
    hint: 'Letters, digits and hyphens, 3 to 16',
    error: 'Student ID already registered',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Student ID' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Student ID already registered');
  },
};

export const Disabled: Story = {
  args: { children: (control) => <TextInput {...control} disabled defaultValue="1234" /> },
};

export const ReadOnly: Story = {
  args: { children: (control) => <TextInput {...control} readOnly defaultValue="1234" /> },
};

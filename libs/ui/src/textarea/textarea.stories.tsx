import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field';
import { Textarea } from './textarea';
import { TextareaField } from './textarea-field';
import { TextareaExample } from './textarea.example';
import code from './textarea.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  subcomponents: { TextareaField },
  args: { defaultValue: '12, Station Road\nGorakhpur' },
  render: (args) => <Field label="Address">{(control) => <Textarea {...args} {...control} />}</Field>,
  parameters: {
    usage: {
      when: 'For text of several lines: an address, a reason.',
      whenNot: 'For one line: `TextInput`. For a choice among known answers: `Select`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the field, and out of it',
        Enter: 'Starts a new line',
      },
      note: 'A native text area; `Field` gives it label, hint and error.',
    },
  },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: TextareaExample,
  parameters: { docs: { source: { code } } },
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.clear(area);
    await userEvent.type(area, '12, Station Road');
    await expect(area).toHaveValue('12, Station Road');
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('12, Station Road{Enter}Gorakhpur');
    await expect(area).toHaveValue('12, Station Road\nGorakhpur');
  },
};

export const WithError: Story = {
  args: { defaultValue: '' },
  render: (args) => (
    <Field label="Address" required error="Address is required">
      {(control) => <Textarea {...args} {...control} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Address' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Address is required');
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

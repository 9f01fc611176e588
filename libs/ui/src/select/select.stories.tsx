import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field';
import { Select } from './select';
import { SelectField } from './select-field';
import { SelectExample } from './select.example';
import code from './select.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Forms/Select',
  component: Select,
  subcomponents: { SelectField },
  args: {
    options: [
      { value: '1', label: 'I' },
      { value: '2', label: 'II' },
      { value: '3', label: 'III' },
      { value: '11', label: 'XI' },
    ],
  },
  render: (args) => <Field label="Class">{(control) => <Select {...args} {...control} />}</Field>,
  parameters: {
    usage: {
      when: "For one of more than three options. It is the browser's own list, so it works on every phone and with every screen reader.",
      whenNot:
        'For up to three options: a `RadioGroup` shows them at once. For a list of hundreds: let people type and filter.',
    },
    accessibility: {
      keys: {
        Tab: 'To the list',
        'Down, Up, letters': 'Change the answer',
        'Alt + Down, Space': 'Open the list',
      },
      note: "The browser's own list, with all that each system and phone adds to it.",
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: SelectExample,
  parameters: { docs: { source: { code } } },
};

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Class' });
    await userEvent.selectOptions(select, 'XI');
    await expect(select).toHaveValue('11');
  },
};

export const WithPlaceholder: Story = { args: { placeholder: 'Choose a class' } };
export const WithError: Story = {
  render: (args) => (
    <Field label="Class" required error="Choose class">
      {(control) => <Select {...args} {...control} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Class' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose class');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

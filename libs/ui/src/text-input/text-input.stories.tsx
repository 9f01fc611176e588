import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field';
import { TextField } from './text-field';
import { TextInput } from './text-input';
import { TextInputExample } from './text-input.example';
import code from './text-input.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  subcomponents: { TextField },
  args: { defaultValue: '', onChange: fn() },
  render: (args) => <Field label="First name">{(control) => <TextInput {...args} {...control} />}</Field>,
  parameters: {
    usage: {
      when: 'For one line of free text: a name, a number, an id. `TextField` is the same, bound to a form.',
      whenNot:
        'For money, dates and passwords, which have inputs of their own. For known answers: `RadioGroup` or `Select`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the field',
      },
      note: 'A native text box; `Field` gives it label, hint and error. If the value is about the person who types, say with `autoComplete` what it is.',
    },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: TextInputExample,
  parameters: { docs: { source: { code } } },
};

export const Empty: Story = {};

export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.click(canvasElement.querySelector('label')!);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Asha');
    await expect(input).toHaveValue('Asha');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const WithPlaceholder: Story = { args: { placeholder: 'As on the birth certificate' } };

export const WithError: Story = {
  render: (args) => (
    <Field label="First name" required error="Minimum length of 3 is required">
      {(control) => <TextInput {...args} {...control} defaultValue="As" />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Minimum length of 3 is required');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Asha' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Asha' } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

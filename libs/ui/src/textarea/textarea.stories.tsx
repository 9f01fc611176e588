import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field';
import { Textarea } from './textarea';
import { TextareaField } from './textarea-field';

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
  },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Address' });
    await userEvent.clear(area);
    await userEvent.type(area, '12, Station Road');
    await expect(area).toHaveValue('12, Station Road');
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Address' });
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
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Address' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Address is required');
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };

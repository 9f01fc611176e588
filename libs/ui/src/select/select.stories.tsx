import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field';
import { Select } from './select';

const meta = {
  title: 'Forms/Select',
  component: Select,
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
    docs: {
      description: { component: 'More than three options. Up to three are shown at once: `RadioGroup`.' },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Class' });
    await userEvent.selectOptions(select, 'XI');
    await expect(select).toHaveValue('11');
  },
};

export const WithPlaceholder: Story = { args: { placeholder: 'Choose a class' } };
export const Disabled: Story = { args: { disabled: true } };

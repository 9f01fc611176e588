import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field';
import { MoneyInput } from './money-input';

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: { defaultValue: '' },
  render: (args) => <Field label="Amount paid">{(control) => <MoneyInput {...args} {...control} />}</Field>,
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Amount paid' });
    await userEvent.type(input, '1,23,456.50');
    await expect(input).toHaveValue('1,23,456.50');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '300' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '300' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field';
import { DateInput, type DateInputProps } from './date-input';

function Controlled({ value: first, onValueChange, ...rest }: DateInputProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Date of birth">
      {(control) => (
        <DateInput
          {...rest}
          {...control}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onValueChange(next);
          }}
        />
      )}
    </Field>
  );
}

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  args: { value: '', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'Typed is quickest; the button opens the calendar of the browser. What is typed stands.',
      },
    },
  },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(input, '2015-02-28');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2015-02-28');
  },
};

export const PickedInTheCalendar: Story = {
  args: { value: '2015-02-28' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const native = canvasElement.querySelector<HTMLInputElement>('input[type="date"]')!;
    let opened = '';
    native.showPicker = () => {
      opened = native.value;
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(opened).toBe('2015-02-28');
    await fireEvent.change(native, { target: { value: '2015-03-01' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2015-03-01');
    await expect(canvas.getByRole('textbox')).toHaveValue('2015-03-01');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true, value: '2015-02-28' } };
export const ReadOnly: Story = { args: { readOnly: true, value: '2015-02-28' } };

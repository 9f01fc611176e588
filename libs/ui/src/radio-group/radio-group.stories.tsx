import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './radio-group';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'board',
    label: 'Board',
    value: '',
    onValueChange: fn(),
    options: [
      { value: 'up', label: 'UP' },
      { value: 'cbse', label: 'CBSE' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = { args: { required: true, hint: 'Hindi medium is offered with UP only' } };

export const ByKeyboard: Story = {
  args: { value: 'up' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'UP' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'CBSE' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cbse');
  },
};

export const WithError: Story = {
  args: { required: true, error: 'Choose board' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Board' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose board');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'cbse' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './checkbox';
import { CheckboxField } from './checkbox-field';

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        props.onCheckedChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxField },
  args: { label: 'Charge registration and security now', checked: false, onCheckedChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          "One thing that is so or is not. The box is the browser's own: the space key turns it. In a form take `CheckboxField`.",
      },
    },
    usage: {
      when: 'For something beside the main question that is left as it is most of the time, such as charging the fees of the admission at once.',
      whenNot:
        'For one of several answers take `RadioGroup` or `Select`; for something that acts at once, a `Button`.',
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { hint: 'Registration ₹400, security ₹400' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /^Charge registration/ });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const ByPointer: Story = {
  args: { checked: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText(/^Charge registration/));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Choose the class first' } };

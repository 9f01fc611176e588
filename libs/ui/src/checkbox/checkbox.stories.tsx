import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usePanelValue } from '../form/test/use-panel-value';
import { Checkbox, type CheckboxProps } from './checkbox';
import { CheckboxField } from './checkbox-field';
import { CheckboxExample } from './checkbox.example';
import code from './checkbox.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

function Controlled(args: CheckboxProps) {
  const [checked, setChecked] = usePanelValue(args.checked);
  return (
    <Checkbox
      {...args}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        args.onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Checkbox',
  tags: ['new'],
  component: Checkbox,
  subcomponents: { CheckboxField },
  args: { label: 'Charge registration and security now', checked: false, onChange: fn() },
  render: Controlled,
  parameters: {
    docs: {
      description: {
        component:
          "One thing that is so or is not. The box is the browser's own: the space key turns it. In a form take `CheckboxField`.",
      },
    },
    usage: {
      when: 'For a side question that people usually leave as it is, such as charging the admission fees at once.',
      whenNot:
        'For one of several answers use `RadioGroup` or `Select`; for something that acts at once, a `Button`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the box',
        Space: 'Ticks or unticks it',
      },
      note: "The browser's own checkbox, with its text as the label and the hint as the description. `indeterminate` is announced as mixed.",
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: CheckboxExample,
  parameters: { docs: { source: { code } } },
};

export const Off: Story = { args: { hint: 'Registration ₹400, security ₹400' } };

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /^Charge registration/ });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  args: { checked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(/^Charge registration/));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** A box that stands for several others, of which some are ticked. */
export const SomeOfThem: Story = {
  args: { label: 'All on this page', indeterminate: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'All on this page' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

/** The error is shown below the box in place of the hint, and is read out. */
export const Wrong: Story = {
  args: { hint: 'Registration ₹400, security ₹400', error: 'This must be ticked' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^Charge registration/ });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('This must be ticked');
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Choose the class first' } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

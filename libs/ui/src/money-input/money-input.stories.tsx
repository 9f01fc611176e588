import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field, type FieldProps } from '../field/field';
import { MoneyField } from './money-field';
import { MoneyInput, type MoneyInputProps } from './money-input';
import { MoneyInputExample } from './money-input.example';
import code from './money-input.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

type Args = MoneyInputProps & Pick<FieldProps, 'label' | 'hint' | 'error'>;

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  subcomponents: { MoneyField },
  args: { label: 'Amount paid', defaultValue: '' },
  render: ({ label, hint, error, ...args }) => (
    <Field label={label} hint={hint} error={error}>
      {(control) => <MoneyInput {...args} {...control} />}
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Rupees as typed text, right-aligned, with the keyboard of figures on a phone. Grouping commas and paise may be typed; what the text means is for the schema to say. In a form take `MoneyField`.',
      },
    },
    usage: {
      when: 'For every amount that somebody types: a fee paid, a balance carried over.',
      whenNot:
        'For numbers that are not amounts, such as an Adhaar or a mobile number: use `TextInput` with `inputMode="numeric"`, which has no sign and no steps and keeps leading zeros. An amount that is only shown is text, by `formatRupees`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the field',
      },
      note: 'A text box that shows the number keys on a phone (`inputmode="decimal"`); the arrow keys and the mouse wheel cannot change an amount by accident. The sign ₹ is drawn beside it.',
    },
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: MoneyInputExample,
  parameters: { docs: { source: { code } } },
};

const input = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Amount paid' });

export const Empty: Story = {};

export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), '1,23,456.50');
    await expect(input(canvasElement)).toHaveValue('1,23,456.50');
    await expect(input(canvasElement)).toHaveAttribute('inputmode', 'decimal');
  },
};

export const WithHint: Story = { args: { defaultValue: '300', hint: 'At most ₹ 600' } };

export const WithError: Story = {
  args: { defaultValue: '700', error: 'Enter an amount up to ₹ 600' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription('Enter an amount up to ₹ 600');
    await expect(input(canvasElement)).toHaveValue('700');
  },
};

export const ArrowsAndWheelDoNotChangeIt: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '300' },
  play: async ({ canvasElement }) => {
    input(canvasElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect(input(canvasElement)).toHaveValue('300');
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '300' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '300' } };
export const LargestAmount: Story = { args: { defaultValue: '99,99,99,999.99' } };
export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: { label: 'जमा राशि', hint: 'अधिक से अधिक ₹ 600' },
};
export const Dark: Story = {
  tags: ['copy'],
  args: { defaultValue: '700', error: 'Too much' },
  globals: { theme: 'dark' },
};

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

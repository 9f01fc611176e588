import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from '../field/field';
import { MoneyInput } from '../money-input/money-input';
import { KeyHint } from './key-hint';

const meta = {
  title: 'Forms/KeyHint',
  component: KeyHint,
  args: { shortcut: 'F2' },
  render: (args) => (
    <Field
      label={
        <>
          Amount paid <KeyHint {...args} />
        </>
      }
    >
      {(control) => <MoneyInput {...control} aria-keyshortcuts={args.shortcut} />}
    </Field>
  ),
  parameters: {
    usage: {
      when: 'Beside the label of a control that one key leads to, on a screen that is worked by keyboard all day. The control says the key in its `aria-keyshortcuts`.',
      whenNot: 'For keys that everybody knows (Tab, Enter), or on a screen that is opened twice a day.',
    },
  },
} satisfies Meta<typeof KeyHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideALabel: Story = {
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByRole('textbox', { name: 'Amount paid' });
    await expect(amount).toHaveAttribute('aria-keyshortcuts', 'F2');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

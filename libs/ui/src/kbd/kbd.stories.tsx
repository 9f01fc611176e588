import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../field/field';
import { MoneyInput } from '../money-input/money-input';
import { Kbd } from './kbd';
import { KbdExample } from './kbd.example';
import code from './kbd.example.tsx?raw';

const meta = {
  title: 'Display/Kbd',
  tags: ['new'],
  component: Kbd,
  args: { shortcut: 'F2' },
  render: (args) => (
    <Field
      label={
        <>
          Amount paid <Kbd {...args} />
        </>
      }
    >
      {(control) => <MoneyInput {...control} aria-keyshortcuts={args.shortcut} />}
    </Field>
  ),
  parameters: {
    usage: {
      when: 'Beside the label of a control that has a shortcut of one key, on a screen that is used by keyboard all day. The control names the key in its `aria-keyshortcuts`.',
      whenNot: 'For keys that everybody knows (Tab, Enter), or on a screen that is opened twice a day.',
    },
    accessibility: {
      note: 'It is not read out: give the control `aria-keyshortcuts`, so that screen reader users hear the key once and in the right place.',
    },
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: KbdExample,
  parameters: { docs: { source: { code } } },
};

export const BesideALabel: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount paid' });
    await expect(amount).toHaveAttribute('aria-keyshortcuts', 'F2');
  },
};

export const Dark: Story = { tags: ['copy'], globals: { theme: 'dark' } };

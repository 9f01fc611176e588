import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './switch';
import { SwitchExample } from './switch.example';
import code from './switch.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Forms/Switch',
  tags: ['new'],
  component: Switch,
  args: { label: 'Sound at the counter', onChange: fn() },
  parameters: {
    docs: {
      description: { component: 'On or off, at once. The space key turns it; who listens hears a switch.' },
    },
    usage: {
      when: 'For a setting of a screen or a person that acts the moment it is turned, without a button that saves it.',
      whenNot:
        'In a form that is sent: take `Checkbox`, which waits for its button. For one of several ways: `RadioGroup`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the switch',
        Space: 'Turns it on or off',
      },
      note: 'A native checkbox with the role of a switch: said as on or off. It acts at once, without a button that sends.',
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: SwitchExample,
  parameters: { docs: { source: { code } } },
};

export const Off: Story = { args: { hint: 'A short tone when a payment is taken' } };

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Sound at the counter' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  args: { defaultChecked: true, hint: 'A short tone when a payment is taken' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Sound at the counter'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'A short tone when a payment is taken',
    );
  },
};

/** The page decides: it stays as it was as long as the page does not agree. */
export const LedByThePage: Story = {
  tags: ['behaviour'],
  args: { checked: false },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

export const Dark: Story = { tags: ['copy'], args: { defaultChecked: true }, globals: { theme: 'dark' } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

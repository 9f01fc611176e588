import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './icon-button';
import { IconButtonExample } from './icon-button.example';
import code from './icon-button.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X aria-hidden="true" />, onClick: fn() },
  parameters: {
    usage: {
      when: 'For actions that everybody knows by their icon (close, menu, show the password), or where the same action is in every row. The label is the name of the button and is shown under the pointer.',
      whenNot:
        'For the main action of a screen, or where the icon has to be guessed: use a `Button`, which has a word.',
    },
    accessibility: {
      keys: {
        Tab: 'To the button',
        'Enter, Space': 'Presses it',
      },
      note: '`label` is its name: say what a press does now, and change the label when that changes. The target is 40 by 40 pixels.',
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: IconButtonExample,
  parameters: { docs: { source: { code } } },
};

export const Usual: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button).toHaveAttribute('title', 'Close');
  },
};

export const AnotherSign: Story = {
  args: { label: 'Pause the slides', icon: <Pause aria-hidden="true" /> },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

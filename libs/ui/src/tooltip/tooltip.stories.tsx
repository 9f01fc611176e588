import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keyboard } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/icon-button';
import { Tooltip } from './tooltip';
import { TooltipExample } from './tooltip.example';
import code from './tooltip.example.tsx?raw';

const onClick = fn();

const meta = {
  title: 'Feedback/Tooltip',
  tags: ['new'],
  component: Tooltip,
  args: {
    label: 'Keyboard shortcuts',
    children: (
      <IconButton
        label="Keyboard shortcuts"
        title={undefined}
        icon={<Keyboard aria-hidden="true" />}
        onClick={onClick}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Says the name of a control that has no words of its own. It comes under the mouse, with the focus of the keyboard, and under a finger that stays on a button; Esc takes it away. Its code loads on the first intent.',
      },
    },
    usage: {
      when: 'Around a button with only an icon, on a screen that is used all day. The name of the control has the same words.',
      whenNot:
        'For anything that has to be read: a hint is below its field. For words that can be pressed. Around a control that already shows words.',
    },
    accessibility: {
      keys: {
        Tab: 'To the control; the tooltip appears',
        Esc: 'Hides the tooltip; the focus stays',
      },
      note: 'It repeats the name of the control, which screen reader users already have. It stays while the pointer is over it, and Esc hides it.',
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: TooltipExample,
  parameters: { docs: { source: { code } } },
};

const shown = () => screen.findByRole('tooltip');
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Usual: Story = {};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    onClick.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await shown()).toHaveTextContent('Keyboard shortcuts');
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledTimes(1);
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const tooltip = await shown();
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await gone();
    await userEvent.click(button);
    await gone();
  },
};

export const UnderAFingerThatStays: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, { pointerType: 'touch' });
    await shown();
    await fireEvent.pointerDown(button, { pointerType: 'touch' });
    await gone();
  },
};

export const Dark: Story = {
  tags: ['copy'],
  globals: { theme: 'dark' },
  play: async () => {
    await userEvent.tab();
    await shown();
  },
};

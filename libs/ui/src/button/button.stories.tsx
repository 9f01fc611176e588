import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button';
import { Row } from '../layout/stack';
import { ButtonExample } from './button.example';
import code from './button.example.tsx?raw';
import { lightTheme } from '../theme/light';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Pay Now', onClick: fn() },
  parameters: {
    usage: {
      when: 'To start an action. One primary button per screen, `secondary` beside it, `quiet` in tables and bars, `danger` for actions that cannot be undone. `loading` while the action runs.',
      whenNot:
        'To go somewhere: that is a link, or a `ButtonLink` if it has to look like a button. Never disabled without a word beside it that says what is missing.',
    },
    accessibility: {
      keys: {
        Tab: 'To the button, also while it is loading',
        'Enter, Space': 'Presses it',
      },
      note: 'While `loading` it carries `aria-busy`, keeps the focus and ignores presses; a `disabled` button is left out of the Tab order, so say beside it what is missing; a button that becomes `disabled` while it has the focus keeps it until the focus moves on. An icon is `aria-hidden`.',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: ButtonExample,
  parameters: { docs: { source: { code } } },
};

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pay Now' });
    await userEvent.click(button);
    await userEvent.tab();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Void receipt' } };
export const WithIcon: Story = { args: { icon: <Printer aria-hidden="true" />, children: 'Print Receipt' } };
export const Block: Story = { args: { block: true } };

/** The size for the rows of a table; it is still large enough for a finger. */
export const Small: Story = {
  args: { size: 's' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBe(32);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** After saving there is nothing left to save: the button is disabled but keeps the focus until the user moves on. */
export const DisabledUnderTheFocus: Story = {
  tags: ['behaviour'],
  args: { children: 'Save' },
  render: function Saving({ onClick, ...args }) {
    const [isSaved, setSaved] = useState(false);
    return (
      <Button
        {...args}
        disabled={isSaved}
        onClick={(event) => {
          setSaved(true);
          onClick?.(event);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(button).toBeDisabled();
  },
};

/** A button that its own press removes hands the focus to the nearest element around it. */
export const TakenAwayUnderTheFocus: Story = {
  tags: ['behaviour'],
  args: { children: 'Show all' },
  render: function Narrowed(args) {
    const [isNarrowed, setNarrowed] = useState(true);
    return (
      <section tabIndex={-1} aria-label="Receipts">
        {isNarrowed && <Button {...args} onClick={() => setNarrowed(false)} />}
      </section>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Receipts' })).toHaveFocus();
  },
};

/** A disabled `danger` button keeps a tint of its own colour, because a form still waits for it. */
export const DangerDisabled: Story = {
  args: { variant: 'danger', disabled: true, children: 'Void receipt' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveStyle({
      color: lightTheme.color.danger,
      backgroundColor: lightTheme.color.dangerTint,
    });
  },
};

export const Busy: Story = {
  args: { loading: true },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button variant="secondary" onClick={args.onClick}>
        Pay Now
      </Button>
    </Row>
  ),
  play: async ({ canvas, args }) => {
    const [busy, idle] = canvas.getAllByRole('button', { name: 'Pay Now' });
    await userEvent.click(busy!);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy!.offsetWidth).toBe(idle!.offsetWidth);
  },
};

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

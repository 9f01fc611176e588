import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from './alert';
import { AlertExample } from './alert.example';
import code from './alert.example.tsx?raw';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'success', children: 'Form Submitted Successfully' },
  parameters: {
    usage: {
      when: 'To report the result of an action, next to where it was taken. `danger` is read out at once, the others when the screen reader pauses. Give it a close button if people can be done with it.',
      whenNot:
        'Below a field: `Field` shows its own error. For a message that goes by itself: `Toast`. For the whole program (no network, a new version): the notice above the page.',
    },
    accessibility: {
      keys: {
        Tab: 'To the close button, where there is one',
        'Enter, Space': 'Closes it',
      },
      note: '`danger` is an alert and is read out at once; the other tones are a status and wait for a pause. The icon is hidden from screen readers: the words say everything. Add the alert to the page when something happens: one that was already there is not read out.',
    },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: AlertExample,
  parameters: { docs: { source: { code } } },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Form Submitted Successfully');
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Error Occurred', children: 'Student ID already registered', onClose: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Student ID already registered');
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Warning: Story = {
  args: { tone: 'warning', children: 'You are working without a network.', onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Info: Story = {
  args: { tone: 'info', title: 'Nothing is due this month', children: undefined },
};

/** Closing the alert removes its button, so the focus moves to the nearest element around it. */
export const ClosedStaysNearBy: Story = {
  tags: ['behaviour'],
  render: function Closed() {
    const [isThere, setThere] = useState(true);
    return (
      <section tabIndex={-1} aria-label="Student">
        {isThere && (
          <Alert tone="danger" onClose={() => setThere(false)}>
            Student ID already registered
          </Alert>
        )}
      </section>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Student' })).toHaveFocus();
  },
};

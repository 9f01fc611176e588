import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from './alert';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'success', children: 'Form Submitted Successfully' },
  parameters: {
    docs: {
      description: {
        component:
          'Says what came of an action. Danger is read out at once, the others when the reader pauses.',
      },
    },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Form Submitted Successfully');
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Error Occurred', children: 'Student ID already registered', onClose: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Student ID already registered');
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Warning: Story = { args: { tone: 'warning', children: 'You are working without a network.' } };
export const Info: Story = { args: { tone: 'info', title: 'Update is available', children: undefined } };

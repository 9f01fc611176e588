import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const OnLogin: Story = {
  args: { size: 40, label: 'Signing in' },
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('status');
    await expect(spinner).toHaveTextContent('Signing in');
    await expect(spinner.offsetWidth).toBe(40);
    await expect(spinner.offsetHeight).toBe(40);
  },
};

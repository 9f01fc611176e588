import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeesUnknown } from './fees-unknown';

const meta = {
  title: 'Screens/Parts/Defaulters with unknown fees',
  tags: ['!autodocs'],
  component: FeesUnknown,
  args: { studentIDs: ['1004', '1017'] },
} satisfies Meta<typeof FeesUnknown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1004, 1017/)).toBeVisible();
  },
};

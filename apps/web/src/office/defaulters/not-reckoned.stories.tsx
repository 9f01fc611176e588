import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotReckoned } from './not-reckoned';

const meta = {
  title: 'Screens/Parts/Defaulters not reckoned',
  tags: ['!autodocs'],
  component: NotReckoned,
  args: { studentIDs: ['1004', '1017'] },
} satisfies Meta<typeof NotReckoned>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1004, 1017/)).toBeVisible();
  },
};

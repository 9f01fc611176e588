import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withLinks } from '../../stories/around';
import { WaitingNote } from './waiting-note';

const meta = {
  title: 'Screens/Parts/Waiting note',
  tags: ['!autodocs'],
  component: WaitingNote,
  args: { waiting: 2, forgottenPasswords: 1 },
  decorators: [withLinks],
} satisfies Meta<typeof WaitingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothWait: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 accounts wait to be let in, 1 forgotten password');
    await expect(canvas.getByRole('link', { name: 'Go to Staff' })).toBeVisible();
  },
};

export const NobodyWaits: Story = {
  args: { waiting: 0, forgottenPasswords: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

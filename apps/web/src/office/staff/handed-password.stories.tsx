import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithRouter } from '../../screen/test/with-router';
import { withQueries } from '../../stories/around';
import { paperAnswers } from '../../stories/paper';
import { HandedPassword } from './handed-password';

const meta = {
  title: 'Screens/Parts/Handed password',
  tags: ['!autodocs'],
  component: HandedPassword,
  parameters: { answers: paperAnswers },
  decorators: [withQueries, WithRouter],
  args: {
    onDone: fn(),
    newPassword: {
      password: 'k7mp-w3qx-t9hd',
      account: {
        id: '2',
        fname: 'Geeta',
        username: 'geeta',
        role: 'office',
        rights: ['collect', 'reports'],
        teaching: [],
        teachingRevision: 0,
        status: 'active',
        hasForgottenPassword: false,
        mustChangePassword: true,
        createdAt: '2026-11-02T04:30:00.000Z',
        statusSince: '2026-11-02T04:30:00.000Z',
      },
    },
  },
} satisfies Meta<typeof HandedPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnce: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Password for Geeta (geeta)' }));
    await expect(dialog.getAllByText('k7mp-w3qx-t9hd')[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MenuButton } from './menu-button';

const onDashboard = fn();
const onLogout = fn();

const meta = {
  title: 'Overlays/MenuButton',
  component: MenuButton,
  args: {
    label: 'Asha',
    icon: <UserRound aria-hidden="true" />,
    items: [
      {
        key: 'dashboard',
        label: 'Dashboard',
        icon: <LayoutDashboard aria-hidden="true" />,
        onSelect: onDashboard,
      },
      { key: 'logout', label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: onLogout },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Asha' }));
    await expect(canvas.getByRole('menu', { name: 'Asha' })).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
  },
};

export const AlignedToStart: Story = {
  args: { align: 'start' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Asha' });
    await userEvent.click(button);
    await expect(canvas.getByRole('menu').getBoundingClientRect().left).toBe(
      button.getBoundingClientRect().left,
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Asha' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{End}{Enter}');
    await expect(onLogout).toHaveBeenCalled();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const ClosesOnAClickElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Asha' }));
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

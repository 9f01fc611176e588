import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Modal } from '../confirm-dialog/modal';
import { Menu, MenuItem, MenuList } from './menu';
import { MenuButton } from './menu-button';
import { MenuExample } from './menu.example';
import code from './menu.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const onDashboard = fn();
const onLogout = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  subcomponents: { MenuButton, MenuList, MenuItem },
  args: {
    children: [
      <MenuButton key="button" icon={<UserRound aria-hidden="true" />}>
        Asha
      </MenuButton>,
      <MenuList key="list">
        <MenuItem icon={<LayoutDashboard aria-hidden="true" />} onSelect={onDashboard}>
          Dashboard
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={onLogout}>
          Logout
        </MenuItem>
      </MenuList>,
    ],
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A button that opens a short menu of actions. The menu itself loads on the first hover, focus or press, so that a public page does not carry it.',
      },
    },
    usage: {
      when: 'For two to about eight actions that belong together and are seldom needed: those of the signed-in user, the kinds of login, the actions on a row.',
      whenNot:
        'For a choice that a form sends, use `Select` or `RadioGroup`. For one action use `Button`; for pages that everybody looks for, plain links in sight.',
    },
    accessibility: {
      keys: {
        'Enter, Space, Down': 'On the button: opens the menu at its first entry',
        'Down, Up': 'To the next or the previous entry; continues at the other end',
        'Home, End': 'To the first or the last entry',
        Letters: 'To the next entry that begins with them',
        'Esc, Tab': 'Closes it; the focus goes back to the button',
      },
      note: 'A menu button by the ARIA pattern; its entries are actions. For a choice that is kept use `Select`.',
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: MenuExample,
  parameters: { docs: { source: { code } } },
};

const item = (name: string) => screen.findByRole('menuitem', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Asha' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Asha' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Asha' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(async () => expect(await item('Dashboard')).toHaveFocus());
  },
};

export const ChosenByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    onDashboard.mockClear();
    const button = canvas.getByRole('button', { name: 'Asha' });
    await userEvent.click(button);
    await userEvent.click(await item('Dashboard'));
    await expect(onDashboard).toHaveBeenCalledTimes(1);
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const AlignedToStart: Story = {
  args: {
    children: [
      <MenuButton key="button">Asha</MenuButton>,
      <MenuList key="list" align="start">
        <MenuItem onSelect={onDashboard}>Dashboard</MenuItem>
      </MenuList>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ flex: 1 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Asha' });
    await userEvent.click(button);
    const menu = (await screen.findByRole('menu')).closest<HTMLElement>('[data-placement]')!;
    await waitFor(() =>
      expect(Math.abs(menu.getBoundingClientRect().left - button.getBoundingClientRect().left)).toBeLessThan(
        1,
      ),
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    onLogout.mockClear();
    const button = canvas.getByRole('button', { name: 'Asha' });
    const focused = (name: string) => waitFor(async () => expect(await item(name)).toHaveFocus());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await focused('Logout');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Dashboard');
    await userEvent.keyboard('l');
    await focused('Logout');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await focused('Dashboard');
    await userEvent.keyboard('{End}{Enter}');
    await expect(onLogout).toHaveBeenCalledTimes(1);
    await closed();
  },
};

export const TabLeavesIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Asha' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await item('Dashboard');
    await userEvent.tab();
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ClosesOnAClickElsewhere: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Asha' }));
    await item('Dashboard');
    await userEvent.click(canvasElement);
    await closed();
  },
};

export const InADialog: Story = {
  tags: ['behaviour'],
  render: function InADialog(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Row actions</Button>
        <Modal open={open} onClose={() => setOpen(false)} label="Row">
          <Menu {...args} />
        </Modal>
      </>
    );
  },
  play: async ({ canvas }) => {
    onDashboard.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Row actions' }));
    const dialog = screen.getByRole('dialog', { name: 'Row' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Asha' }));
    const entry = await item('Dashboard');
    await expect(dialog).toContainElement(entry);
    await userEvent.click(entry);
    await expect(onDashboard).toHaveBeenCalledTimes(1);
    await closed();
    await expect(dialog).toBeVisible();
  },
};

/** A dialog opened by an entry gives the focus back to the menu's button. */
export const OpensADialog: Story = {
  tags: ['behaviour'],
  render: function OpensADialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu>
          <MenuButton>Asha</MenuButton>
          <MenuList>
            <MenuItem onSelect={() => setOpen(true)}>New password</MenuItem>
          </MenuList>
        </Menu>
        <Modal open={open} onClose={() => setOpen(false)} label="New password">
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Modal>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Asha' });
    await userEvent.click(button);
    await userEvent.click(await item('New password'));
    const done = await screen.findByRole('button', { name: 'Done' });
    await waitFor(() => expect(done).toHaveFocus());
    await userEvent.click(done);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongAndHindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: {
    children: [
      <MenuButton key="button">आशा</MenuButton>,
      <MenuList key="list">
        <MenuItem onSelect={fn()}>विद्यार्थी के रूप में लॉगिन करें</MenuItem>
        <MenuItem lang="en" onSelect={fn()}>
          A name of an entry so long that it has to go on in the next line of a narrow phone
        </MenuItem>
      </MenuList>,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'आशा' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

export const Dark: Story = { ...Open, tags: ['copy'], globals: { theme: 'dark' } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

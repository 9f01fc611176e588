import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Menu, MenuItem, MenuList } from '../menu/menu';
import { MenuButton } from '../menu/menu-button';
import { OfflineNotice } from '../offline-notice/offline-notice';
import { SiteBar } from './site-bar';
import { SiteBarExample } from './site-bar.example';
import code from './site-bar.example.tsx?raw';

const onAndroid = fn();

const pages = ['Home', 'Academics', 'Infrastructure', 'Events & Functions', 'About'];

const meta = {
  title: 'Navigation/SiteBar',
  component: SiteBar,
  args: {
    brand: <a href="#/">M.L.M. Group of Schools</a>,
    links: pages.map((label) => ({
      key: label,
      label,
      href: `#/${label.toLowerCase()}`,
      current: label === 'Academics',
    })),
    menus: [
      {
        key: 'extra',
        label: 'Extra Curricular',
        items: [
          { key: 'android', label: 'Android', onSelect: onAndroid },
          { key: 'node', label: 'NodeJS', onSelect: fn() },
        ],
      },
    ],
    actions: (
      <Menu>
        <MenuButton>Login</MenuButton>
        <MenuList>
          <MenuItem onSelect={fn()}>Office</MenuItem>
        </MenuList>
      </Menu>
    ),
  },
  parameters: {
    usage: {
      when: 'At the top of every public page. On small screens the links fold into a menu, which closes after each choice.',
      whenNot: 'In the office area, which has its `Sidebar`. For the parts of one page: those are `Tabs`.',
    },
    accessibility: {
      keys: {
        Tab: 'From link to link',
        Enter: 'Follows the link, or opens a menu',
        Esc: 'Closes the menu; the focus goes back to its button',
      },
      note: 'Banner with a navigation in it. The open page carries `aria-current="page"`. On a small screen the links are behind one button, which says whether the menu is open.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: SiteBarExample,
  parameters: { docs: { source: { code } } },
};

// A documentation page is as wide as the office screen, so the phone layout has its own stories.
const phone = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
} satisfies Partial<Story>;

export const Wide: Story = {};

export const ChosenFromItsMenu: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Academics');
    await userEvent.click(canvas.getByRole('button', { name: 'Extra Curricular' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Android' }));
    await expect(onAndroid).toHaveBeenCalled();
  },
};

export const MenuClosed: Story = phone;

export const MenuOpen: Story = {
  ...phone,
  play: async ({ canvas }) => {
    if (window.innerWidth > 1280) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'About' })).toBeVisible();
  },
};

export const ClosesOnEachLink: Story = {
  ...phone,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    if (window.innerWidth > 1280) return;
    for (const name of pages) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await userEvent.click(canvas.getByRole('link', { name }));
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    }
  },
};

export const ByKeyboard: Story = {
  ...phone,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    if (window.innerWidth > 1280) return;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};

/** The open panel closes when the focus moves to the page, where the panel would cover it. */
export const ClosesBehindTheFocus: Story = {
  ...phone,
  tags: ['behaviour'],
  decorators: [
    (Bar) => (
      <>
        <Bar />
        <a href="#page">In the page</a>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    if (window.innerWidth > 1280) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    for (let at = 0; at < 20 && document.activeElement?.textContent !== 'In the page'; at += 1)
      await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'In the page' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'About' })).toBeNull();
  },
};

/** The notice is read out when it appears, because the live region exists before it. */
export const WithNotice: Story = {
  args: { notice: <OfflineNotice onTryAgain={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
};

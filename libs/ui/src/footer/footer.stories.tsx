import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Footer } from './footer';
import { FooterExample } from './footer.example';
import code from './footer.example.tsx?raw';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    children: '© 2019 M.L.M. Group of Schools, all rights reserved. Made with a heart for a better web.',
  },
  parameters: {
    usage: {
      when: 'At the foot of every public page.',
      whenNot: 'In the office area, which has none: there every line is needed for the work.',
    },
    accessibility: {
      keys: {
        Tab: 'From link to link',
        Enter: 'Follows the link',
      },
      note: 'The content info landmark of the page, with a list of links. There is only one per page.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: FooterExample,
  parameters: { docs: { source: { code } } },
};

export const Plain: Story = {};

export const Quiet: Story = { args: { variant: 'quiet' } };

/** Below a page in the middle of the window. */
export const QuietAndCentred: Story = { args: { variant: 'quiet', centred: true } };

export const WithLinks: Story = {
  args: {
    links: [
      { key: 'branch', link: <a href="#/branch">Branches</a> },
      { key: 'about', link: <a href="#/about">About</a> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Branches' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  ...WithLinks,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TabNav, TabNavLink } from './tab-nav';
import { TabNavExample } from './tab-nav.example';
import code from './tab-nav.example.tsx?raw';
import { inEachState, severalOfAName } from '../theme/test/in-each-state';

const pagesOf = (names: readonly string[], open: string) =>
  names.map((name) => (
    <TabNavLink key={name} href="#there" aria-current={name === open ? 'page' : undefined}>
      {name}
    </TabNavLink>
  ));

const pages = ['Counter', 'Receipts', 'Day book', 'Closing', 'Defaulters'];

const meta = {
  title: 'Navigation/TabNav',
  component: TabNav,
  subcomponents: { TabNavLink },
  args: { label: 'Fees', children: pagesOf(pages, 'Day book') },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Links between pages that belong together and share one entry of the main menu. Where they do not fit, the row scrolls, and the open one is in sight.',
      },
    },
    usage: {
      when: 'For two to seven pages on one subject, each with an address of its own. `aria-current="page"` marks the open one; the router\'s link sets it by itself.',
      whenNot:
        'For several views of one thing within a page: those are `Tabs`. For the main menu: that is the `Sidebar`.',
    },
    accessibility: {
      keys: {
        Tab: 'From link to link',
        Enter: 'Opens the page',
      },
      note: 'Links in a navigation landmark, not tabs: each goes to a page. The open one carries `aria-current="page"`.',
    },
  },
} satisfies Meta<typeof TabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: TabNavExample,
  parameters: { docs: { source: { code } } },
};

export const OnePageIsOpen: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('navigation', { name: 'Fees' }));
    await expect(row.getAllByRole('listitem')).toHaveLength(pages.length);
    await expect(row.getByRole('link', { current: 'page' })).toHaveTextContent('Day book');
  },
};

/** Resizes the row as when a phone is turned, and waits until the row has adapted. */
async function resized(row: HTMLElement, inlineSize: string) {
  row.style.inlineSize = inlineSize;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** One scrolling row: the open page is in view at once, and a focused link is scrolled into view and stays there. */
export const ScrollsOnAPhone: Story = {
  args: { children: pagesOf(pages, 'Defaulters') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const inSight = (name: string) => {
      const [seen, box] = [row, within(row).getByRole('link', { name })].map((one) =>
        one.getBoundingClientRect(),
      );
      return box!.left >= seen!.left - 1 && box!.right <= seen!.right + 1;
    };
    await waitFor(() => expect([inSight('Counter'), inSight('Defaulters')]).toEqual([false, true]));
    await expect(
      new Set(
        within(row)
          .getAllByRole('link')
          .map(({ offsetTop }) => offsetTop),
      ).size,
    ).toBe(1);
    await userEvent.tab();
    await expect(within(row).getByRole('link', { name: 'Counter' })).toHaveFocus();
    await expect(inSight('Counter')).toBe(true);
    await resized(row, '240px');
    await expect(inSight('Counter')).toBe(true);
    // Only an edge of this link is visible, and a browser alone would not scroll to it.
    const link = within(row).getByRole('link', { name: 'Day book' });
    row.scrollLeft = link.offsetLeft - row.offsetLeft - row.clientWidth + 20;
    await expect(inSight('Day book')).toBe(false);
    link.focus();
    await waitFor(() => expect(inSight('Day book')).toBe(true));
    link.blur();
    await resized(row, '260px');
    await expect(inSight('Defaulters')).toBe(true);
  },
};

/** When a page brings its own row, the old one disappears, and keyboard users keep the focus nearby. */
export const GoesWithItsPage: Story = {
  tags: ['behaviour'],
  render: function Render(args) {
    const [isThere, setThere] = useState(true);
    return (
      <section tabIndex={-1} aria-label="Page">
        {isThere && (
          <TabNav {...args}>
            <TabNavLink href="#" onClick={() => setThere(false)}>
              Receipts
            </TabNavLink>
          </TabNav>
        )}
      </section>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Receipts' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Page' })).toHaveFocus());
  },
};

export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: { label: 'शुल्क', children: pagesOf(['काउंटर', 'रसीदें', 'रोज़नामचा'], 'रसीदें') },
};

export const Dark: Story = { tags: ['copy'], globals: { theme: 'dark' } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
  parameters: severalOfAName,
};

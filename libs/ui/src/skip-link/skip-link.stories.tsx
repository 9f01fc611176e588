import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './skip-link';
import { SkipLinkExample } from './skip-link.example';
import code from './skip-link.example.tsx?raw';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab: the link shows itself first.</p>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
  parameters: {
    usage: {
      when: 'As the first thing on every page with a menu, so that keyboard users get past the menu in one step.',
      whenNot: 'For other jumps inside a page: that is a `TextLink`.',
    },
    accessibility: {
      keys: {
        Tab: 'Brings it into sight, as the first stop of the page',
        Enter: 'Moves the focus past the parts that are on every page',
      },
      note: 'It is visible only while it has the focus. Its target must be able to take the focus: `tabIndex={-1}`.',
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: SkipLinkExample,
  parameters: { docs: { source: { code } } },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const MovesTheFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const before = window.location.hash;
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    link.focus();
    await userEvent.click(link);
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe(before);
  },
};

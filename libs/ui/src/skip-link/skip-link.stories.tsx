import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Actions/SkipLink',
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
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MovesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    link.focus();
    await expect(link).toHaveFocus();
    const before = window.location.hash;
    await userEvent.click(link);
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe(before);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { AccountsLinks } from './accounts-bar';

const meta = {
  title: 'Screens/Parts/Accounts bar',
  tags: ['!autodocs'],
  component: AccountsLinks,
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/office/day-book?from=2026-11-21']}>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    screens: [
      { address: 'accounts', name: 'Counter', icon: undefined },
      { address: 'receipts', name: 'Receipts', icon: undefined },
      { address: 'day-book', name: 'Day book', icon: undefined },
      { address: 'closing', name: 'Closing', icon: undefined },
      { address: 'defaulters', name: 'Defaulters', icon: undefined },
    ],
  },
} satisfies Meta<typeof AccountsLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneScreenIsCurrent: Story = {
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Fees & Payment' }));
    await expect(bar.getAllByRole('link')).toHaveLength(5);
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Day book');
  },
};

export const NothingToChooseFrom: Story = {
  args: { screens: [{ address: 'accounts', name: 'Counter', icon: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** All accounts are in one row; the row scrolls sideways, and the page does not. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map(({ offsetTop }) => offsetTop)).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

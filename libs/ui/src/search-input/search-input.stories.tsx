import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchInput } from './search-input';

const meta = {
  title: 'Forms/SearchInput',
  component: SearchInput,
  args: { 'aria-label': 'Filter Table', placeholder: 'Filter Table', onChange: fn() },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Filter Table' });
    await userEvent.type(input, 'asha');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Disabled: Story = { args: { disabled: true } };

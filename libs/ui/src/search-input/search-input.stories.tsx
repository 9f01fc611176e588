import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchInput } from './search-input';
import { SearchInputExample } from './search-input.example';
import code from './search-input.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

const meta = {
  title: 'Forms/SearchInput',
  component: SearchInput,
  args: { 'aria-label': 'Filter Table', placeholder: 'Filter Table', onChange: fn() },
  parameters: {
    usage: {
      when: 'To filter or find something. It acts while one types, or on Enter.',
      whenNot: 'For a value that is stored: that is a `TextInput` in a `Field`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the box',
        Esc: 'Empties it',
      },
      note: 'A search field: give it a name with `aria-label` or a `Field`, and use a status to say how many results there are.',
    },
  },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: SearchInputExample,
  parameters: { docs: { source: { code } } },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Filter Table' });
    await userEvent.type(input, 'asha');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Filter Table' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('asha{Backspace}');
    await expect(input).toHaveValue('ash');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};

export const Empty: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack';
import { typeStyles } from '../theme/type-styles';
import { Heading } from './heading';
import { HeadingExample } from './heading.example';
import code from './heading.example.tsx?raw';

const meta = {
  title: 'Display/Heading',
  tags: ['new'],
  component: Heading,
  args: { children: 'Documents of the student' },
  parameters: {
    usage: {
      when: 'For the title of a panel, a dialog or a part of a page. `level` is its place in the outline of the page; `size` changes only how large it looks.',
      whenNot:
        'For the title of an office page: use `PageHeader`, which has the title and its action. For words that should only look strong: `Text` with a weight.',
    },
    accessibility: {
      note: '`level` is the outline that screen readers use, `size` only the look: below level 1 comes level 2, however large it is drawn.',
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: HeadingExample,
  parameters: { docs: { source: { code } } },
};

export const OfAPanel: Story = {};

export const OfADialog: Story = { args: { size: 'l', children: 'Void this receipt?' } };

/** All sizes; the largest is for the home page only. */
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {typeStyles.heading.sizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const TheSizeLeavesTheLevel: Story = {
  tags: ['behaviour'],
  args: { level: 3, size: 'xl' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3 });
    const { fontSize, lineHeight } = getComputedStyle(heading);
    await expect([fontSize, lineHeight]).toEqual(['24px', '30px']);
  },
};

export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: { children: 'विद्यार्थी के दस्तावेज़' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack';
import { typeStyles } from '../theme/type-styles';
import { BrokenAtSlashes } from './broken-at-slashes';
import { Text } from './text';
import { TextExample } from './text.example';
import { WholeParts } from './whole-parts';
import code from './text.example.tsx?raw';

const meta = {
  title: 'Display/Text',
  tags: ['new'],
  component: Text,
  subcomponents: { BrokenAtSlashes, WholeParts },
  args: { children: 'Each month is charged on its first day, from the month of the admission on.' },
  argTypes: {
    size: {
      control: 'radio',
      options: typeStyles.text.sizes,
      description: 'If left out, it is as large as the text around it.',
    },
    tone: {
      control: 'select',
      options: ['ink', 'muted', 'success', 'danger', 'warning', 'info'],
      description: '`muted` for side remarks.',
      table: { defaultValue: { summary: '"ink"' } },
    },
    weight: {
      control: 'radio',
      options: ['regular', 'medium', 'bold'],
      description: 'How strong the letters are.',
      table: { defaultValue: { summary: '"regular"' } },
    },
  },
  parameters: {
    usage: {
      when: 'For a paragraph that is smaller, quieter or stronger than the text around it, or whose colour shows a state. In narrow places `WholeParts` lists things of several words, and `BrokenAtSlashes` shows a long number.',
      whenNot:
        'For a plain paragraph: a `p` is enough. For a title use `Heading`, for a message that must be noticed `Alert`, for a state in one word `Badge`.',
    },
    accessibility: {
      note: 'A native paragraph. All its tones have a contrast of 4.5 : 1 on their background; a tone never says something that the words do not.',
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: TextExample,
  parameters: { docs: { source: { code } } },
};

export const Plain: Story = {};

export const Muted: Story = { args: { tone: 'muted' } };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {typeStyles.text.sizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const InAnotherParagraph: Story = {
  tags: ['behaviour'],
  render: () => (
    <Text>
      The drawer is{' '}
      <Text as="span" tone="danger" weight="medium">
        ₹50 short
      </Text>
      .
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('₹50 short');
    await expect(words.tagName).toBe('SPAN');
    await expect(getComputedStyle(words).fontWeight).toBe('500');
    await expect(words).not.toHaveAttribute('tone');
  },
};

/** In a narrow column each head stays together with its months and its amount. */
export const ListedInANarrowColumn: Story = {
  render: (args) => (
    <Text {...args} style={{ maxInlineSize: '22rem' }}>
      <WholeParts
        parts={['Monthly May 2026 – Nov 2026 ₹6,440', 'Bus Nov 2026 ₹700', 'Exam Sept 2026 ₹150']}
      />
    </Text>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹6,440, Bus Nov 2026 ₹700, Exam Sept 2026 ₹150');
    for (const part of canvas.getAllByText(/₹/)) await expect(part.getClientRects()).toHaveLength(1);
  },
};

/** A receipt number in a narrow column, as on a phone. */
export const ANumberInANarrowColumn: Story = {
  render: (args) => (
    <Text {...args} style={{ maxInlineSize: '11rem', overflowWrap: 'anywhere' }}>
      <BrokenAtSlashes text="MLMEC/1004/1795662003" />
    </Text>
  ),
  play: async ({ canvas }) => {
    const part = document.createRange();
    part.selectNodeContents(canvas.getByText(/1795662003/).lastChild!);
    await expect(part.getClientRects()).toHaveLength(1);
  },
};

export const Dark: Story = { tags: ['copy'], args: { tone: 'muted' }, globals: { theme: 'dark' } };

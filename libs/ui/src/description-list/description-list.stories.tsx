import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionItem, DescriptionList } from './description-list';
import { DescriptionListExample } from './description-list.example';
import code from './description-list.example.tsx?raw';

const meta = {
  title: 'Display/DescriptionList',
  tags: ['new'],
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  args: {
    children: [
      <DescriptionItem key="class" label="Class">
        VIII, section A
      </DescriptionItem>,
      <DescriptionItem key="father" label="Father's Name">
        Ramesh Verma
      </DescriptionItem>,
      <DescriptionItem key="mobile" label="Mobile">
        98765 43210
      </DescriptionItem>,
      <DescriptionItem key="address" label="Address">
        12, Gandhi Marg, Kanpur
      </DescriptionItem>,
    ],
  },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      when: 'For the facts of one student, receipt or drawer. `columns` for facts to read or look up, `figures` for amounts that add up to a total.',
      whenNot:
        'For comparing several things of one kind: that is a `DataTable`. For one figure of a dashboard: a `Tile`.',
    },
    accessibility: {
      note: 'A native description list: each value is read after its name. It takes no focus.',
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: DescriptionListExample,
  parameters: { docs: { source: { code } } },
};

export const Columns: Story = {};

export const Narrow: Story = { args: { size: 's' } };

export const Figures: Story = {
  args: {
    layout: 'figures',
    children: [
      <DescriptionItem key="cash" label="Cash">
        ₹12,450
      </DescriptionItem>,
      <DescriptionItem key="upi" label="UPI">
        ₹900.50
      </DescriptionItem>,
      <DescriptionItem key="total" label="Total" variant="total">
        ₹13,350.50
      </DescriptionItem>,
    ],
  },
};

/** The amounts are aligned at their ends, and each belongs to its own label. */
export const EachValueHasItsLabel: Story = {
  ...Figures,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Cash',
      'UPI',
      'Total',
    ]);
    const ends = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().right);
    await expect(new Set(ends.map(Math.round)).size).toBe(1);
  },
};

/** In large text a value breaks before a word of its label does. */
export const FiguresWithoutRoom: Story = {
  args: {
    layout: 'figures',
    style: { inlineSize: '9rem' },
    children: <DescriptionItem label="Computer">₹1,26,55,557.75</DescriptionItem>,
  },
  play: async ({ canvas }) => {
    const label = document.createRange();
    label.selectNodeContents(canvas.getByRole('term'));
    await expect(label.getClientRects().length).toBe(1);
  },
};

export const TwoSideBySideOnAPhone: Story = {
  args: { size: 's' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('definition');
    await expect(second!.getBoundingClientRect().top).toBe(first!.getBoundingClientRect().top);
  },
};

export const Dark: Story = { tags: ['copy'], globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Column } from '../data-table/data-table';
import { PrintSheet } from '../print-sheet/print-sheet';
import { PrintedList, type PrintedListProps } from './printed-list';
import { PrintedListExample } from './printed-list.example';
import code from './printed-list.example.tsx?raw';
import { PrintedPage } from './printed-page';
import { PrintedRows } from './printed-rows';

interface Line {
  readonly name: string;
  readonly amount: string;
}

const columns: readonly Column<Line>[] = [
  { key: 'name', header: 'Student', render: ({ name }) => name },
  { key: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => amount },
];

const meta = {
  title: 'Display/PrintedList',
  component: PrintedList,
  subcomponents: { PrintedPage, PrintedRows },
  decorators: [
    // The example has its own sheet, with the print button beside it.
    (Story, { tags }) =>
      tags.includes('example') ? (
        <Story />
      ) : (
        <PrintSheet label="Day book" isLong>
          <Story />
        </PrintSheet>
      ),
  ],
  args: {
    title: 'Day book, 22 Nov 2026',
    note: 'Printed 22 Nov 2026, 5:10 pm; 3 entries',
    columns,
    rows: [
      { name: 'Asha Verma', amount: '₹300' },
      { name: 'Ravi Gupta', amount: '₹450' },
      { name: 'Meera Khan', amount: '−₹300' },
    ],
    rowKey: ({ name }) => name,
    total: { label: 'Total', values: ['₹450'] },
    children: 'Cash ₹450',
  },
  parameters: {
    usage: {
      when: 'Inside a `PrintSheet` that `isLong`, for a list on paper: the headings are repeated on each page, rows are never split, and the totals are at the end.',
      whenNot:
        'On screen: that is a `DataTable`. For one sheet with its own layout use a `PrintSheet` alone.',
    },
    accessibility: {
      keys: {
        Tab: 'To the sheet where it is wider than the screen',
        Arrows: 'Scroll it',
      },
      note: 'A native table with a heading above it; on paper the head is repeated on each page. On a small screen the name of the column is before each value.',
    },
  },
} satisfies Meta<PrintedListProps<Line>>;

export default meta;
type Story = StoryObj<PrintedListProps<Line>>;

export const Example: Story = {
  tags: ['example'],
  render: PrintedListExample,
  parameters: { docs: { source: { code } } },
};

export const WithTotals: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(rows.at(-1)).toHaveTextContent('Total₹450');
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Total');
  },
};

/** A paper of the same look that is not a list: `PrintedPage` provides the title, and the page the rest. */
export const APaperOfParts: Story = {
  render: ({ title, note }) => (
    <PrintedPage title={title} note={note} size="large">
      Cash ₹450
    </PrintedPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Day book, 22 Nov 2026' })).toBeVisible();
  },
};

/** A PDF that the browser saves is named after the sheet; the tab has that title only while printing. */
export const NamesItsPdf: Story = {
  tags: ['behaviour'],
  play: async () => {
    const tab = document.title;
    await waitFor(async () => {
      window.dispatchEvent(new Event('beforeprint'));
      await expect(document.title).toBe('Day book');
    });
    window.dispatchEvent(new Event('afterprint'));
    await expect(document.title).toBe(tab);
  },
};

/** An empty column is left out together with its total, which gives the others more room. */
export const AnEmptyColumnGoes: Story = {
  tags: ['behaviour'],
  args: {
    columns: [
      ...columns,
      { key: 'fine', header: 'Fine', align: 'end', render: () => <>{''}</> },
      { key: 'owed', header: 'Owed', align: 'end', render: ({ amount }: Line) => amount },
    ],
    total: { label: 'Total', values: ['₹450', '₹0', '₹90'] },
  },
  play: async ({ canvas: paper }) => {
    await expect(paper.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Student',
      'Amount',
      'Owed',
    ]);
    await expect(paper.getAllByRole('row').at(-1)).toHaveTextContent('Total₹450₹90');
  },
};

/** A total row in which no figure is left is left out too. */
export const AnEmptyTotalGoes: Story = {
  tags: ['behaviour'],
  args: {
    columns: [
      ...columns,
      { key: 'fine', header: 'Fine', align: 'end', render: () => <>{''}</> },
      { key: 'notes', header: 'Notes', render: () => '2 lists' },
    ],
    total: { label: 'Total', values: ['₹0', ''] },
  },
  play: async ({ canvas: paper }) => {
    await expect(paper.queryByText('Total')).toBeNull();
  },
};

/** On a phone each row is a block and nothing extends beyond the edge; the printed paper is unchanged. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const sheet = canvasElement.querySelector('[data-print-sheet]')!;
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    const amount = canvas.getByText('₹300').getBoundingClientRect();
    await expect(amount.top).toBeGreaterThan(canvas.getByText('Asha Verma').getBoundingClientRect().top);
  },
};

export const Empty: Story = { args: { rows: [], total: undefined, children: undefined } };

/** A landscape paper is wider than its place in most offices: on screen it shrinks to fit and does not scroll. */
export const AcrossInANarrowerPlace: Story = {
  tags: ['behaviour'],
  args: { isAcross: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '50rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article');
    await expect(paper.clientWidth).toBeLessThanOrEqual(paper.parentElement?.clientWidth ?? 0);
  },
};

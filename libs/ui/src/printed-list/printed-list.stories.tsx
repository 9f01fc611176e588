import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Column } from '../data-table/data-table';
import { PrintedList } from './printed-list';

interface Line {
  readonly name: string;
  readonly amount: string;
}

const columns: readonly Column<Line>[] = [
  { key: 'name', header: 'Student', render: ({ name }) => name },
  { key: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => amount },
];

const meta = {
  title: 'Data display/PrintedList',
  component: PrintedList<Line>,
  args: {
    title: 'Day book, 22 Nov 2026',
    note: 'Printed 22 Nov 2026, 5:10 pm; 3 entries',
    columns,
    rows: [
      { name: 'Asha Verma', amount: '₹300' },
      { name: 'Ravi Gupta', amount: '₹450' },
      { name: 'Meera Khan', amount: '-₹300' },
    ],
    rowKey: ({ name }) => name,
    total: { label: 'Total', value: '₹450' },
    children: 'Cash ₹450',
  },
  parameters: {
    usage: {
      when: 'Inside a `PrintSheet` that `isLong`, for a list that goes on paper: headings come again on each page, rows are not torn, totals stand at the end.',
      whenNot:
        'On screen: that is a `DataTable`. For one sheet that is drawn as such take a `PrintSheet` alone.',
    },
  },
} satisfies Meta<typeof PrintedList<Line>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotals: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(rows.at(-1)).toHaveTextContent('Total₹450');
  },
};

export const Empty: Story = { args: { rows: [], total: undefined, children: undefined } };

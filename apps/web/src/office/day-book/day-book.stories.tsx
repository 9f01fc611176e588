import { PrintSheet, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withLinks, withQueries } from '../../stories/around';
import { paperAnswers } from '../../stories/paper';
import type { DayBook, DayBookEntry } from '../../api/types';
import { listResultOf } from '../../stories/list-result';
import { ListTable } from '../list/list-table';
import { useDayBookList } from './day-book-list';
import { DayBookPaper } from './day-book-paper';
import { DayBookTotals } from './day-book-totals';

const entryOf = (number: number, changes: Partial<DayBookEntry> = {}): DayBookEntry => ({
  studentReceiptNo: `MLMEC/100${number}/179532152${number}`,
  kind: 'deposit',
  studentPaid: 450,
  branchCode: 'MLMEC',
  mode: 'Cash',
  collectedBy: 'Ravi',
  collectorId: 'b2',
  collectedAt: `2026-11-22T04:3${number}:00.000Z`,
  studentID: `100${number}`,
  studentName: 'Asha Verma',
  class: '7',
  section: 'a',
  paidFor: [{ head: 'monthly', amount: 450 }],
  ...changes,
});

const entries = [
  entryOf(1),
  entryOf(2, {
    studentName: 'Venkatanarasimharaju Subramaniam Iyer',
    mode: 'UPI',
    reference: '426538823199',
    studentPaid: 550,
    paidFor: [
      { head: 'opening', amount: 150 },
      { head: 'monthly', amount: 300 },
      { head: 'tc', amount: 100 },
    ],
  }),
  entryOf(3, {
    kind: 'reversal',
    voids: 'MLMEC/1001/1795321521',
    reason: 'Taken twice',
    studentPaid: -450,
    section: '*',
  }),
  entryOf(4, {
    kind: 'refund',
    reason: 'Moved to class VI',
    studentPaid: -200,
    book: { series: 'voucher', session: '2026-27', branch: 'MLMEC', number: 12 },
    paidFor: [{ head: 'advance', amount: -200 }],
  }),
];

const totals: DayBook['totals'] = {
  branches: [{ key: 'MLMEC', amount: 350 }],
  modes: [
    { key: 'Cash', amount: -200 },
    { key: 'UPI', amount: 550 },
  ],
  heads: [
    { key: 'opening', amount: 150 },
    { key: 'monthly', amount: 300 },
    { key: 'tc', amount: 100 },
    { key: 'advance', amount: -200 },
  ],
  collectors: [{ key: 'b2', name: 'Ravi', amount: 350 }],
  collected: 1000,
  voided: -450,
  refunded: -200,
  total: 350,
};

/** The parts of the page, without a server. */
function Parts({ rows, loading }: { readonly rows: readonly DayBookEntry[]; readonly loading: boolean }) {
  const query = { page: 1, setPage: () => undefined };
  return (
    <Stack>
      {rows.length > 0 && <DayBookTotals totals={totals} />}
      <ListTable list={useDayBookList(false)} result={listResultOf(rows, loading)} query={query} size={50} />
    </Stack>
  );
}

const meta = {
  title: 'Screens/Parts/Day book',
  tags: ['!autodocs'],
  component: Parts,
  args: { rows: entries, loading: false },
  parameters: { answers: paperAnswers },
  decorators: [withLinks, withQueries],
} satisfies Meta<typeof Parts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADayWithAVoidAndARefund: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(rows[3]).toHaveTextContent('Void: Taken twice');
    await expect(rows[3]).toHaveTextContent('−₹450');
    await expect(rows[2]).toHaveTextContent('Previous balance, Monthly, TC');
    await expect(rows[4]).toHaveTextContent('2026-27/V000012');
    await expect(rows[4]).toHaveTextContent('Paid back: Moved to class VI');
    await expect(rows[4]).toHaveTextContent('−₹200');
    await expect(canvasElement).toHaveTextContent('Paid back−₹200');
  },
};

/** Entries of several days, with everything that makes a row long. */
export const OnPaper: Story = {
  args: {
    rows: entries.map((entry) => ({
      ...entry,
      collectedBy: 'Deepak (deepak.mlm)',
      mode: 'Bank transfer',
      reference: 'NEFT836748202845',
      section: 'a',
      class: '8',
      paidFor: [
        { head: 'monthly', amount: 550 },
        { head: 'registration', amount: 1000 },
      ],
    })),
  },
  render: ({ rows }) => (
    <PrintSheet label="Day book" isLong>
      <DayBookPaper
        book={{
          rows,
          entries: [],
          count: rows.length,
          total: rows.length,
          totals,
          firstDay: '2026-11-21',
          lastDay: '2026-11-22',
          collectors: [],
        }}
        limits={[]}
        printedAt={new Date('2026-11-22T05:00:00Z')}
      />
    </PrintSheet>
  ),
  play: async ({ canvas }) => {
    // The sums collected and paid out are no part of the sums by branch.
    const branch = canvas.getByText('Branch').parentElement;
    const collected = canvas.getByText('Collected').closest('dl');
    await expect(branch).toHaveTextContent('Total');
    await expect(branch).not.toContainElement(collected);
    await expect(collected).toHaveTextContent('Total₹350');
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const Empty: Story = { args: { rows: [] } };

/** The amounts are in sight beside the numbers and the bank references. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: [...entries, entryOf(5, { mode: 'Bank transfer', reference: 'NEFT836748202845' })] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};

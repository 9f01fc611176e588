import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withLinks } from '../../stories/around';
import { sampleDefaulters } from './defaulter-sample';
import { listResultOf } from '../../stories/list-result';
import { ListTable } from '../list/list-table';
import { useDefaultersList } from './defaulters-list';

const onSort = fn();

function DefaultersTable({ isPending }: { readonly isPending: boolean }) {
  const query = { page: 1, setPage: () => undefined, sortBy: () => ({ onSort }) };
  return (
    <ListTable
      list={useDefaultersList(true)}
      result={listResultOf(sampleDefaulters, isPending)}
      query={query}
      size={10}
      choice={{ rowName: ({ studentID }) => studentID }}
    />
  );
}

const meta = {
  title: 'Screens/Parts/Defaulters table',
  tags: ['!autodocs'],
  component: DefaultersTable,
  args: { isPending: false },
  decorators: [withLinks],
} satisfies Meta<typeof DefaultersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysForWhichMonths: Story = {
  play: async ({ canvas: table }) => {
    await expect(table.getAllByRole('cell', { name: 'Previous balance, Oct 2026 – Nov 2026' })).toHaveLength(
      2,
    );
    await expect(table.getByRole('cell', { name: 'Apr 2026, Jun 2026, Fine' })).toBeVisible();
    await expect(table.getByText('₹1,23,456.75')).toBeVisible();
    await expect(table.getByRole('link', { name: '1234' })).toHaveAttribute(
      'href',
      '/office/accounts?studentID=1234',
    );
    await userEvent.click(table.getByRole('button', { name: 'Outstanding' }));
    await expect(onSort).toHaveBeenCalled();
  },
};

/** In a window 1280 px wide the whole list is in sight beside the sidebar, also the amount owed. */
export const OnAnOldMonitor: Story = {
  decorators: [
    (Table) => (
      <div style={{ inlineSize: '992px' }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};

export const Loading: Story = { args: { isPending: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../alert/alert';
import { EmptyState } from '../empty-state/empty-state';
import { TextLink } from '../link/text-link';
import { DataTable, type Column, type DataTableProps } from './data-table';

interface Student {
  id: string;
  name: string;
  father: string;
  mother: string;
  board: string;
  className: string;
  due: string;
}

const rows: Student[] = Array.from({ length: 10 }, (_, index) => ({
  id: `10${String(index)}`,
  name: index === 3 ? 'Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam' : 'Asha Verma',
  father: 'Ramesh Verma',
  mother: 'Sunita Verma',
  board: 'CBSE',
  className: 'VIII',
  due: index === 3 ? '₹1,23,456.50' : '₹450',
}));

const columns: Column<Student>[] = [
  { key: 'id', header: 'Student ID', render: ({ id }) => <TextLink href={`#/student/${id}`}>{id}</TextLink> },
  { key: 'name', header: 'Student Name', render: ({ name }) => name },
  { key: 'father', header: "Father's Name", render: ({ father }) => father },
  { key: 'mother', header: "Mother's Name", render: ({ mother }) => mother },
  { key: 'board', header: 'Board', render: ({ board }) => board },
  { key: 'class', header: 'Class', render: ({ className }) => className },
  { key: 'due', header: 'Due', align: 'end', render: ({ due }) => due },
];

const meta = {
  title: 'Display/DataTable',
  component: DataTable as (props: DataTableProps<Student>) => React.ReactNode,
  args: { caption: 'Registered students', columns, rows, rowKey: ({ id }) => id },
  parameters: {
    usage: {
      when: 'For rows of the same kind that are compared or looked up. Numbers go to the end side. A row that opens something has a link in its first cell; the click on the row is a convenience of the mouse.',
      whenNot:
        'For the facts of one thing: that is a summary. For layout. For hundreds of rows at once: put a `Pagination` below.',
    },
  },
} satisfies Meta<DataTableProps<Student>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { onRowClick: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Registered students' })).toBeVisible();
    await userEvent.click(canvas.getAllByText('Ramesh Verma')[0]!);
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
    const link = canvas.getByRole('link', { name: '100' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
  },
};

const onSort = fn();

export const Sortable: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'name'
        ? { ...column, sort: { direction: 'ascending', onSort } }
        : column.key === 'class'
          ? { ...column, sort: { onSort } }
          : column,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Student Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    canvas.getByRole('button', { name: 'Class' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSort).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { loading: true, rows: [] } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title='No student matches "asha"' description="Try fewer letters." />,
  },
};

export const Failed: Story = {
  args: { rows: [], error: <Alert tone="danger">The list could not be loaded. Try again.</Alert> },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { testViewport: { width: 360, height: 740 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Registered students' }));
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

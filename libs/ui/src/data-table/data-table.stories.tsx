import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { Modal } from '../confirm-dialog/modal';
import { EmptyState } from '../empty-state/empty-state';
import { Row } from '../layout/stack';
import { TextLink } from '../link/text-link';
import { DataTable, type Column, type DataTableProps } from './data-table';
import { DataTableExample } from './data-table.example';
import code from './data-table.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

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
  { key: 'name', header: 'Student Name', namesRow: true, render: ({ name }) => name },
  { key: 'father', header: "Father's Name", render: ({ father }) => father },
  { key: 'mother', header: "Mother's Name", render: ({ mother }) => mother },
  { key: 'board', header: 'Board', render: ({ board }) => board },
  { key: 'class', header: 'Class', render: ({ className }) => className },
  { key: 'due', header: 'Due', align: 'end', render: ({ due }) => due },
];

const meta = {
  title: 'Display/DataTable',
  component: DataTable,
  args: { caption: 'Registered students', columns, rows, rowKey: ({ id }) => id },
  parameters: {
    usage: {
      when: 'For rows of the same kind that are compared or looked up. Numbers are aligned to the end side. A row that opens something has a link in its first cell; clicking the row is a convenience for mouse users.',
      whenNot:
        'For the facts of one thing: that is a `DescriptionList`. For layout. For hundreds of rows at once: put a `Pagination` below. For choosing rows: `SelectableTable`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the headings that sort, to the links in the rows, and to the table itself where it scrolls',
        'Enter, Space': 'Sorts by the heading',
        Arrows: 'Scroll the table where it is wider than the page',
      },
      note: 'A native table with `caption` as its name. The sorted column carries `aria-sort`. One column names the rows (`namesRow`), and is read with their other cells. Clicking a row is a convenience for mouse users: give the row a link too.',
    },
  },
} satisfies Meta<DataTableProps<Student>>;

export default meta;
type Story = StoryObj<DataTableProps<Student>>;

export const Example: Story = {
  tags: ['example'],
  render: DataTableExample,
  parameters: { docs: { source: { code } } },
};

export const Filled: Story = {
  args: { onRowClick: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'Registered students' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      rows.map(({ name }) => name),
    );
    await userEvent.click(canvas.getAllByText('Ramesh Verma')[0]!);
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
    const link = canvas.getByRole('link', { name: '100' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
  },
};

/** A press in a dialog that a cell has opened, or outside that dialog, does not open the row. */
export const ADialogOfARow: Story = {
  tags: ['behaviour'],
  args: {
    onRowClick: fn(),
    rows: rows.slice(0, 1),
    columns: [
      ...columns.slice(0, 2),
      {
        key: 'remind',
        header: 'Reminder',
        render: () => (
          <Modal open onClose={() => undefined} label="Remind">
            <p>Dear parent</p>
          </Modal>
        ),
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Remind' });
    await userEvent.click(within(dialog).getByText('Dear parent'));
    await userEvent.click(dialog);
    await expect(args.onRowClick).not.toHaveBeenCalled();
  },
};

/** When a row is removed, keyboard users go on at the new first row, not at the top of the page. */
export const ARowIsTakenAway: Story = {
  tags: ['behaviour'],
  render: function Leaving(args) {
    const [left, setLeft] = useState('');
    const leave: Column<Student> = {
      key: 'leave',
      header: 'Actions',
      render: ({ id }) => <Button onClick={() => setLeft(id)}>{`Take out ${id}`}</Button>,
    };
    return (
      <main tabIndex={-1}>
        <Button>Print</Button>
        <DataTable
          {...args}
          columns={[...columns.slice(1, 2), leave]}
          rows={rows.slice(0, 2).filter(({ id }) => id !== left)}
        />
      </main>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Take out 100' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Registered students' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take out 101' })).toHaveFocus();
  },
};

const onSort = fn();

const withAction = (render: Column<Student>['render']) => ({
  rows: rows.slice(0, 1),
  columns: [...columns.slice(0, 2), { key: 'action', header: 'Actions', render }],
});

/** The words of a quiet button, not its invisible edge, line up with the heading. */
export const AQuietButtonInARow: Story = {
  args: withAction(() => (
    <Button size="s" variant="quiet">
      <span>Waive</span>
    </Button>
  )),
  play: async ({ canvas }) => {
    const heading = canvas.getByText('Actions');
    const edge = heading.getBoundingClientRect().left + parseFloat(getComputedStyle(heading).paddingLeft);
    const start = canvas.getByText('Waive').getBoundingClientRect().left;
    await expect(Math.abs(start - edge)).toBeLessThan(1);
  },
};

/** Without room side by side, the second stands below the first. */
export const TwoQuietButtonsInARow: Story = {
  args: withAction(() => (
    <Row style={{ inlineSize: '6rem' }}>
      {['Waive', 'Reverse'].map((word) => (
        <Button key={word} size="s" variant="quiet">
          <span>{word}</span>
        </Button>
      ))}
    </Row>
  )),
  play: async ({ canvas }) => {
    const first = canvas.getByText('Waive').getBoundingClientRect();
    const second = canvas.getByText('Reverse').getBoundingClientRect();
    await expect(second.top).toBeGreaterThan(first.bottom);
    await expect(Math.abs(second.left - first.left)).toBeLessThan(1);
  },
};

/** In a dialog opened by a row, a quiet button stands as in any other dialog. */
export const AQuietButtonInADialogOfARow: Story = {
  tags: ['behaviour'],
  args: withAction(() => (
    <Modal open onClose={fn()} label="Of the row">
      <Button size="s" variant="quiet">
        Close
      </Button>
    </Modal>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveStyle({ marginInlineStart: '0px' });
  },
};

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Student Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    canvas.getByRole('button', { name: 'Class' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSort).toHaveBeenCalled();
  },
};

export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(37);
  },
};

export const Loading: Story = { args: { loading: true, rows: [] } };

/** Another filter was chosen, and its rows have not arrived yet. */
export const Stale: Story = { args: { stale: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title='No student matches "asha"' description="Try fewer letters." />,
  },
};

/** The words are put into a status that was there before them: screen readers often skip one that appears together with its text. */
export const NothingMatchesAnyMore: Story = {
  tags: ['behaviour'],
  render: function Filtered(args) {
    const [isNarrowed, narrow] = useState(false);
    return (
      <>
        <Button onClick={() => narrow(true)}>Only class XI</Button>
        <DataTable {...args} rows={isNarrowed ? [] : rows} empty="No student is in class XI" />
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Only class XI' }));
    await expect(await within(status).findByText('No student is in class XI')).toBeVisible();
    await expect(canvas.getAllByText('No student is in class XI')).toHaveLength(1);
  },
};

export const Failed: Story = {
  args: { rows: [], error: <Alert tone="danger">The list could not be loaded. Try again.</Alert> },
};

/** The columns extend beyond the edge of the screen; the message in place of rows does not. */
export const EmptyOnAPhone: Story = {
  ...Empty,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const said = canvas.getByText('No student matches "asha"').getBoundingClientRect();
    const scroller = canvasElement.querySelector('table')!.parentElement!;
    const region = scroller.getBoundingClientRect();
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'));
    await expect(said.left).toBeGreaterThanOrEqual(region.left);
    await expect(said.right).toBeLessThanOrEqual(region.right);
  },
};

/** On a phone the first column stays in view while the others scroll. */
export const FirstColumnStaysOnAPhone: Story = {
  args: { columns: columns.map((column, at) => ({ ...column, pinned: at === 0 })) },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Registered students' });
    region.scrollTo(80, 0);
    await waitFor(() => expect(region.scrollLeft).toBe(80));
    const [first] = canvas.getAllByRole('columnheader');
    const [corner, box] = [first!.getBoundingClientRect(), region.getBoundingClientRect()];
    await expect(Math.round(corner.left - box.left)).toBe(1);
  },
};

/** The headings of a long list stay in view while the page scrolls. */
export const HeadingsStayAsThePageScrolls: Story = {
  tags: ['behaviour'],
  args: { rows: Array.from({ length: 30 }, (_, index) => ({ ...rows[0]!, id: String(index) })) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('columnheader');
    window.scrollTo(0, 200);
    await waitFor(() => expect(Math.round(first!.getBoundingClientRect().top)).toBe(0));
    // Going back with Shift and Tab, the focused link is below the headings, not under them.
    const [link] = canvas.getAllByRole('link');
    window.scrollBy(0, link!.getBoundingClientRect().top - 4);
    link!.focus();
    const isBelow = () => link!.getBoundingClientRect().top >= first!.getBoundingClientRect().bottom;
    await waitFor(() => expect(isBelow()).toBe(true));
    link!.blur();
    window.scrollTo(0, 0);
  },
};

/** Where the heading is not plain text, `name` gives the name of the column. */
export const HeadingWithAnIcon: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'name'
        ? { ...column, header: <strong>Student ★</strong>, name: 'student', sort: { onSort } }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Sort by student')).toBeVisible();
  },
};

/** On a phone the father stands below the name and the board below the class; `named` shows the column's name too. */
export const ColumnsFoldOnAPhone: Story = {
  args: {
    columns: columns.map((column) => {
      if (column.key === 'father') return { ...column, folds: { at: 'phone', into: 'name' } };
      if (column.key === 'board') return { ...column, folds: { at: 'drawer', into: 'class' } };
      if (column.key === 'class') return { ...column, folds: { at: 'phone', into: 'name', named: true } };
      return column.key === 'mother' ? { ...column, folds: { at: 'phone' } } : column;
    }),
  },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(heads()).toEqual(['Student ID', 'Student Name', 'Due']));
    const [, row] = canvas.getAllByRole('row');
    await expect(within(row!).getByRole('rowheader')).toHaveTextContent(
      "Asha VermaFather's Name Ramesh VermaBoard CBSEClass VIII",
    );
    await expect(canvas.getAllByText('Class VIII')[0]).toBeVisible();
    await expect(canvas.queryByText('Sunita Verma')).toBeNull();
    canvasElement.style.inlineSize = '700px';
    await waitFor(() => expect(heads()).toHaveLength(6));
    await expect(canvas.getAllByText('CBSE')[0]!.closest('td')).toHaveTextContent('VIIIBoard CBSE');
    canvasElement.style.inlineSize = '';
  },
};

export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Registered students' }));
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  args: { columns: (Sortable.args?.columns ?? []).slice(0, 2), rows: rows.slice(0, 2) },
  decorators: [inEachState],
};

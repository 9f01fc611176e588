import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button';
import type { Column } from './data-table';
import { SelectableTable, type SelectableTableProps } from './selectable-table';
import { SelectableTableExample } from './selectable-table.example';
import code from './selectable-table.example.tsx?raw';
import { inEachState } from '../theme/test/in-each-state';

interface Student {
  id: string;
  name: string;
  className: string;
  due: string;
}

const rows: Student[] = [
  { id: '1001', name: 'Asha Verma', className: 'VIII', due: '₹450' },
  { id: '1002', name: 'Bela Das', className: 'VIII', due: '₹1,350' },
  { id: '1003', name: 'Chandan Yadav', className: 'III', due: '₹300' },
];

const columns: Column<Student>[] = [
  { key: 'id', header: 'Student ID', render: ({ id }) => id },
  { key: 'name', header: 'Student Name', namesRow: true, render: ({ name }) => name },
  { key: 'class', header: 'Class', render: ({ className }) => className },
  { key: 'due', header: 'Due', align: 'end', render: ({ due }) => due },
];

const meta = {
  title: 'Display/SelectableTable',
  tags: ['new'],
  component: SelectableTable,
  args: {
    caption: 'Students who owe',
    columns,
    rows,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    actions: <Button size="s">Print slips</Button>,
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A `DataTable` whose rows can be chosen by a box each, and all rows of the page by the box in the heading. The space key and Enter turn a box, the arrows go from box to box, and with Shift the next row becomes as the one that is left. What can be done with the chosen ones stands in a bar at the foot, as long as there are some. Rows chosen on other pages stay chosen. On paper there are no boxes.',
      },
    },
    usage: {
      when: 'For an action on several rows at once, such as printing their slips or booking their months. Keep `selected` in the address with the page and the filter, and clear it when the filter changes.',
      whenNot: 'To open one row: its name is a link. For a choice in a form use `Checkbox`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the boxes',
        Space: 'Chooses the row, or deselects it',
        'Down, Up': 'To the checkbox of the next or the previous row',
        'Shift + Down, Shift + Up': 'Chooses the rows on the way',
      },
      note: 'Each checkbox is named after its row; the one in the head chooses all rows of the page and is announced as mixed when some are chosen. A status announces how many are chosen.',
    },
  },
} satisfies Meta<SelectableTableProps<Student>>;

export default meta;
type Story = StoryObj<SelectableTableProps<Student>>;

export const Example: Story = {
  tags: ['example'],
  render: SelectableTableExample,
  parameters: { docs: { source: { code } } },
};

export const NoneChosen: Story = {};

export const SomeChosen: Story = {
  args: { defaultSelected: ['1002'] },
  play: async ({ canvas, canvasElement }) => {
    const all = canvas.getByRole('checkbox', { name: 'Choose all on this page' });
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Choose Bela Das' })).toBeChecked();
    await expect(canvas.getByText('1 chosen', { selector: '[role="status"]' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Print slips' })).toBeVisible();
    // ARIA allows a selected row only in a grid; here the checkbox says it.
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Choose all on this page' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1001']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1001', '1002']);
    await expect(canvas.getByText('2 chosen', { selector: '[role="status"]' })).toBeInTheDocument();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['1001', '1002', '1003']);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(all).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Print slips' })).toBeNull();
  },
};

/** A press beside the box counts for the box, not for the row. */
export const ByPointer: Story = {
  tags: ['behaviour'],
  args: { onRowClick: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Choose Asha Verma' });
    const { left, top } = box.closest('td')!.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 2, top + 2)!);
    await expect(box).toBeChecked();
    await expect(args.onRowClick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Asha Verma'));
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
  },
};

/** The arrow keys move from box to box; with Shift the next row takes the state of the previous one. */
export const ByArrows: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('checkbox', { name: 'Choose Asha Verma' }).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1001', '1002']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Choose Chandan Yadav' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(['1001', '1002']);
    await userEvent.keyboard('{ArrowUp}{ArrowUp} {Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** In a list with pages, one button chooses the rows of all pages. */
export const AllOfTheList: Story = {
  args: { defaultSelected: ['1001'], all: { total: 340, chosen: false, onChoose: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all 340' }));
    await expect(args.all?.onChoose).toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Choose all on this page' })).toHaveFocus();
  },
};

/** All rows are chosen; unticking one leaves the others of this page. */
export const AllChosen: Story = {
  args: { all: { total: 340, chosen: true, onChoose: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('340 chosen', { selector: '[role="status"]' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Bela Das' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1001', '1003']);
  },
};

/** Rows chosen on another page are counted, and stay chosen when this page is ticked and unticked. */
export const ChosenOnOtherPages: Story = {
  tags: ['behaviour'],
  args: { defaultSelected: ['990', '991'] },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Choose all on this page' });
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['990', '991', '1001', '1002', '1003']);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['990', '991']);
  },
};

/** The page controls the choice: nothing is chosen until it passes the new value. */
export const LedByThePage: Story = {
  tags: ['behaviour'],
  args: { selected: ['1003'] },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Choose all on this page' });
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['1001', '1002', '1003']);
    await expect(all).toBePartiallyChecked();
  },
};

export const Loading: Story = { args: { loading: true, rows: [] } };

/** The checkboxes stay in view together with the first column. */
export const OnAPhone: Story = {
  args: {
    defaultSelected: ['1001'],
    columns: columns.map((column, at) => ({ ...column, pinned: at === 0, minWidth: '8rem' })),
  },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Students who owe' });
    region.scrollTo(40, 0);
    const cells = within(canvas.getByRole('row', { name: /Asha/ })).getAllByRole('cell');
    const [box, first] = [cells[0]!.getBoundingClientRect(), cells[1]!.getBoundingClientRect()];
    await expect(region.scrollLeft).toBeGreaterThan(0);
    await expect(Math.round(box.left - region.getBoundingClientRect().left)).toBe(1);
    await expect(Math.round(first.left - box.right)).toBe(0);
  },
};

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  args: { columns: columns.slice(0, 2), rows: rows.slice(0, 2), defaultSelected: ['1002'] },
  decorators: [inEachState],
};

/** Another filter was chosen: the rows of the previous one can no longer be chosen. */
export const Stale: Story = {
  tags: ['behaviour'],
  args: { stale: true },
  play: async ({ canvas, args, userEvent: user }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    for (const box of canvas.getAllByRole('checkbox')) await user.click(box);
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

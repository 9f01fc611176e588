import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withLinks } from '../../stories/around';
import { listResultOf } from '../../stories/list-result';
import { RowsTable, type RowsTableProps } from './rows-table';
import type { ImportRow } from './use-import';

const onMend: RowsTableProps['onMend'] = fn(() => Promise.resolve(undefined));

const added: ImportRow = {
  row: 5,
  state: 'new',
  outcome: 'waiting',
  texts: { studentID: '5001', studentName: 'Asha Verma', fatherName: 'Ramesh Verma', class: 'VII-A' },
  values: {
    class: '7',
    section: 'a',
    previousBalance: '1200.50',
    concessionValue: '50%',
    takenHeads: 'Bus: Naini (2026-07)',
  },
  faults: [],
  warnings: [{ field: 'adhaarNumber', message: 'importSameAdhaarRow:9' }],
  changes: [],
  kept: [],
};

const rows: readonly ImportRow[] = [
  added,
  {
    ...added,
    row: 6,
    state: 'changed',
    warnings: [],
    changes: [{ field: 'class', before: '6', after: '7' }],
    kept: [{ field: 'primaryMobile', before: '9822222222', after: '9811111111' }],
  },
  { ...added, row: 7, state: 'same', warnings: [] },
  {
    ...added,
    row: 8,
    state: 'refused',
    warnings: [],
    texts: { ...added.texts, fatherName: '', class: 'XV' },
    faults: [
      { field: 'fatherName', message: 'required' },
      { field: 'class', message: 'importUnknown' },
    ],
  },
  {
    ...added,
    row: 9,
    outcome: 'registered',
    warnings: [],
    values: { ...added.values, feesFrom: '2026-07' },
  },
];

const meta = {
  title: 'Screens/Parts/Import rows',
  tags: ['!autodocs'],
  component: RowsTable,
  decorators: [withLinks],
  args: {
    result: listResultOf(rows),
    query: { page: 1, setPage: fn() },
    fields: ['studentID', 'studentName', 'fatherName', 'class'],
    onMend,
  },
} satisfies Meta<typeof RowsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row shows its state; a refused row shows the error at the cell, where Enter corrects it. */
export const EachState: Story = {
  play: async ({ canvas, args }) => {
    const refused = canvas.getAllByRole('row')[4];
    if (!refused) throw new Error('no row');
    const row = within(refused);
    await expect(refused).toHaveTextContent("Father's name is required");
    // The student's name stands at the top of the row, however many cells need correcting.
    const at = (text: string) => row.getByText(text).getBoundingClientRect().top;
    await expect(at('5001')).toBeLessThan(at("Father's name is required"));
    // One button for each wrong cell: its name has the text shown on it, and the name of the cell.
    for (const cell of ["Father's name", 'Class'])
      await expect(row.getByRole('button', { name: `Save, ${cell}, Row 8` })).toHaveTextContent(/^Save$/);
    const father = row.getByRole('textbox', { name: /^Father's name/ });
    await userEvent.type(father, 'Mohan Lal{Enter}');
    await expect(args.onMend).toHaveBeenCalledWith(8, 'fatherName', 'Mohan Lal', '');
    // Where only some values are taken, they are offered, beside what the file has.
    const schoolClass = row.getByRole('combobox', { name: /^Class/ });
    await expect(schoolClass).toHaveDisplayValue('XV');
    await userEvent.selectOptions(schoolClass, 'XII');
    await userEvent.click(row.getByRole('button', { name: 'Save, Class, Row 8' }));
    await expect(args.onMend).toHaveBeenCalledWith(8, 'class', '12', 'XV');
    await expect(canvas.getByText(/Class: VI → VII/)).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(
      'VII A · Fees from: the month of the run · Previous balance: ₹1,200.50 · Concession: 50% · Heads taken: Bus: Naini (2026-07)',
    );
    await expect(canvas.getByText(/Fees from: Jul 2026/)).toBeVisible();
  },
};

/** A first name split off a full name stands in its own cell, so that it can be corrected without typing it again. */
export const NameInOneColumn: Story = {
  args: {
    result: listResultOf<ImportRow>([
      {
        ...added,
        state: 'refused',
        warnings: [],
        texts: { studentID: '5001', studentName: 'Om Verma' },
        values: { studentID: '5001', studentFirstName: 'Om', studentLastName: 'Verma' },
        faults: [{ field: 'studentFirstName', message: 'minLength:3' }],
      },
    ]),
  },
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('textbox', { name: /^First name/ });
    await expect(cell).toHaveValue('Om');
    await userEvent.type(cell, 'kar{Enter}');
    await expect(args.onMend).toHaveBeenCalledWith(5, 'studentFirstName', 'Omkar', '');
  },
};

/** After a correction its cell is gone, and the keyboard focus stays in the same row. */
export const MendedByKeyboard: Story = {
  tags: ['behaviour'],
  render: function Mended(args) {
    const [isMended, setMended] = useState(false);
    const fault = { field: 'fatherName', message: 'required' } as const;
    const row: ImportRow = isMended
      ? { ...added, row: 8, warnings: [] }
      : { ...added, row: 8, state: 'refused', warnings: [], faults: [fault] };
    return (
      <RowsTable
        {...args}
        result={listResultOf<ImportRow>([row])}
        onMend={() => {
          setMended(true);
          return Promise.resolve(undefined);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Father's name/ }), 'Mohan Lal');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^VII A · Fees from/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^VII A · Fees from/));
    await userEvent.tab();
    const another = canvas.getByText('Correct a cell');
    await expect(another).toHaveFocus();
    await expect(another).toHaveAccessibleName('Correct a cell, Row 8');
    // A value that the file writes in its own way is that of the list, which does not have it twice.
    await userEvent.click(another);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cell' }), 'Class');
    const schoolClass = canvas.getByRole('combobox', { name: 'Class' });
    await expect(schoolClass).toHaveDisplayValue('VII');
    await expect(within(schoolClass).queryByRole('option', { name: 'VII-A' })).toBeNull();
  },
};

export const Empty: Story = { args: { result: listResultOf<ImportRow>([]) } };

export const Loading: Story = { args: { result: listResultOf<ImportRow>([], true) } };

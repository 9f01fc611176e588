import { Button, SelectableTable, type Column } from '@school/ui';
import { useState } from 'react';

interface Student {
  readonly id: string;
  readonly name: string;
}

const students: readonly Student[] = [
  { id: '1042', name: 'Asha Verma' },
  { id: '1043', name: 'Ravi Kumar' },
  { id: '1044', name: 'Meena Singh' },
];

const columns: readonly Column<Student>[] = [
  { key: 'id', header: 'Student ID', render: ({ id }) => id },
  { key: 'name', header: 'Name', render: ({ name }) => name },
];

export function SelectableTableExample() {
  const [selected, setSelected] = useState<readonly string[]>(['1043']);
  return (
    <SelectableTable
      caption="Students of VIII A"
      columns={columns}
      rows={students}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      selected={selected}
      onChange={setSelected}
      actions={<Button onClick={() => setSelected([])}>Promote</Button>}
    />
  );
}

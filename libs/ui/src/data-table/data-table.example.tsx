import { DataTable, EmptyState, TextLink, type Column } from '@school/ui';
import { useState } from 'react';

interface Student {
  readonly id: string;
  readonly name: string;
  readonly due: number;
}

const students: readonly Student[] = [
  { id: '1042', name: 'Asha Verma', due: 450 },
  { id: '1043', name: 'Ravi Kumar', due: 0 },
  { id: '1044', name: 'Meena Singh', due: 1200 },
];

export function DataTableExample() {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
  const way = direction === 'ascending' ? 1 : -1;
  const columns: readonly Column<Student>[] = [
    {
      key: 'id',
      header: 'Student ID',
      render: ({ id }) => <TextLink href={`#/student/${id}`}>{id}</TextLink>,
    },
    {
      key: 'name',
      header: 'Name',
      render: ({ name }) => name,
      sort: {
        direction,
        onSort: () => setDirection(direction === 'ascending' ? 'descending' : 'ascending'),
      },
    },
    { key: 'due', header: 'Due', align: 'end', render: ({ due }) => `₹${due.toLocaleString('en-IN')}` },
  ];
  return (
    <DataTable
      caption="Students of VIII A"
      columns={columns}
      rows={[...students].sort((a, b) => a.name.localeCompare(b.name) * way)}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No student in this class yet" />}
    />
  );
}

import { Button, PrintedList, PrintSheet, Row, Stack, type Column } from '@school/ui';

interface Entry {
  readonly receipt: string;
  readonly student: string;
  readonly amount: number;
}

const entries: readonly Entry[] = [
  { receipt: '1', student: 'Asha Verma', amount: 450 },
  { receipt: '2', student: 'Ravi Kumar', amount: 300 },
];

const columns: readonly Column<Entry>[] = [
  { key: 'receipt', header: 'Receipt', render: ({ receipt }) => receipt },
  { key: 'student', header: 'Student', render: ({ student }) => student },
  { key: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => `₹${amount}` },
];

export function PrintedListExample() {
  return (
    <Stack>
      <Row>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </Row>
      <PrintSheet label="Day book" isLong>
        <PrintedList
          title="Day book"
          note="21 Nov 2026"
          columns={columns}
          rows={entries}
          rowKey={({ receipt }) => receipt}
          total={{ label: 'Total', values: ['₹750'] }}
        />
      </PrintSheet>
    </Stack>
  );
}

import type { AuditEntry } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { ListTable } from '../list/list-table';
import { foundRows } from '../list/found-rows';
import { useAuditList } from './audit-list';

const meena = { id: '0123456789abcdef01234567', username: 'meena.office', fname: 'Meena' };

const changed: AuditEntry = {
  id: '1',
  at: new Date('2026-11-21T04:35:00Z'),
  action: 'student-changed',
  by: meena,
  address: '192.168.1.20',
  subject: { kind: 'student', id: '1001', name: 'Asha Verma' },
  changes: [
    { field: 'class', before: '3', after: '4' },
    { field: 'personalDetail.fatherName', before: 'Ramesh', after: 'Ramesh Chandra' },
    { field: 'boardRollNo', after: '17' },
    { field: 'adhaarNumber', isHidden: true },
  ],
};

const rows: readonly AuditEntry[] = [
  changed,
  {
    ...changed,
    id: '2',
    action: 'entry-reversed',
    changes: [
      { field: 'amount', after: '300' },
      { field: 'reason', after: 'Paid for another child' },
    ],
  },
  {
    id: '3',
    at: new Date('2026-11-21T04:30:00Z'),
    action: 'sign-in-failed',
    address: '192.168.1.77',
    subject: { kind: 'account', id: 'admin', name: 'Admin' },
    changes: [],
  },
  {
    id: '4',
    at: new Date('2026-11-21T04:25:00Z'),
    action: 'account-password',
    isAtOfficePc: true,
    subject: { kind: 'account', id: 'admin', name: 'Admin' },
    changes: [{ field: 'password', isHidden: true }],
  },
];

function AuditTable({ rows: shown }: { readonly rows: readonly AuditEntry[] }) {
  const query = { page: 1, setPage: () => undefined };
  return <ListTable list={useAuditList()} found={foundRows(shown)} query={query} size={25} />;
}

const meta = {
  title: 'Screens/Parts/Audit log',
  tags: ['!autodocs'],
  component: AuditTable,
  args: { rows },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof AuditTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = {
  play: async ({ canvasElement }) => {
    const [first, , failed, reset] = within(canvasElement).getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent('Meena (meena.office)');
    await expect(first).toHaveTextContent('Class: III → IV');
    await expect(first).toHaveTextContent('Board roll number: 17');
    await expect(first).toHaveTextContent('Adhaar number: changed');
    await expect(failed).toHaveTextContent('Nobody signed in');
    await expect(reset).toHaveTextContent("At the office's own PC");
  },
};

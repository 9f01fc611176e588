import type { AuditEntry } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withLinks } from '../../stories/around';
import { ListTable } from '../list/list-table';
import { listResultOf } from '../../stories/list-result';
import { AuditDetails } from './audit-details';
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

interface AuditTableProps {
  readonly rows: readonly AuditEntry[];
  /** The entry whose details are shown. */
  readonly chosen?: AuditEntry;
  readonly onClose: () => void;
}

function AuditTable({ rows: shown, chosen, onClose }: AuditTableProps) {
  const query = { page: 1, setPage: () => undefined };
  const list = useAuditList(({ id }) => `?deed=${id}`, true);
  return (
    <>
      <ListTable list={list} result={listResultOf(shown)} query={query} size={25} density="compact" />
      {chosen && <AuditDetails entry={chosen} onClose={onClose} />}
    </>
  );
}

const meta = {
  title: 'Screens/Parts/Audit log',
  tags: ['!autodocs'],
  component: AuditTable,
  args: { rows, onClose: fn() },
  decorators: [withLinks],
} satisfies Meta<typeof AuditTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = {
  play: async ({ canvas }) => {
    const [first, , failed, reset] = canvas.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent('Meena (meena.office)');
    await expect(first).toHaveTextContent('Class: III → IV');
    await expect(first).toHaveTextContent('Board roll number: 17');
    await expect(first).toHaveTextContent('Adhaar number: changed');
    await expect(within(first!).getByRole('link', { name: 'Asha Verma, 1001' })).toHaveAttribute(
      'href',
      '/office/student-profile/1001',
    );
    await expect(failed).toHaveTextContent('Not signed in');
    await expect(reset).toHaveTextContent("At the office's own PC");
  },
};

/** One line for each entry, however much it changed; its details are shown beside the list. */
export const OneInDetail: Story = {
  args: { chosen: changed },
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(40);
    const details = within(canvas.getByRole('complementary', { name: 'Details' }));
    await expect(details.getByRole('heading', { name: 'Student changed' })).toHaveFocus();
    await expect(details.getAllByRole('listitem')).toHaveLength(4);
    await expect(details.getByText('192.168.1.20')).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Close the details' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const longNamed: AuditEntry = {
  ...changed,
  subject: {
    kind: 'student',
    id: '1123',
    name: 'Venkatanarasimharajuvaripeta Subrahmanya Iyer Chandrasekhar',
  },
};

/** Neither a long name nor a long change makes the list wider than the screen, not even on a phone. */
export const OfALongName: Story = {
  args: { rows: [longNamed, ...rows.slice(1)] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

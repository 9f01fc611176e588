import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withLinks } from '../../stories/around';
import type { StaffAccount } from '../../api/types';
import { listResultOf } from '../../stories/list-result';
import { ListTable } from '../list/list-table';
import { useStaffList, type StaffListOptions } from './staff-list';

const account = (id: string, change: Partial<StaffAccount>): StaffAccount => ({
  id,
  fname: 'Admin',
  username: 'admin',
  role: 'office',
  rights: ['students', 'collect', 'reports'],
  teaching: [],
  teachingRevision: 0,
  status: 'active',
  hasForgottenPassword: false,
  mustChangePassword: false,
  createdAt: '2026-11-02T04:30:00.000Z',
  statusSince: '2026-11-02T04:30:00.000Z',
  ...change,
});

const accounts = [
  account('1', { role: 'admin' }),
  account('2', { fname: 'Ravi', username: 'ravi.k', hasForgottenPassword: true }),
  account('6', { fname: 'Geeta', username: 'geeta', mustChangePassword: true }),
  account('3', { fname: 'Meena', username: 'meena', status: 'waiting' }),
  account('4', { fname: 'Suresh', username: 'suresh', status: 'deactivated' }),
  account('5', { fname: 'Nobody', username: 'nobody', status: 'refused' }),
];

interface StaffTableProps extends StaffListOptions {
  readonly accounts: readonly StaffAccount[];
  readonly isPending?: boolean;
}

function StaffTable({ accounts: rows, isPending, ...options }: StaffTableProps) {
  const query = { page: 1, setPage: () => undefined };
  const result = listResultOf(rows, isPending);
  return <ListTable list={useStaffList(options)} result={result} query={query} size={10} />;
}

const meta = {
  title: 'Screens/Parts/Staff table',
  tags: ['!autodocs'],
  component: StaffTable,
  args: { accounts, ownId: '1', onChoose: fn() },
  decorators: [withLinks],
} satisfies Meta<typeof StaffTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'More: Admin (admin)' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New password: Ravi (ravi.k)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let in: Meena (meena)' }));
    await expect(args.onChoose).toHaveBeenCalledWith('letIn', accounts[3]);
  },
};

/** An administrator can add and demote a second one; their own account offers neither. */
export const TwoAdministrators: Story = {
  args: {
    accounts: [
      account('1', { role: 'admin' }),
      account('2', { role: 'admin', fname: 'Ravi', username: 'ravi.k' }),
      account('3', { fname: 'Meena', username: 'meena' }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'More: Admin (admin)' })).toBeNull();
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More: ${name}` }));
      const items = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
      return items.map(({ textContent }) => textContent);
    };
    const choose = (item: string) => userEvent.click(screen.getByRole('menuitem', { name: item }));
    await expect(await open('Ravi (ravi.k)')).toEqual(['New password', 'Make clerk', 'Deactivate']);
    await choose('Make clerk');
    await expect(args.onChoose).toHaveBeenLastCalledWith('makeClerk', args.accounts[1]);
    await expect(await open('Meena (meena)')).toEqual([
      'New password',
      'Rights',
      'Make administrator',
      'Make teacher',
      'Deactivate',
    ]);
    await choose('Rights');
    await expect(args.onChoose).toHaveBeenLastCalledWith('rights', args.accounts[2]);
  },
};

/** A teacher gets sections and no rights. */
export const Teachers: Story = {
  args: {
    accounts: [
      account('1', { role: 'admin' }),
      account('2', {
        role: 'teacher',
        rights: [],
        fname: 'Sunil',
        username: 'sunil.r',
        teaching: [
          { branch: 'MLMEC', class: '7', section: 'a', subjects: ['Hindi'], isClassTeacher: true },
          { branch: 'MLMIC', class: '9', section: 'c', subjects: ['विज्ञान'], isClassTeacher: false },
        ],
        teachingRevision: 1,
      }),
      account('3', { role: 'teacher', rights: [], fname: 'Lata', username: 'lata.b' }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('MLMEC VII A, MLMIC IX C')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More: Lata (lata.b)' }));
    const items = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Sections and subjects',
      'New password',
      'Make clerk',
      'Deactivate',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sections and subjects' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('teaching', args.accounts[2]);
  },
};

export const Busy: Story = { args: { busyId: '3' } };

export const Loading: Story = { args: { isPending: true } };

export const Empty: Story = { args: { accounts: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withLinks } from '../../stories/around';
import type { SignIn } from '../../api/types';
import { listResultOf } from '../../stories/list-result';
import { ListTable } from '../list/list-table';
import { useSignInsList, type SignInsListOptions } from './sign-ins-list';

const signIn = (id: string, change: Partial<SignIn>): SignIn => ({
  id,
  staffID: '1',
  fname: 'Admin',
  username: 'admin',
  address: '192.168.1.20',
  browser: 'chrome',
  system: 'windows',
  begunAt: '2026-11-24T04:30:00.000Z',
  lastWorkAt: '2026-11-24T06:12:00.000Z',
  isThisOne: false,
  ...change,
});

const signIns = [
  signIn('1', { isThisOne: true }),
  signIn('2', { fname: 'Ravi', username: 'ravi.k', address: '192.168.1.21', browser: 'edge' }),
  signIn('3', { fname: 'Ravi', username: 'ravi.k', address: '2001:db8:1:2::/64', system: 'android' }),
];

interface SignInsTableProps extends SignInsListOptions {
  readonly signIns: readonly SignIn[];
}

function SignInsTable({ signIns: rows, ...options }: SignInsTableProps) {
  const query = { page: 1, setPage: () => undefined };
  return <ListTable list={useSignInsList(options)} result={listResultOf(rows)} query={query} size={10} />;
}

const meta = {
  title: 'Screens/Parts/Open sign-ins',
  tags: ['!autodocs'],
  component: SignInsTable,
  args: { signIns, whose: 'everybody', onEnd: fn() },
  decorators: [withLinks],
} satisfies Meta<typeof SignInsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { name: /^End: / })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'End: ravi.k, Chrome, Android' }));
    await expect(args.onEnd).toHaveBeenCalledWith(signIns[2]);
  },
};

export const Own: Story = { args: { whose: 'own', signIns: signIns.slice(0, 1) } };

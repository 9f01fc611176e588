import {
  addCharge,
  collectFee,
  feesDue,
  giveConcession,
  noon,
  openLedger,
  paise,
  sampleFeePayer,
  type Ledger,
} from '@school/domain';
import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatementSheet } from './statement-sheet';

const asha = sampleFeePayer();
const on = (day: string) => ({ by: 'Admin', at: noon(day), feeTables: [], heads: [] });

/** A due from before; two months pass, a part is paid, a window breaks, and a prize is given. */
function aLedger(): Ledger {
  const opened = openLedger(asha, paise(1500_50), on('2026-09-10'));
  const due = feesDue(opened, asha, on('2026-11-21'));
  const request = { ...due, paidAmount: paise(2000_50), toward: 'monthly' as const };
  const paid = collectFee(opened, asha, request, on('2026-11-21'));
  if (!paid.ok) return opened;
  const withPayment = [...opened, ...paid.value];
  const fine = { head: 'fine' as const, amount: paise(50_00), reason: 'Broken window' };
  const fined = [...withPayment, ...addCharge(withPayment, asha, fine, on('2026-11-22'))];
  const prize = { concession: 'merit' as const, amount: paise(100_00), reason: 'First of the class' };
  const given = giveConcession(fined, asha, prize, on('2027-04-03'));
  return given.ok ? [...fined, ...given.value] : fined;
}

const meta = {
  title: 'Screens/Parts/Statement sheet',
  tags: ['!autodocs'],
  component: StatementSheet,
  decorators: [
    (Story) => (
      <PrintSheet label="Statement of account" isLong>
        <Story />
      </PrintSheet>
    ),
  ],
  args: {
    branch: {
      branchCode: 'MLMEC',
      name: 'M.L.M. Education Centre',
      address: 'Station Road\nVaranasi 221001',
      affiliationNumber: '2130123',
      phone: '0542 250 1234',
    },
    student: {
      studentID: '1234',
      studentFirstName: 'Asha',
      studentLastName: 'Verma',
      class: '3',
      section: 'a',
      personalDetail: { fatherName: 'Ramesh Verma' },
    },
    ledger: aLedger(),
    printedAt: noon('2027-04-03'),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StatementSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeLedger: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('Opening balance0');
    await expect(rows[5]).toHaveTextContent(/21 Nov 2026Fee of Nov 2026300.00|21 Nov 2026Fee of Nov 2026300/);
    await expect(rows.at(-1)).toHaveTextContent('Total');
    await expect(canvas.getByText(/^Closing balance/)).toBeVisible();
  },
};

/** Dues from before the session are its opening balance. */
export const OneSession: Story = {
  args: { session: '2027-28' },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(4);
    await expect(rows[2]).toHaveTextContent('Concession: Merit');
  },
};

/** This month's fee is charged only by the next payment. */
export const NothingBooked: Story = {
  args: { ledger: [], notBooked: { month: '2026-11', amount: paise(300_00) } },
};

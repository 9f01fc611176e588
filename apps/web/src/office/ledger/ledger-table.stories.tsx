import {
  addCharge,
  collectFee,
  feesDue,
  openLedger,
  paise,
  sampleFeePayer,
  voidReceipt,
  type Ledger,
} from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { LedgerTable } from './ledger-table';

const asha = sampleFeePayer();
const september = { by: 'Admin', at: new Date('2026-09-21T05:00:00Z'), feeTables: [] };
const november = { by: 'Admin', at: new Date('2026-11-21T05:00:00Z'), feeTables: [] };

/** Nobody comes in September and October; in November a window breaks, and a payment is taken and voided. */
function aLedger(): Ledger {
  const fine = { head: 'fine' as const, amount: paise(50_00), reason: 'Broken window' };
  const broken = openLedger(asha, paise(1_50_000_50), september);
  const opened = [...broken, ...addCharge(broken, asha, fine, november)];
  const due = feesDue(opened, asha, november);
  const request = { ...due, paidAmount: paise(300_00), toward: 'monthly' as const };
  const paid = collectFee(opened, asha, request, november);
  if (!paid.ok) return opened;
  const withPayment = [...opened, ...paid.value];
  const studentReceiptNo = withPayment.at(-1)?.studentReceiptNo ?? '';
  const voided = voidReceipt(
    withPayment,
    asha,
    { studentReceiptNo, reason: 'Wrong student' },
    'all',
    november,
  );
  return voided.ok ? [...withPayment, ...voided.value] : withPayment;
}

const meta = {
  title: 'Screens/Parts/Ledger table',
  tags: ['!autodocs'],
  component: LedgerTable,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: { studentID: '1234', ledger: aLedger() },
} satisfies Meta<typeof LedgerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpeningChargesPaymentAndVoid: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows).toHaveLength(7);
    await expect(rows[2]).toHaveTextContent('VOID');
    await expect(rows[3]).toHaveTextContent(/Charge.*Fine.*Broken window/);
  },
};

/** As the counter has it beside the till. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Void');
  },
};

export const Empty: Story = { args: { ledger: [] } };

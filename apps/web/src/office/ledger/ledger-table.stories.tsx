import { collectFee, openLedger, paise, voidReceipt, type FeePayer, type Ledger } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { LedgerTable } from './ledger-table';

const asha: FeePayer = { studentID: '1234', medium: 'english', boardType: 'cbse', class: '3' };
const context = { by: 'Admin', at: new Date('2026-11-21T05:00:00Z') };

function aLedger(): Ledger {
  const opened = openLedger(asha, paise(1_50_000_50), context);
  const request = {
    paidAmount: paise(300_00),
    previousBalance: paise(1_50_000_50),
    currentCharge: paise(300_00),
    branchCode: 'MLMEC' as const,
    toward: 'monthly' as const,
  };
  const paid = collectFee(opened, asha, request, context);
  if (!paid.ok) return opened;
  const withPayment = [...opened, paid.value];
  const { studentReceiptNo } = paid.value;
  const voided = voidReceipt(withPayment, asha, { studentReceiptNo, reason: 'Wrong student' }, context);
  return voided.ok ? [...withPayment, voided.value] : withPayment;
}

const meta = {
  title: 'Web/Ledger table',
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

export const OpeningPaymentAndVoid: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows).toHaveLength(4);
    await expect(rows[2]).toHaveTextContent('VOID');
  },
};

export const Empty: Story = { args: { ledger: [] } };

import {
  addCharge,
  collectFee,
  feesDue,
  formerTerms,
  openLedger,
  paise,
  refund,
  sampleFeePayer,
  sum,
  total,
  voidReceipt,
  type Ledger,
} from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withLinks } from '../../stories/around';
import { LedgerTable } from './ledger-table';

const asha = sampleFeePayer();
const september = { by: 'Admin', at: new Date('2026-09-21T05:00:00Z'), feeTables: [], heads: [] };
const november = { by: 'Admin', at: new Date('2026-11-21T05:00:00Z'), feeTables: [], heads: [] };

/** No payment in September and October; in November a window breaks, and a payment is taken and voided. */
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
  decorators: [withLinks],
  args: { studentID: '1234', ledger: aLedger() },
} satisfies Meta<typeof LedgerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpeningChargesPaymentAndVoid: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(7);
    await expect(rows[2]).toHaveTextContent('VOID');
    // A number that cannot break would push the balance off a phone's screen.
    for (const row of rows.slice(1, 3)) await expect(row.querySelectorAll('wbr')).toHaveLength(2);
    await expect(rows[3]).toHaveTextContent(/Charge.*Fine.*Broken window/);
    // A past month is dated on its last day, as on the statement, and shows no time of day.
    await expect(rows[4]).toHaveTextContent(/^31 Oct 2026Charge/);
  },
};

/** The short ledger that the counter shows beside the till. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Void');
  },
};

/** December was paid ahead in class III; the student moved down to NB, and part of the advance is paid back. */
function anAdvance(): Ledger {
  const joined = sampleFeePayer({ feesFrom: '2026-11', revision: 0 });
  const due = feesDue([], joined, november);
  const ahead = due.ahead.slice(0, 1);
  const charge = sum(due.currentCharge, total(ahead));
  const request = {
    ...due,
    currentCharge: charge,
    paidAmount: charge,
    throughMonth: '2026-12',
    toward: 'monthly' as const,
  };
  const paid = collectFee([], joined, request, november);
  if (!paid.ok) return [];
  const later = { ...november, at: new Date('2026-11-23T05:00:00Z') };
  const moved = {
    ...joined,
    class: 'nb' as const,
    revision: 1,
    former: [formerTerms(joined, later.at)],
  };
  const back = { of: 'advance' as const, amount: paise(100_00), reason: 'A part of it in cash' };
  const refunded = refund(paid.value, moved, back, later);
  return refunded.ok ? [...paid.value, ...refunded.value] : paid.value;
}

export const AnAdvancePaidBackInPart: Story = {
  args: { ledger: anAdvance() },
  play: async ({ canvas }) => {
    const [, refunded, takenBack] = canvas.getAllByRole('row');
    await expect(takenBack).toHaveTextContent(/Dec 2026 taken back.*Advance ₹300$/);
    await expect(refunded).toHaveTextContent(/Paid back.*Advance: A part of it in cash.*−₹100Advance ₹200$/);
  },
};

/** A TC charged to the wrong child: the payment is void, and the TC still has to be reversed (D47, D76). */
function aVoidPaymentWithACharge(): Ledger {
  const due = feesDue([], asha, november);
  const charges = [{ head: 'tc' as const, amount: paise(200_00), reason: 'Asked for' }];
  const currentCharge = sum(due.currentCharge, paise(200_00));
  const request = { ...due, currentCharge, paidAmount: paise(200_00), toward: 'tc' as const, charges };
  const paid = collectFee([], asha, request, november);
  if (!paid.ok) return [];
  const studentReceiptNo = paid.value.at(-1)?.studentReceiptNo ?? '';
  const wrong = { studentReceiptNo, reason: 'Wrong student' };
  const voided = voidReceipt(paid.value, asha, wrong, 'all', november);
  return voided.ok ? [...paid.value, ...voided.value] : paid.value;
}

export const WhatCameWithAVoidPayment: Story = {
  args: { ledger: aVoidPaymentWithACharge(), onReverse: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Reverse: TC/ }));
    await expect(args.onReverse).toHaveBeenCalledWith(expect.objectContaining({ kind: 'deposit' }), 'tc');
  },
};

/** On a tablet each charge has its button beside it, and every balance is in sight. */
export const ReversedOnATablet: Story = {
  args: { onReverse: fn() },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Due' })).toBeNull());
    const button = canvas.getByRole('button', { name: /^Reverse: Oct 2026/ });
    const middle = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(Math.abs(middle(button) - middle(button.previousElementSibling!))).toBeLessThan(2);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Empty: Story = { args: { ledger: [] } };

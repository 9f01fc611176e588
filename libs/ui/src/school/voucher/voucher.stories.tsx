import { paise } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PrintSheet } from '../../print-sheet/print-sheet';
import { Voucher } from './voucher';
import type { VoucherData } from './voucher-copy';
import { VoucherExample } from './voucher.example';
import code from './voucher.example.tsx?raw';

const voucher: VoucherData = {
  branchCode: 'MLMEC',
  school: {
    name: 'M.L.M. Education Centre',
    address: '12 Station Road\nKanpur 208001',
    phone: '0512 2222222',
  },
  receiptNumber: 'MLMEC/1234/1700000000',
  book: { series: 'voucher', session: '2026-27', branch: 'MLMEC', number: 12 },
  issuedAt: new Date('2026-11-21T04:35:00Z'),
  studentID: '1234',
  studentName: 'Asha Verma',
  fatherName: 'Ramesh Verma',
  class: '8',
  section: 'a',
  months: ['2026-11'],
  currentCharge: paise(0),
  previousDue: paise(-700_00),
  admissionDue: paise(0),
  mode: 'Cash',
  modeDetails: [],
  totalAmount: paise(-700_00),
  paid: paise(-700_00),
  toward: 'advance',
  paidFor: [{ head: 'advance', month: '2026-11', amount: paise(-700_00) }],
  concessions: [],
  updatedBalance: paise(0),
  collectedBy: 'Meena',
  refund: { amount: paise(700_00), reason: 'Moved to class VII, December was paid in class VIII' },
  isVoid: false,
};

const meta = {
  title: 'School/Voucher',
  component: Voucher,
  subcomponents: { PrintSheet },
  args: { voucher },
  render: (args) => (
    <PrintSheet label="Payment Voucher">
      <Voucher {...args} />
    </PrintSheet>
  ),
  parameters: {
    usage: {
      when: 'For money that was paid back: one A4 sheet, two A5 halves; the family signs the one that the office keeps.',
      whenNot: 'For a fee that was collected: that is a `Receipt`. It has no dark look, as it shows paper.',
    },
    accessibility: {
      keys: {
        Tab: 'To the sheet where it is wider than the screen',
        Arrows: 'Scroll it',
      },
      note: 'Two regions, named after the copies, each with native tables and a line for the signature.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Voucher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: VoucherExample,
  parameters: { docs: { source: { code } } },
};

export const Original: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Family Copy', 'Office Copy']) {
      const half = canvas.getByRole('region', { name });
      await expect(within(half).getByText('2026-27/V000012')).toBeVisible();
      await expect(within(half).getByText('Rupees seven hundred only')).toBeVisible();
      await expect(half).toHaveTextContent('Paid back₹700');
      await expect(half).toHaveTextContent('Reason: Moved to class VII');
      await expect(within(half).getByText('Received by (signature)')).toBeVisible();
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

export const Duplicate: Story = { args: { mark: 'DUPLICATE' } };

export const Void: Story = {
  args: {
    voucher: {
      ...voucher,
      toward: 'security',
      mode: 'Cheque',
      modeDetails: ['004521', 'State Bank of India'],
      chequeDate: '2026-11-20',
      isVoid: true,
      voided: { at: new Date('2026-11-24T06:10:00Z'), by: 'Admin', reason: 'Cheque was never fetched' },
    },
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(half).toHaveTextContent('Security deposit');
      await expect(half).toHaveTextContent('Cheque, 004521, State Bank of India, 20 Nov 2026');
      await expect(half).toHaveTextContent('by Admin. Reason: Cheque was never fetched');
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

export const OfAHeadOfTheSchool: Story = {
  tags: ['behaviour'],
  args: { voucher: { ...voucher, toward: 'school:Locker' } },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region'))
      await expect(within(half).getByText('Locker')).toBeVisible();
  },
};

export const LongestNames: Story = {
  args: {
    mark: 'DUPLICATE',
    voucher: {
      ...voucher,
      studentName: `${'Venkatanarasimharajuvaripeta'.padEnd(60, 'x')} ${'Lakshmi Narayanan '.repeat(4).slice(0, 60).trim()}`,
      fatherName: 'Subramaniam Venkata Krishnamurthy '.repeat(2).slice(0, 60),
      collectedBy: 'Meenakshi Sundaram '.repeat(4).slice(0, 60).trim(),
      refund: { amount: paise(99_99_999_99), reason: 'Paid twice by both parents '.repeat(8).slice(0, 200) },
    },
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
      await expect(half.scrollWidth).toBeLessThanOrEqual(half.clientWidth);
    }
  },
};

export const InHindi: Story = {
  args: { mark: 'DUPLICATE' },
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(half).toHaveTextContent('भुगतान वाउचर');
      await expect(half).toHaveTextContent('रुपये सात सौ मात्र');
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

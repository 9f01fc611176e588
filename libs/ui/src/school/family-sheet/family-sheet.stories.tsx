import { paise, type Receipt } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PrintSheet } from '../../print-sheet/print-sheet';
import { FamilySheet } from './family-sheet';
import { FamilySheetExample } from './family-sheet.example';
import code from './family-sheet.example.tsx?raw';

const receipt = (
  studentID: string,
  studentName: string,
  paid: number,
  more: Partial<Receipt> = {},
): Receipt => ({
  branchCode: 'MLMEC',
  receiptNumber: `MLMEC/${studentID}/1700000000`,
  issuedAt: new Date('2026-11-21T04:35:00Z'),
  studentID,
  studentName,
  fatherName: 'Ramesh Verma',
  class: '8',
  section: 'a',
  months: ['2026-11'],
  currentCharge: paise(paid),
  previousDue: paise(0),
  admissionDue: paise(0),
  mode: 'Cash',
  modeDetails: [],
  concessions: [],
  totalAmount: paise(paid),
  paid: paise(paid),
  toward: 'monthly',
  paidFor: [{ head: 'monthly', month: '2026-11', amount: paise(paid) }],
  updatedBalance: paise(0),
  collectedBy: 'Meena',
  isVoid: false,
  ...more,
});

const asha = receipt('1234', 'Asha Verma', 450_00);
const rohan = receipt('1240', 'Rohan Verma', 300_00, { class: '3', section: '*' });

const meta = {
  title: 'School/FamilySheet',
  component: FamilySheet,
  args: { receipts: [asha, rohan] },
  render: (args) => (
    <PrintSheet label="Family Receipt">
      <FamilySheet {...args} />
    </PrintSheet>
  ),
  parameters: {
    usage: {
      when: 'For one payment of a family for all its children. Inside `PrintSheet` it is the only part of the page that is printed.',
      whenNot: 'For the payment of one student: that is a `Receipt`.',
    },
    accessibility: {
      keys: {
        Tab: 'To the sheet where it is wider than the screen',
        Arrows: 'Scroll it',
      },
      note: 'Two regions, named after the copies, each with a native table. On paper no meaning depends on colour.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof FamilySheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: FamilySheetExample,
  parameters: { docs: { source: { code } } },
};

export const TwoChildren: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Student Copy', 'Office Copy']) {
      const copy = canvas.getByRole('region', { name });
      await expect(copy).toHaveTextContent('Total₹750₹0');
      const student = within(copy).getByRole('rowheader', { name: 'Asha Verma (1234)' });
      await expect(getComputedStyle(student).fontWeight).toBe(getComputedStyle(copy).fontWeight);
      await expect(copy).toHaveTextContent('Rupees seven hundred fifty only');
    }
  },
};

/** Each receipt can be checked by its code (D89). */
export const WithCheckCodes: Story = {
  args: {
    checks: {
      [asha.receiptNumber]: { code: '7K2QF-M0XAT' },
      [rohan.receiptNumber]: { code: 'C4D9H-2Q7TB' },
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['Student Copy', 'Office Copy']) {
      const row = within(canvas.getByRole('region', { name })).getByRole('row', {
        name: /Rohan Verma/,
      });
      await expect(row).toHaveTextContent('Check code C4D9H-2Q7TB');
    }
  },
};

/** Also where the heading of the column is short. */
export const AClassStaysWithItsSection: Story = {
  tags: ['behaviour'],
  globals: { language: 'hi' },
  args: {
    receipts: [
      receipt('1234', 'Utkarsh Sahu', 752_00, {
        class: '12',
        book: { session: '2026-27', branch: 'MLMEC', number: 123 },
        paidFor: [
          { head: 'monthly', month: '2026-04', amount: paise(692_00) },
          { head: 'school:Computer', month: '2026-04', amount: paise(60_00) },
        ],
      }),
      rohan,
    ],
    checks: { 'MLMEC/1234/1700000000': { code: 'KVX3A-ESHQF' } },
  },
  play: async ({ canvas }) => {
    // Until the letters of Hindi are there the heading is wider.
    await document.fonts.ready;
    for (const cell of canvas.getAllByRole('cell', { name: 'XII A' })) {
      const text = document.createRange();
      text.selectNodeContents(cell);
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};

export const ByChequeWithBalances: Story = {
  args: {
    receipts: [
      receipt('1234', 'Asha Verma', 450_00, {
        mode: 'Cheque',
        modeDetails: ['004512', 'State Bank of India'],
        chequeDate: '2026-11-20',
        updatedBalance: paise(150_50),
      }),
      rohan,
      receipt('1251', 'Venkatanarasimha Krishnamurthy Verma', 700_00, { updatedBalance: paise(1_000_00) }),
    ],
  },
};

/** A receipt that was voided later stays on the sheet, but is not added up. */
export const OneIsVoid: Story = {
  args: { receipts: [asha, { ...rohan, isVoid: true }] },
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('region', { name: 'Student Copy' });
    await expect(copy).toHaveTextContent('Total₹450₹0');
    await expect(copy).toHaveTextContent('VOID');
  },
};

const inBook = (
  one: Receipt,
  branchCode: Receipt['branchCode'],
  name: string,
  affiliationNumber: string,
): Receipt => ({
  ...one,
  branchCode,
  receiptNumber: `${branchCode}/${one.studentID}/1700000000`,
  book: { session: '2026-27', branch: branchCode, number: 123 },
  school: { name, affiliationNumber },
});

/** Each school acknowledges its payments on its own sheet; the numbers of both books may be the same. */
export const ChildrenOfBothSchools: Story = {
  args: {
    receipts: [
      inBook(asha, 'MLMIC', 'M.L.M. Inter College', '2130002'),
      inBook(rohan, 'MLMEC', 'M.L.M. Education Centre', '2130001'),
    ],
  },
  play: async ({ canvas }) => {
    for (const copyName of ['Student Copy', 'Office Copy'])
      for (const [student, school, number, total] of [
        ['Asha Verma', 'M.L.M. Inter College', '2130002', 'Total₹450₹0'],
        ['Rohan Verma', 'M.L.M. Education Centre', '2130001', 'Total₹300₹0'],
      ] as const) {
        const name = `${copyName}, ${school}`;
        const copy = canvas.getByRole('region', { name });
        await expect(within(copy).getByRole('heading', { name: school })).toBeVisible();
        const numbers = '/1700000000, 2026-27/000123';
        for (const text of [student, number, numbers, total]) await expect(copy).toHaveTextContent(text);
      }
  },
};

/** Too many children for half a page, so each copy takes a whole one. */
export const EightChildren: Story = {
  args: {
    receipts: [
      asha,
      ...Array.from({ length: 7 }, (_, at) => receipt(String(1240 + at), 'Rohan Verma', 300_00)),
    ],
  },
};

/** A reprint of the sheet. */
export const Duplicate: Story = {
  args: { mark: 'DUPLICATE' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('DUPLICATE')).toHaveLength(2);
  },
};

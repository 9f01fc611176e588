import { paise, type Receipt as ReceiptData } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../button/button';
import { PaperMark } from '../../print-sheet/paper-mark';
import { PrintSheet } from '../../print-sheet/print-sheet';
import { Receipt } from './receipt';
import { ReceiptExample } from './receipt.example';
import code from './receipt.example.tsx?raw';

const receipt: ReceiptData = {
  branchCode: 'MLMEC',
  receiptNumber: 'MLMEC/1234/1700000000',
  issuedAt: new Date('2026-11-21T04:35:00Z'),
  studentID: '1234',
  studentName: 'Asha Verma',
  fatherName: 'Ramesh Verma',
  class: '8',
  section: 'a',
  months: ['2026-11'],
  currentCharge: paise(450_00),
  previousDue: paise(150_00),
  admissionDue: paise(0),
  mode: 'Cash',
  modeDetails: [],
  totalAmount: paise(600_00),
  paid: paise(300_00),
  toward: 'monthly',
  paidFor: [
    { head: 'monthly', month: '2026-10', amount: paise(150_00) },
    { head: 'monthly', month: '2026-11', amount: paise(150_00) },
  ],
  concessions: [],
  updatedBalance: paise(300_00),
  collectedBy: 'Meena',
  isVoid: false,
};

const paid = paise(9_87_654_45);

const meta = {
  title: 'School/Receipt',
  component: Receipt,
  subcomponents: { PrintSheet, PaperMark },
  args: { receipt },
  render: (args) => (
    <>
      <Button variant="secondary">Print Receipt</Button>
      <PrintSheet label="Fee Receipt">
        <Receipt {...args} />
      </PrintSheet>
    </>
  ),
  parameters: {
    usage: {
      when: 'For a fee that was collected: one A4 sheet, two A5 halves with the same figures. Inside `PrintSheet` it is the only part of the page that is printed.',
      whenNot:
        'For a statement or a list of payments: that is a table. It has no dark look, as it shows paper.',
    },
    accessibility: {
      keys: {
        Tab: 'To the sheet where it is wider than the screen',
        Arrows: 'Scroll it',
      },
      note: 'Two regions, named after the copies, each with native tables. VOID and DUPLICATE are words, not only a mark across the paper.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: ReceiptExample,
  parameters: { docs: { source: { code } } },
};

export const Original: Story = {
  play: async ({ canvas }) => {
    const student = canvas.getByRole('region', { name: 'Student Copy' });
    const office = canvas.getByRole('region', { name: 'Office Copy' });
    for (const copy of [student, office]) {
      await expect(within(copy).getByText('MLMEC/1234/1700000000')).toBeVisible();
      await expect(within(copy).getByText('21 Nov 2026, 10:05 am')).toBeVisible();
      await expect(within(copy).getByText('Rupees three hundred only')).toBeVisible();
      const headers = within(copy).getAllByRole('columnheader');
      await expect(headers.map(({ textContent }) => textContent)).toEqual([
        'SNo',
        'Month',
        'Current',
        'Previous Due',
        'Mode',
        'Total Amount',
        'Paid',
      ]);
    }
    await expect(student.textContent.replace('Student Copy', '')).toBe(
      office.textContent.replace('Office Copy', ''),
    );
  },
};

/** All details that a branch can have on its paper, and the number in its book. */
export const WithTheSchoolsDetails: Story = {
  args: {
    receipt: {
      ...receipt,
      book: { session: '2026-27', branch: 'MLMEC', number: 123 },
      school: {
        name: 'M.L.M. Education Centre',
        nameHindi: 'एम.एल.एम. एजुकेशन सेंटर',
        address: '12 Station Road\nKanpur 208001',
        affiliationNumber: '2130001',
        phone: '0512 2222222',
        logo: 'f'.repeat(24),
      },
    },
    logoUrl:
      'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2260%22 height=%2260%22%3E%3Ccircle cx=%2230%22 cy=%2230%22 r=%2226%22 fill=%22none%22 stroke=%22black%22 stroke-width=%224%22/%3E%3C/svg%3E',
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      for (const text of ['12 Station Road, Kanpur 208001', 'Affiliation No. 2130001,', 'Phone 0512 2222222'])
        await expect(within(half).getByText(text)).toBeVisible();
      await expect(within(half).getByText('2026-27/000123')).toBeVisible();
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

/** A family types the code, or scans it with a phone, on the school's public page (D89). */
export const CanBeChecked: Story = {
  args: {
    check: {
      code: '7K2QF-M0XAT',
      url: 'https://office.school.example/#/check-receipt?studentReceiptNo=MLMEC%2F1234%2F1700000000&code=7K2QF-M0XAT',
    },
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(within(half).getByText('7K2QF-M0XAT')).toBeVisible();
      await expect(within(half).getByRole('img', { name: /check this receipt/ })).toBeVisible();
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

/** A specimen carries a mark across each half, and stays readable. */
export const Marked: Story = {
  decorators: [
    (Drawn) => (
      <PaperMark value="SPECIMEN">
        <Drawn />
      </PaperMark>
    ),
  ],
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelectorAll('[data-text="SPECIMEN"]');
    await expect(marks.length).toBeGreaterThan(2);
  },
};

export const Duplicate: Story = { args: { mark: 'DUPLICATE' } };

/** Both halves say when, why and by whom the receipt was voided. */
export const Void: Story = {
  args: {
    receipt: {
      ...receipt,
      isVoid: true,
      voided: {
        at: new Date('2026-11-24T06:10:00Z'),
        by: 'Admin',
        reason: 'Signature differs',
        cause: 'cheque-returned',
      },
    },
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(within(half).getByText('VOID')).toBeVisible();
      await expect(half).toHaveTextContent(
        'Voided on 24 Nov 2026, 11:40 am by Admin. Reason: Cheque returned: Signature differs',
      );
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

/** Months that do not follow each other are listed one by one; the admission charges are not shown as a previous due. */
export const AtTheAdmission: Story = {
  args: {
    receipt: {
      ...receipt,
      months: ['2026-09', '2026-11'],
      previousDue: paise(0),
      admissionDue: paise(800_00),
      totalAmount: paise(1700_00),
      currentCharge: paise(900_00),
      paid: paise(1700_00),
      updatedBalance: paise(0),
      paidFor: [
        { head: 'registration', month: '2026-11', amount: paise(400_00), reason: 'Admission' },
        { head: 'security', month: '2026-11', amount: paise(400_00), reason: 'Admission' },
        { head: 'monthly', month: '2026-09', amount: paise(450_00) },
        { head: 'monthly', month: '2026-11', amount: paise(450_00) },
      ],
    },
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(within(half).getByRole('columnheader', { name: 'Admission fees' })).toBeVisible();
      await expect(half).toHaveTextContent('Registration (Admission) ₹400, Security (Admission) ₹400');
      await expect(half).toHaveTextContent(/Monthly Sept? 2026, Nov 2026 ₹900/);
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

/** An advance lowers the due, and the rest of it remains an advance. */
export const WithAnAdvance: Story = {
  args: {
    receipt: {
      ...receipt,
      previousDue: paise(-700_00),
      totalAmount: paise(200_00),
      currentCharge: paise(900_00),
      paid: paise(200_00),
      updatedBalance: paise(-100_00),
    },
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(within(half).getByRole('columnheader', { name: 'Advance' })).toBeVisible();
      await expect(half).toHaveTextContent('Advance left₹100');
    }
  },
};

/** Months paid in advance by cheque, with a fine and two concessions. */
export const ByChequeWithConcessions: Story = {
  args: {
    receipt: {
      ...receipt,
      months: ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'],
      mode: 'Cheque',
      modeDetails: ['004521', 'State Bank of India'],
      chequeDate: '2026-11-20',
      paidFor: [
        ...receipt.paidFor,
        { head: 'fine', month: '2026-11', amount: paise(50_00), reason: 'Broken window' },
      ],
      concessions: [
        { concession: 'sibling', amount: paise(225_00) },
        { concession: 'merit', amount: paise(100_50) },
      ],
    },
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(half).toHaveTextContent('Nov 2026 – Mar 2027');
      await expect(half).toHaveTextContent('Cheque, 004521, State Bank of India, 20 Nov 2026');
      await expect(half).toHaveTextContent('Monthly Oct 2026 – Nov 2026 ₹300, Fine (Broken window) ₹50');
      await expect(half).toHaveTextContent('Concession: Sibling ₹225, Merit ₹100.50');
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

export const InHindi: Story = {
  args: { mark: 'DUPLICATE' },
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    for (const copy of ['विद्यार्थी प्रति', 'कार्यालय प्रति']) {
      const half = canvas.getByRole('region', { name: copy });
      await expect(within(half).getByRole('heading')).toHaveTextContent('एम.एल.एम. एजुकेशन सेंटर');
      for (const text of [/^21 नव\S* 2026, सुबह 10:05/, /^नव\S* 2026$/, 'VIII A', 'नकद', 'द्वितीय प्रति'])
        await expect(within(half).getByText(text)).toBeVisible();
      await expect(half).toHaveTextContent('रुपये तीन सौ मात्र');
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
    }
  },
};

export const LongestNamesAndAmounts: Story = {
  args: {
    mark: 'DUPLICATE',
    receipt: {
      ...receipt,
      studentID: 'ABCDEFGH-1234567',
      receiptNumber: 'MLMEC/ABCDEFGH-1234567/1700000000',
      studentName: `${'Venkatanarasimharajuvaripeta'.padEnd(60, 'x')} ${'Lakshmi Narayanan '.repeat(4).slice(0, 60).trim()}`,
      fatherName: 'Subramaniam Venkata Krishnamurthy '.repeat(2).slice(0, 60),
      book: { session: '2026-27', branch: 'MLMEC', number: 123 },
      school: {
        name: 'M.L.M. Education Centre and Inter College '.repeat(2).slice(0, 80).trim(),
        address: '12 Station Road near the old clock tower, Civil Lines, Kanpur '
          .repeat(4)
          .slice(0, 200)
          .trim(),
        affiliationNumber: '2130001'.repeat(5).slice(0, 40),
        phone: '0512 2222222, 0512 2222223, +91 98765 43210'.padEnd(60, '0'),
      },
      collectedBy: 'Meenakshi Sundaram '.repeat(4).slice(0, 60).trim(),
      months: ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'],
      mode: 'Cheque',
      modeDetails: ['004521', 'State Bank of Bikaner and Jaipur'],
      chequeDate: '2026-11-20',
      concessions: [
        { concession: 'sibling', amount: paise(225_00) },
        { concession: 'hardship', amount: paise(100_50) },
      ],
      currentCharge: paise(700_00),
      previousDue: paise(9_99_299_99),
      totalAmount: paise(9_99_999_99),
      paid,
      updatedBalance: paise(12_345_54),
    },
  },
  play: async ({ canvas }) => {
    for (const half of canvas.getAllByRole('region')) {
      await expect(half.scrollHeight).toBeLessThanOrEqual(half.clientHeight);
      await expect(half.scrollWidth).toBeLessThanOrEqual(half.clientWidth);
    }
  },
};

import { paise, type Receipt } from '@school/domain';
import { Card, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { FamilyChild } from '../../../api/types';
import { answer, refused } from '../../../stories/answer';
import { withLinks, withQueries } from '../../../stories/around';
import { FamilyForm } from './family-form';
import { FamilyList } from './family-list';
import { FamilyPanel } from './family-panel';
import { FamilyProgress } from './family-progress';
import type { ChildPayment, ChildState } from './use-family';

const child = (studentID: string, studentFirstName: string, owes: number): FamilyChild => ({
  studentID,
  studentFirstName,
  studentLastName: 'Verma',
  fatherName: 'Ramesh Verma',
  class: '3',
  section: 'a',
  fees: {
    month: '2026-11',
    branchCode: 'MLMEC',
    currentCharge: owes,
    previousBalance: 0,
    outstandingDue: owes,
    ahead: ['2026-12', '2027-01'].map((month) => ({ month, amount: 300 })),
  },
  dues: owes > 0 ? [{ head: 'monthly', month: '2026-11', amount: owes }] : [],
});

const family = [child('1001', 'Asha', 300), child('1002', 'Rohan', 450.5), child('1003', 'Meera', 0)];

const receiptFor = ({ studentID, studentFirstName }: FamilyChild, paid: number): Receipt => ({
  branchCode: 'MLMEC',
  receiptNumber: `MLMEC/${studentID}/1700000000`,
  issuedAt: new Date('2026-11-21T04:35:00Z'),
  studentID,
  studentName: `${studentFirstName} Verma`,
  fatherName: 'Ramesh Verma',
  class: '3',
  section: 'a',
  months: ['2026-11'],
  currentCharge: paise(paid),
  previousDue: paise(0),
  admissionDue: paise(0),
  mode: 'Cash',
  modeDetails: [],
  totalAmount: paise(paid),
  paid: paise(paid),
  toward: 'monthly',
  paidFor: [{ head: 'monthly', month: '2026-11', amount: paise(paid) }],
  concessions: [],
  updatedBalance: paise(0),
  collectedBy: 'Meena',
  isVoid: false,
});

const payment = (one: FamilyChild, state: ChildState): ChildPayment => ({
  child: one,
  key: one.studentID,
  deposit: {
    studentID: one.studentID,
    studentName: `${one.studentFirstName} Verma`,
    paidAmount: one.fees.outstandingDue,
    previousBalance: 0,
    currentCharge: one.fees.outstandingDue,
    branchCode: 'MLMEC',
    toward: 'monthly',
  },
  state,
});

const [asha, rohan] = family as [FamilyChild, FamilyChild];
const onAgain = fn();
const onSubmit = fn();
const progress =
  (...payments: ChildPayment[]) =>
  () => <FamilyProgress payments={payments} onAgain={onAgain} onDone={fn()} onTakenBack={fn()} />;

const meta = {
  title: 'Screens/Parts/Family',
  tags: ['!autodocs'],
  component: FamilyList,
  args: { family, studentID: '1001' },
  decorators: [
    (story) => (
      <Card>
        <Stack>{story()}</Stack>
      </Card>
    ),
    withLinks,
    withQueries,
  ],
  parameters: { answers: { 'GET /api/office/receipts/family': answer([]) } },
} satisfies Meta<typeof FamilyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatEachOwes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rohan Verma' })).toHaveAttribute(
      'href',
      '/office/accounts?studentID=1002',
    );
    await expect(canvas.queryByRole('link', { name: 'Asha Verma' })).toBeNull();
    await expect(canvas.getByRole('cell', { name: '₹450.50' })).toBeVisible();
  },
};

export const HowAllIsPaid: Story = {
  render: () => <FamilyForm family={family} studentID="1001" onSubmit={onSubmit} onCancel={fn()} />,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    // An Enter meant for the previous button takes no payment.
    const take = canvas.getByRole('button', { name: 'Take ₹750.50 for all, Cash' });
    await expect(take).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    await userEvent.selectOptions(canvas.getByLabelText(/^Mode of payment/), 'UPI');
    await userEvent.click(canvas.getByRole('button', { name: 'Take ₹750.50 for all, UPI' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Reference/), '512345{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({
      mode: 'UPI',
      reference: '512345',
      paidAmount: 750_50,
      throughMonth: '2026-11',
    });
  },
};

/** After "Not now", and after reading that nothing was taken, the focus is back on the button that opened the form. */
export const ClosedAgain: Story = {
  tags: ['behaviour'],
  parameters: {
    answers: {
      'GET /api/office/family': answer(family),
      'POST /api/office/depositFee': refused(409, 'Balance has changed. Please find the student again.'),
    },
  },
  render: () => <FamilyPanel studentID="1001" onUnsure={fn()} />,
  play: async ({ canvas }) => {
    const open = () => canvas.findByRole('button', { name: 'Pay for all' });
    await userEvent.click(await open());
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(await open()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const take = await canvas.findByRole('button', { name: /^Take ₹750.50 for all/ });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    await userEvent.click(take);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await open()).toHaveFocus();
  },
};

/** Each branch has a UPI ID of its own. */
export const OfTwoBranches: Story = {
  tags: ['behaviour'],
  render: () => (
    <FamilyForm
      family={[asha, { ...rohan, fees: { ...rohan.fees, branchCode: 'MLMIC' } }]}
      studentID="1001"
      onSubmit={onSubmit}
      onCancel={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Mode of payment/), 'UPI');
    await expect(canvas.getByText(/^Each branch has its own UPI ID/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A part payment goes to the oldest due of all children; months ahead are paid in full, and their sum is filled in (D83). */
export const APartOrAhead: Story = {
  tags: ['behaviour'],
  render: () => <FamilyForm family={family} studentID="1001" onSubmit={onSubmit} onCancel={fn()} />,
  play: async ({ canvas }) => {
    const amount = canvas.getByRole<HTMLInputElement>('textbox', { name: /^Amount for all/ });
    await userEvent.click(amount);
    amount.select();
    await userEvent.keyboard('{Delete}400');
    await expect(await canvas.findByText('Asha Verma: ₹300 · Rohan Verma: ₹100')).toBeVisible();
    // A text that is no amount does not count as all that is due.
    amount.select();
    await userEvent.keyboard('4oo');
    await expect(await canvas.findByRole('button', { name: /^Take ₹0 for all/ })).toBeVisible();
    await expect(canvas.queryByText(/^Asha Verma: /)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/^Pay up to/), '2026-12');
    await waitFor(() => expect(amount).toHaveValue('1,650.50'));
    await expect(
      canvas.getByText('Asha Verma: ₹600 · Rohan Verma: ₹750.50 · Meera Verma: ₹300'),
    ).toBeVisible();
  },
};

export const OnTheWay: Story = {
  render: progress(payment(asha, { is: 'running' }), payment(rohan, { is: 'waiting' })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const bothTaken = progress(
  payment(asha, { is: 'taken', receipt: receiptFor(asha, 300_00) }),
  payment(rohan, { is: 'taken', receipt: receiptFor(rohan, 450_50) }),
);

export const AllTaken: Story = {
  render: bothTaken,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹750.50 collected for the family')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Print family sheet' })).toHaveFocus();
  },
};

/** From the first print the sheet has the branch's letterhead and the family's language, as the server's receipts (D83, D91). */
export const UnderTheLetterhead: Story = {
  tags: ['behaviour'],
  parameters: {
    answers: {
      'GET /api/office/receipts/family': answer(
        [asha, rohan].map((one) => ({
          receipt: {
            // The API answers in rupees.
            ...receiptFor(one, 300),
            language: 'en',
            school: { name: 'M.L.M. Education Centre', address: 'Station Road, Devipur' },
          },
          isPrinted: false,
          check: 'AAAAA-AAAAA',
        })),
      ),
    },
  },
  render: bothTaken,
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole('region', { name: 'Office Copy' });
    await waitFor(() => expect(paper).toHaveTextContent('Station Road, Devipur'));
    await expect(paper).toHaveTextContent('Rohan Verma');
  },
};

/** Another desk was faster, so one payment was refused: the others stand. */
export const OneRefused: Story = {
  render: progress(
    payment(asha, {
      is: 'refused',
      sentence: 'Balance has changed. Please find the student again.',
    }),
    payment(rohan, { is: 'taken', receipt: receiptFor(rohan, 450_50) }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not taken: Balance has changed/)).toBeVisible();
    await expect(canvas.getByText(/Those taken stand/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Send again/ })).toBeNull();
  },
};

export const LineBroken: Story = {
  render: progress(
    payment(asha, { is: 'taken', receipt: receiptFor(asha, 300_00) }),
    payment(rohan, { is: 'unsure', sentence: 'The office server cannot be reached.' }),
  ),
  play: async ({ canvas }) => {
    onAgain.mockClear();
    const again = canvas.getByRole('button', { name: 'Retry unanswered payments' });
    await expect(again).toHaveFocus();
    // The receipts arrive meanwhile, and take away neither the button nor the focus.
    await canvas.findByRole('button', { name: 'Print family sheet' });
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAgain).toHaveBeenCalledOnce();
  },
};

import {
  addCharge,
  feesDue,
  ledgerAt,
  openLedger,
  paise,
  sampleFeePayer,
  type CounterDue,
  type FeePayer,
  type Ledger,
} from '@school/domain';
import type { SubmitOutcome } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PaymentForm } from './payment-form';

const november = { by: 'Admin', at: new Date('2026-11-21T05:00:00Z'), feeTables: [] };

const atCounter = (stored: Ledger, student: FeePayer): CounterDue => ({
  ...feesDue(stored, student, november),
  ledger: ledgerAt(stored, student, november),
});

/** Owes 50.50 from before and the months since September. */
const asha = sampleFeePayer();
const opened = openLedger(asha, paise(50_50), november);
const fine = { head: 'fine' as const, amount: paise(20_00), reason: 'Broken window' };

const meta = {
  title: 'Web/Payment form',
  component: PaymentForm,
  args: {
    due: atCounter(opened, asha),
    onSubmit: fn((): Promise<SubmitOutcome> => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const monthly = { toward: 'monthly', mode: 'Cash' };
const button = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole('button', { name });
const textbox = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('textbox', { name });

export const Due: Story = {};

/** The keyboard waits where Enter takes all; one that comes too soon after the figures, or is held down, takes nothing. */
export const EnterTakesAllThatIsDue: Story = {
  args: { autoFocus: true },
  play: async ({ canvasElement, args }) => {
    const collect = button(canvasElement, 'Collect all that is due: ₹950.50, Cash');
    await waitFor(() => expect(collect).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ ...monthly, paidAmount: 950_50 });
    });
  },
};

export const AFigureGoesToTheAmount: Story = {
  args: { autoFocus: true },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(button(canvasElement, /Collect all/)).toHaveFocus());
    await userEvent.keyboard('150.50{Enter}');
    await expect(textbox(canvasElement, 'Amount paid')).toHaveValue('150.50');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...monthly, paidAmount: 150_50 });
  },
};

export const OneKeyEach: Story = {
  args: { autoFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The page listens from the moment after it is painted.
    await waitFor(async () => {
      await userEvent.keyboard('{F2}');
      await expect(textbox(canvasElement, 'Amount paid')).toHaveFocus();
    });
    await userEvent.keyboard('{F4}');
    await expect(canvas.getByRole('combobox', { name: 'Mode of payment' })).toHaveFocus();
    await userEvent.keyboard('{F7}');
    await expect(canvas.getByRole('combobox', { name: 'Payment type' })).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('radio', { name: /Nov 2026/ })).toHaveFocus();
    // Enter goes on to the button, which takes it.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(button(canvasElement, 'Collect up to Jan 2027: ₹1,550.50, Cash')).toHaveFocus();
  },
};

export const AMonthOfLastQuarter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Sept 2026/ }));
    await userEvent.click(button(canvasElement, 'Collect up to Sept 2026: ₹350.50, Cash'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...monthly, paidAmount: 350_50 });
  },
};

export const PaysAheadIntoTheNextSession: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Later session' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Apr 2027/ }));
    await expect(canvas.getByText('₹1,800')).toBeVisible();
    await userEvent.click(button(canvasElement, 'Collect up to Apr 2027: ₹2,450.50, Cash'));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...monthly,
      paidAmount: 2450_50,
      throughMonth: '2027-04',
    });
  },
};

export const ByCheque: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mode of payment' }), 'Cheque');
    await userEvent.click(button(canvasElement, /₹950.50, Cheque/));
    const number = textbox(canvasElement, 'Cheque number');
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription('Reference is required');
    await userEvent.type(number, '004521');
    await userEvent.type(textbox(canvasElement, 'Bank'), 'SBI');
    await userEvent.type(textbox(canvasElement, 'Date of the cheque'), '2026-11-20');
    await userEvent.click(button(canvasElement, 'Pay Now'));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      toward: 'monthly',
      mode: 'Cheque',
      paidAmount: 950_50,
      reference: '004521',
      bank: 'SBI',
      chequeDate: '2026-11-20',
    });
  },
};

export const ChangeToGive: Story = {
  play: async ({ canvasElement }) => {
    const given = textbox(canvasElement, 'Cash given');
    await userEvent.type(given, '1000');
    await expect(within(canvasElement).getByText('Change to give: ₹49.50')).toBeVisible();
    await userEvent.type(textbox(canvasElement, 'Amount paid'), '600');
    await expect(within(canvasElement).getByText('Change to give: ₹400')).toBeVisible();
    await userEvent.clear(given);
    await userEvent.type(given, '500{Enter}');
    await expect(given).toHaveAccessibleDescription('The cash given is less than the amount paid');
  },
};

/** Everything up to November is paid, and a certificate is wanted. */
export const ACertificateWhenTuitionIsPaidUp: Story = {
  args: {
    due: { ...atCounter([], sampleFeePayer({ feesFrom: '2027-04' })), ledger: [] },
    autoFocus: true,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing is due this month.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment type' }), 'TC');
    await userEvent.type(textbox(canvasElement, 'Amount'), '100');
    await expect(textbox(canvasElement, 'Reason')).toHaveValue('Transfer certificate');
    await userEvent.keyboard('{Enter}');
    await expect(button(canvasElement, 'Collect all that is due: ₹100, Cash')).toHaveFocus();
    await userEvent.click(button(canvasElement, 'Collect all that is due: ₹100, Cash'));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      toward: 'tc',
      mode: 'Cash',
      paidAmount: 100_00,
      charges: [{ head: 'tc', amount: 100_00, reason: 'Transfer certificate' }],
    });
  },
};

export const RegistrationIsFilledIn: Story = {
  args: { usualCharges: { registration: paise(400_00) } },
  play: async ({ canvasElement }) => {
    const type = within(canvasElement).getByRole('combobox', { name: 'Payment type' });
    await userEvent.selectOptions(type, 'Registration');
    await waitFor(() => expect(textbox(canvasElement, 'Amount')).toHaveValue('400'));
    await expect(button(canvasElement, 'Collect all that is due: ₹1,350.50, Cash')).toBeVisible();
    await userEvent.selectOptions(type, 'Fine');
    await waitFor(() => expect(textbox(canvasElement, 'Amount')).toHaveValue(''));
    await userEvent.type(textbox(canvasElement, 'Reason'), 'Broken window');
    await userEvent.selectOptions(type, 'Other');
    await expect(textbox(canvasElement, 'Reason')).toHaveValue('Broken window');
  },
};

export const AFineThatWasChargedBefore: Story = {
  args: { due: atCounter([...opened, ...addCharge(opened, asha, fine, november)], asha) },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Collect all that is due: ₹970.50, Cash')).toBeVisible();
  },
};

export const NoAmount: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Pay Now'));
    await expect(within(canvasElement).getByText('Enter valid payment amount')).toBeVisible();
    await expect(textbox(canvasElement, 'Amount paid')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const MoreThanTheDue: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(textbox(canvasElement, 'Amount paid'), '950.51{Enter}');
    await expect(
      within(canvasElement).getByText('Payment Amount Cannot Exceed Outstanding Due'),
    ).toBeVisible();
  },
};

/** What the server refuses stands at its field, and everything typed stays. */
export const ReferenceRefused: Story = {
  args: { onSubmit: fn(() => Promise.resolve({ reference: 'Reference can have at most 40 characters' })) },
  play: async ({ canvasElement }) => {
    const mode = within(canvasElement).getByRole('combobox', { name: 'Mode of payment' });
    await userEvent.selectOptions(mode, 'UPI');
    const reference = textbox(canvasElement, 'Reference');
    await userEvent.type(reference, '412233');
    await userEvent.click(button(canvasElement, /₹950.50, UPI/));
    await waitFor(() => expect(reference).toHaveFocus());
    await expect(reference).toHaveAccessibleDescription('Reference can have at most 40 characters');
    await expect(reference).toHaveValue('412233');
    await expect(textbox(canvasElement, 'Amount paid')).toHaveValue('950.5');
  },
};

export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const collect = button(canvasElement, /Collect all/);
    await userEvent.click(collect);
    await waitFor(() => expect(collect).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(collect);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const OnAPhone: Story = {
  parameters: { testViewport: { width: 360, height: 740 }, viewport: { defaultViewport: 'phone' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form');
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
};

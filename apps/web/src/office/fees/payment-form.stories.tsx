import {
  addCharge,
  feesDue,
  ledgerAt,
  openLedger,
  paise,
  sampleFeePayer,
  toRupees,
  type CounterDue,
  type CounterPayment,
  type FeePayer,
  type Ledger,
} from '@school/domain';
import type { SubmitOutcome } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PaymentForm } from './payment-form';

const november = { by: 'Admin', at: new Date('2026-11-21T05:00:00Z'), feeTables: [], heads: [] };

const atCounter = (stored: Ledger, student: FeePayer): CounterDue => ({
  ...feesDue(stored, student, november),
  ledger: ledgerAt(stored, student, november),
});

/** Owes 50.50 from before and every month since September. */
const asha = sampleFeePayer();
const opened = openLedger(asha, paise(50_50), november);
const fine = { head: 'fine' as const, amount: paise(20_00), reason: 'Broken window' };

const meta = {
  title: 'Screens/Parts/Payment form',
  tags: ['!autodocs'],
  component: PaymentForm,
  args: {
    payer: 'Asha Verma',
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
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });
const amountIn = (canvasElement: HTMLElement) => textbox(canvasElement, 'Amount paid');
/** Types over the amount, which is selected. */
const typeAmount = async (canvasElement: HTMLElement, text: string) => {
  await waitFor(() => expect(amountIn(canvasElement)).toHaveFocus());
  await userEvent.keyboard(`{Delete}${text}`);
};
const pay = (canvasElement: HTMLElement) => userEvent.click(button(canvasElement, 'Pay Now'));
/** Presses Pay Now once a sum of more than one month has been in sight for a second. */
const payAfterALook = async (canvasElement: HTMLElement) => {
  await waitFor(() => pay(canvasElement), { timeout: 3000 });
};

export const Due: Story = {};

/** The focus is where Enter takes the whole amount; an Enter that comes too soon, or is held down, takes nothing. */
export const EnterTakesAllThatIsDue: Story = {
  tags: ['behaviour'],
  args: { autoFocus: true },
  play: async ({ canvasElement, args }) => {
    const amount = amountIn(canvasElement);
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveValue('950.50');
    await expect([amount.selectionStart, amount.selectionEnd]).toEqual([0, 6]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ ...monthly, paidAmount: 950_50 });
    });
  },
};

export const AFigureReplacesTheAmount: Story = {
  tags: ['behaviour'],
  args: { autoFocus: true },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(amountIn(canvasElement)).toHaveFocus());
    await userEvent.keyboard('150.50');
    await expect(amountIn(canvasElement)).toHaveValue('150.50');
    await pay(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...monthly, paidAmount: 150_50 });
  },
};

export const OneKeyEach: Story = {
  tags: ['behaviour'],
  args: { autoFocus: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard('{F2}');
    await expect(textbox(canvasElement, 'Amount paid')).toHaveFocus();
    await userEvent.keyboard('{F4}');
    await expect(canvas.getByRole('combobox', { name: 'Mode of payment' })).toHaveFocus();
    await userEvent.keyboard('{F7}');
    await expect(canvas.getByRole('combobox', { name: 'Payment type' })).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('radio', { name: /Nov 2026/ })).toHaveFocus();
    // The first Enter moves to the amount, the second one takes the payment.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(amountIn(canvasElement)).toHaveFocus();
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('1,550.50'));
  },
};

export const AMonthOfLastQuarter: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Sept 2026/ }));
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('350.50'));
    await pay(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...monthly, paidAmount: 350_50 });
  },
};

export const PaysAheadIntoTheNextSession: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later session' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Apr 2027/ }));
    await expect(canvas.getByText('₹1,800')).toBeVisible();
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('2,450.50'));
    await payAfterALook(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...monthly,
      paidAmount: 2450_50,
      throughMonth: '2027-04',
    });
  },
};

export const ByCheque: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mode of payment' }), 'Cheque');
    await pay(canvasElement);
    const number = textbox(canvasElement, 'Reference');
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription('Reference is required');
    await userEvent.type(number, '004521');
    await userEvent.type(textbox(canvasElement, 'Bank'), 'SBI');
    await userEvent.type(textbox(canvasElement, 'Date of the cheque'), '2026-11-20');
    await pay(canvasElement);
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
  play: async ({ canvas, canvasElement }) => {
    const given = textbox(canvasElement, 'Cash given');
    await userEvent.type(given, '1000');
    await expect(canvas.getByText('Change to give: ₹49.50')).toBeVisible();
    await userEvent.clear(amountIn(canvasElement));
    await userEvent.type(amountIn(canvasElement), '600');
    await expect(canvas.getByText('Change to give: ₹400')).toBeVisible();
    await userEvent.clear(given);
    await userEvent.type(given, '500');
    await pay(canvasElement);
    await expect(given).toHaveAccessibleDescription('The cash given is less than the amount paid');
  },
};

/** All months up to November are paid, and a certificate is wanted. */
export const ACertificateWhenTuitionIsPaidUp: Story = {
  args: {
    due: { ...atCounter([], sampleFeePayer({ feesFrom: '2027-04' })), ledger: [] },
    autoFocus: true,
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Nothing is owed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment type' }), 'TC');
    await userEvent.type(textbox(canvasElement, 'Amount'), '100');
    await expect(textbox(canvasElement, 'Reason')).toHaveValue('Transfer certificate');
    await userEvent.keyboard('{Enter}');
    await expect(amountIn(canvasElement)).toHaveFocus();
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('100'));
    await payAfterALook(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      toward: 'tc',
      mode: 'Cash',
      paidAmount: 100_00,
      charges: [{ head: 'tc', amount: 100_00, reason: 'Transfer certificate' }],
    });
  },
};

const isPaidUp = atCounter([], sampleFeePayer({ feesFrom: '2026-12' }));

/** Nothing is due and nothing is red: the focus is on the months. */
export const NothingIsOwed: Story = {
  args: { due: isPaidUp, autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Nov 2026/ })).toHaveFocus());
    await expect(canvas.getByText('Nothing is owed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Amount paid' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Picking a future month shows the amount and Pay Now; unpicking it hides them again. */
export const AMonthToComeWhenNothingIsOwed: Story = {
  tags: ['behaviour'],
  args: { due: isPaidUp, autoFocus: true },
  play: async ({ canvas, canvasElement, args }) => {
    const november = canvas.getByRole('radio', { name: /Nov 2026/ });
    await waitFor(() => expect(november).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('300'));
    await expect(amountIn(canvasElement)).toBeValid();
    await userEvent.click(november);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Amount paid' })).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('300'));
    await payAfterALook(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...monthly,
      paidAmount: 300_00,
      throughMonth: '2026-12',
    });
  },
};

/** Several months and two quick Enters: the clerk must see the sum before it is taken, and the button says so. */
export const MoreThanOneMonthIsReadFirst: Story = {
  args: { autoFocus: true },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Dec 2026/ }));
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('1,250.50'));
    await userEvent.keyboard('{Enter}');
    await expect(amountIn(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    const waiting = button(canvasElement, 'Check the amount: ₹1,250.50');
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(waiting);
    await expect(canvas.getByRole('status')).toHaveTextContent('Pay Now appears in a second');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The button becomes ready by itself, and a screen reader announces it; picking another month starts the second again. */
export const ReadyAfterASecond: Story = {
  tags: ['behaviour'],
  args: { autoFocus: true },
  play: async ({ canvas, canvasElement, args }) => {
    const heard = canvas.getByRole('status');
    const isReady = () =>
      waitFor(() => expect(button(canvasElement, 'Pay Now')).not.toHaveAttribute('aria-disabled'), {
        timeout: 3000,
      });
    await expect(heard).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('radio', { name: /Jan 2027/ }));
    await isReady();
    await expect(heard).toHaveTextContent('Pay Now takes ₹1,550.50.');
    await userEvent.click(canvas.getByRole('radio', { name: /Dec 2026/ }));
    await waitFor(() => button(canvasElement, 'Check the amount: ₹1,250.50'));
    await isReady();
    await userEvent.clear(amountIn(canvasElement));
    // The same sum, typed again, must be seen for a second again.
    await userEvent.type(amountIn(canvasElement), '1250.50{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await isReady();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...monthly,
        paidAmount: 1250_50,
        throughMonth: '2026-12',
      }),
    );
  },
};

export const RegistrationIsFilledIn: Story = {
  args: { usualCharges: { registration: paise(400_00) } },
  play: async ({ canvas, canvasElement }) => {
    const type = canvas.getByRole('combobox', { name: 'Payment type' });
    await userEvent.selectOptions(type, 'Registration');
    await waitFor(() => expect(textbox(canvasElement, 'Amount')).toHaveValue('400'));
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('1,350.50'));
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
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('970.50'));
  },
};

/** A typed amount stays until another month is picked. */
export const TheAmountFollowsTheMonths: Story = {
  tags: ['behaviour'],
  args: { autoFocus: true },
  play: async ({ canvas, canvasElement }) => {
    await typeAmount(canvasElement, '100');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mode of payment' }), 'UPI');
    await expect(amountIn(canvasElement)).toHaveValue('100');
    await userEvent.click(canvas.getByRole('radio', { name: /Dec 2026/ }));
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue('1,250.50'));
  },
};

export const NoAmount: Story = {
  args: { autoFocus: true },
  play: async ({ canvas, canvasElement, args }) => {
    await typeAmount(canvasElement, '');
    await pay(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Enter valid payment amount'));
    await expect(amountIn(canvasElement)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const MoreThanTheDue: Story = {
  args: { autoFocus: true },
  play: async ({ canvas, canvasElement }) => {
    await typeAmount(canvasElement, '950.51');
    await pay(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Payment Amount Cannot Exceed Outstanding Due'),
    );
  },
};

/** No UPI code is shown for a sum that would be refused after the family has paid it. */
export const UpiCodeOfWhatCanBeTaken: Story = {
  tags: ['behaviour'],
  args: { autoFocus: true, upiCode: (amount) => <output>{toRupees(amount)} by UPI</output> },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(amountIn(canvasElement)).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mode of payment' }), 'UPI');
    await expect(canvas.getByText('950.5 by UPI')).toBeVisible();
    const typed = async (text: string) => {
      await userEvent.clear(amountIn(canvasElement));
      await userEvent.type(amountIn(canvasElement), text);
    };
    await typed('950.51');
    await expect(canvas.getByText('0 by UPI')).toBeVisible();
    await typed('950');
    await expect(canvas.getByText('950 by UPI')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Dec 2026/ }));
    await expect(await canvas.findByText('1250.5 by UPI')).toBeVisible();
    await typed('1250');
    await expect(canvas.getByText('0 by UPI')).toBeVisible();
  },
};

/** The server's refusal is shown at its field, and everything typed stays. */
export const ReferenceRefused: Story = {
  args: { onSubmit: fn(() => Promise.resolve({ reference: 'Reference can have at most 40 characters' })) },
  play: async ({ canvas, canvasElement }) => {
    const mode = canvas.getByRole('combobox', { name: 'Mode of payment' });
    await userEvent.selectOptions(mode, 'UPI');
    const reference = textbox(canvasElement, 'Reference');
    await userEvent.type(reference, '412233');
    await pay(canvasElement);
    await waitFor(() => expect(reference).toHaveFocus());
    await expect(reference).toHaveAccessibleDescription('Reference can have at most 40 characters');
    await expect(reference).toHaveValue('412233');
    await expect(amountIn(canvasElement)).toHaveValue('950.50');
  },
};

/** If the server found the reference on another family's receipt, a reason lets it be used here too. */
export const ReferenceOfAnotherFamily: Story = {
  args: {
    onSubmit: fn((payment: CounterPayment): Promise<SubmitOutcome> =>
      Promise.resolve(
        payment.referenceReason === undefined
          ? {
              reference: 'This reference was used for another family already: receipt MLMEC/1301/1795237100.',
            }
          : undefined,
      ),
    ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mode of payment' }), 'UPI');
    const reference = textbox(canvasElement, 'Reference');
    await expect(reference).toHaveAccessibleDescription('12 digits, or at least 6 of what the app shows');
    await userEvent.type(reference, '412233445566');
    await pay(canvasElement);
    await waitFor(() => expect(reference).toHaveAccessibleDescription(/MLMEC\/1301/));
    await userEvent.type(textbox(canvasElement, 'Why the reference is used again'), 'One transfer for both');
    await pay(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ reference: '412233445566', referenceReason: 'One transfer for both' }),
      ),
    );
  },
};

export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await pay(canvasElement);
    await waitFor(() => expect(button(canvasElement, 'Pay Now')).toHaveAttribute('aria-busy', 'true'));
    await pay(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
};

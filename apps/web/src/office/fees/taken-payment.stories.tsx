import { collectFee, feesDue, paise, sampleFeePayer, type PaymentMode } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withQueries, withLinks } from '../../stories/around';
import { TakeBackButton } from './take-back-button';
import { TakenPayment, type Taken } from './taken-payment';

const november = { by: 'Admin', at: new Date('2026-11-21T05:00:00Z'), feeTables: [], heads: [] };
const asha = sampleFeePayer({ feesFrom: '2026-11' });

/** A payment of November's fee, which is ₹300. */
function taken(rupees: number, mode: PaymentMode, change?: number): Taken {
  const reference = mode === 'Cash' ? {} : { reference: '426538823199' };
  const paidAmount = paise(rupees * 100);
  const request = {
    ...feesDue([], asha, november),
    paidAmount,
    toward: 'monthly' as const,
    mode,
    ...reference,
  };
  const outcome = collectFee([], asha, request, november);
  const entry = outcome.ok ? outcome.value.at(-1) : undefined;
  if (!entry) throw new Error('The fee of one month can be paid');
  return { entry, change: change === undefined ? undefined : paise(change * 100) };
}

const meta = {
  title: 'Screens/Parts/Taken payment',
  tags: ['!autodocs'],
  component: TakenPayment,
  decorators: [withLinks, withQueries],
  args: {
    studentID: '1234',
    taken: taken(300, 'Cash', 200),
    onNext: fn(),
    onAnother: fn(),
    onTakenBack: fn(),
    isAsking: false,
  },
} satisfies Meta<typeof TakenPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on the receipt, so Enter prints it. */
export const WithChangeToGive: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '₹300 collected' })).toBeVisible();
    await expect(canvas.getByText('Change to give: ₹200')).toBeVisible();
    await expect(canvas.getByText('Monthly Nov 2026 ₹300')).toBeVisible();
    await expect(canvas.getByText('Nothing is owed.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Print Receipt' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next student' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Another payment' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};

export const ToTheRupee: Story = {
  args: { taken: taken(300, 'Cash', 0) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Change');
  },
};

export const APartByUpi: Story = {
  args: { taken: taken(120.5, 'UPI') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UPI, Reference 426538823199')).toBeVisible();
    await expect(canvas.getByText('₹179.50 still owed')).toBeVisible();
  },
};

/** The new dues are still being read: the till does not appear with old figures. */
export const AskingWhatIsOwedNow: Story = {
  args: { isAsking: true },
  play: async ({ canvas, args }) => {
    const another = canvas.getByRole('button', { name: 'Another payment' });
    await userEvent.click(another);
    await expect(args.onAnother).not.toHaveBeenCalled();
  },
};

/** An Enter held down since Pay Now prints nothing: the clerk reads the change to give first. */
export const EnterHeldDown: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const print = canvas.getByRole('button', { name: 'Print Receipt' });
    const goesOn = print.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
    );
    await expect(goesOn).toBe(false);
  },
};

export const OnAPhone: Story = {
  args: { taken: taken(120.5, 'UPI') },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A mistyped payment can be taken back for two minutes, after a short question. */
export const TakenBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    const dialog = canvas.getByRole('alertdialog', { name: 'Take back the payment of ₹300?' });
    await expect(dialog).toHaveTextContent('Give the money back.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const TwoMinutesLater: Story = {
  tags: ['behaviour'],
  render: ({ studentID, taken: { entry }, onTakenBack }) => (
    <TakeBackButton studentID={studentID} taken={entry} onTakenBack={onTakenBack} offeredFor={50} />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** If the button disappears while it has the focus, the focus stays on the page. */
export const TwoMinutesLaterAtTheButton: Story = {
  tags: ['behaviour'],
  render: ({ studentID, taken: { entry }, onTakenBack }) => (
    <main tabIndex={-1}>
      <TakeBackButton studentID={studentID} taken={entry} onTakenBack={onTakenBack} offeredFor={500} />
    </main>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

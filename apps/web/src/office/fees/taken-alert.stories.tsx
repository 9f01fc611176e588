import { collectFee, feesDue, paise, sampleFeePayer, type LedgerEntry } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TakeBackButton } from './take-back-button';
import { TakenAlert } from './taken-alert';

const november = { by: 'Admin', at: new Date('2026-11-21T05:00:00Z'), feeTables: [] };
const asha = sampleFeePayer({ feesFrom: '2026-11' });

/** The payment of November's fee. */
function taken(): LedgerEntry {
  const request = { ...feesDue([], asha, november), paidAmount: paise(300_00), toward: 'monthly' as const };
  const outcome = collectFee([], asha, request, november);
  const entry = outcome.ok ? outcome.value.at(-1) : undefined;
  if (!entry) throw new Error('The fee of one month can be paid');
  return entry;
}

const meta = {
  title: 'Screens/Parts/Taken alert',
  tags: ['!autodocs'],
  component: TakenAlert,
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </QueryClientProvider>
    ),
  ],
  args: { studentID: '1234', taken: taken(), change: paise(200_00), onNext: fn(), onTakenBack: fn() },
} satisfies Meta<typeof TakenAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter prints: the keyboard waits at the receipt. */
export const WithChangeToGive: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('₹300 collected')).toBeVisible();
    await expect(canvas.getByText('Change to give: ₹200')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Print Receipt' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Next student' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const ToTheRupee: Story = {
  args: { change: paise(0) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Change');
  },
};

/** Mistyped: for two minutes it is taken back after a short question. */
export const TakenBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    const dialog = canvas.getByRole('alertdialog', { name: 'Take the payment of ₹300 back?' });
    await expect(dialog).toHaveTextContent('Give the money back.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const TwoMinutesLater: Story = {
  tags: ['behaviour'],
  render: ({ studentID, taken: entry, onTakenBack }) => (
    <TakeBackButton studentID={studentID} taken={entry} onTakenBack={onTakenBack} offeredFor={50} />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull());
  },
};

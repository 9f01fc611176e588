import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { WithRouter } from '../../screen/test/with-router';
import { withQueries } from '../../stories/around';
import { listResultOf } from '../../stories/list-result';
import { ListTable } from '../list/list-table';
import type { Closing, Comparison } from '../../api/types';
import { closing, drawer, openDrawers } from '../../stories/office-desk';
import { paperAnswers } from '../../stories/paper';
import { ClosingSheet } from './closing-sheet';
import { useClosingsList } from './closings-list';
import { DrawerDesk, type DrawerDeskProps } from './drawer-desk';
import { OpenDrawersTable } from './open-drawers-table';

const branches: NonNullable<Comparison['branches']> = [{ key: 'MLMEC', amount: 1600 }];
const agrees = { ok: true as const, value: { counted: 1800, expected: 1800, difference: 0, branches } };
const short = { ok: true as const, value: { counted: 1750, expected: 1800, difference: -50, branches } };
const shortOfBranches = {
  ok: true as const,
  value: {
    ...short.value,
    branches: [
      { key: 'MLMEC' as const, amount: 1100 },
      { key: 'MLMIC' as const, amount: 500 },
    ],
  },
};

const meta = {
  title: 'Screens/Parts/Closing',
  tags: ['!autodocs'],
  component: DrawerDesk,
  args: {
    drawer,
    compare: fn<DrawerDeskProps['compare']>(() => Promise.resolve(agrees)),
    close: fn<DrawerDeskProps['close']>(() => Promise.resolve({ ok: true, value: closing })),
    putFloatIn: fn<NonNullable<DrawerDeskProps['putFloatIn']>>(() =>
      Promise.resolve({ ok: true, value: undefined }),
    ),
    onClosed: fn(),
  },
  parameters: { answers: paperAnswers },
  decorators: [WithRouter, withQueries],
} satisfies Meta<typeof DrawerDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const counts = { n500: 3, n200: 1, n100: 1, n50: 0, n20: 0, n10: 0, n5: 0, n2: 0, n1: 0 };

export const CountedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(/Opening float/)).toHaveFocus();
    await expect(canvas.queryByText('Expected')).toBeNull();
    await userEvent.keyboard('{Tab}3{Tab}1{Tab}1');
    await expect(canvas.getByRole('status')).toHaveTextContent('Counted: ₹1,800');
    await userEvent.keyboard('{Enter}');
    await expect(args.compare).toHaveBeenCalledWith({ openingFloat: 200, counts });
    await expect(await canvas.findByText('The drawer agrees.')).toBeVisible();
    // A second Enter, before the clerk could read the amount handed over, must not close the drawer for good.
    await userEvent.keyboard('{Enter}');
    await expect(args.close).not.toHaveBeenCalled();
    const close = canvas.getByRole('button', { name: 'Close the drawer' });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.close).toHaveBeenCalledWith({ openingFloat: 200, counts, closingFloat: 200 });
    await expect(args.onClosed).toHaveBeenCalledWith(closing);
  },
};

export const ADifferenceIsExplained: Story = {
  args: { compare: fn<DrawerDeskProps['compare']>(() => Promise.resolve(short)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('₹500 ×'), '3{Enter}');
    await expect(await canvas.findByText('₹50 short. Count again, or give a reason.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close with this difference' })).toBeDisabled();
    await userEvent.keyboard('Change given twice{Enter}');
    await expect(args.close).toHaveBeenCalledWith(
      expect.objectContaining({ openingFloat: 200, reason: 'Change given twice' }),
    );
  },
};

/** A float unlike the last one needs a reason; a difference with two branches asks which branch it belongs to (D86). */
export const AnotherFloatAndTwoBranches: Story = {
  args: { compare: fn<DrawerDeskProps['compare']>(() => Promise.resolve(shortOfBranches)) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The last closing left ₹200')).toBeVisible();
    // The float that was left is filled in and selected; typing replaces it.
    await userEvent.keyboard('100');
    await userEvent.type(canvas.getByLabelText('₹500 ×'), '3{Enter}');
    await expect(
      await canvas.findByText(/The last closing left ₹200, but the drawer started with ₹100/),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/Why the float differs/)).toHaveFocus();
    await userEvent.keyboard('Change for the bank{Tab}Torn note');
    await userEvent.click(canvas.getByRole('radio', { name: 'M.L.M. Inter College' }));
    const stays = canvas.getByLabelText(/Stays in the drawer/);
    await userEvent.clear(stays);
    await userEvent.type(stays, '1800');
    await expect(canvas.getByRole('button', { name: 'Close with this difference' })).toBeDisabled();
    await userEvent.clear(stays);
    await userEvent.type(stays, '500');
    await expect(canvas.getByText('Handed over: ₹1,250')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.close).toHaveBeenCalledWith({
      openingFloat: 100,
      counts: expect.objectContaining({ n500: 3 }) as unknown,
      closingFloat: 500,
      floatReason: 'Change for the bank',
      reason: 'Torn note',
      differenceBranch: 'MLMIC',
    });
  },
};

/** Before the first payment there is nothing to close, but change can be put in (D86). */
export const BeforeTheFirstPayment: Story = {
  args: { drawer: { number: 1, entryCount: 0, withoutCash: [] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(/Opening float/)).toHaveFocus();
    await userEvent.keyboard('1500{Enter}');
    await expect(args.putFloatIn).toHaveBeenCalledWith({ amount: 1500 });
    await waitFor(() => expect(canvas.getByText('₹1,500 is in your drawer')).toBeVisible());
  },
};

export const CountedAgain: Story = {
  args: { compare: fn<DrawerDeskProps['compare']>(() => Promise.resolve(short)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('₹500 ×'), '3{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Count again' }));
    await expect(canvas.getByLabelText('₹500 ×')).toHaveValue('3');
  },
};

let answerComparison: (outcome: typeof agrees) => void = () => undefined;

/** On a slow network a count is corrected while the drawer is being compared: the late answer no longer fits the drawer. */
export const CorrectedWhileItIsCompared: Story = {
  tags: ['behaviour'],
  args: {
    compare: fn<DrawerDeskProps['compare']>(
      () =>
        new Promise((resolve) => {
          answerComparison = resolve;
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('₹500 ×'), '3{Enter}');
    await userEvent.type(canvas.getByLabelText('₹200 ×'), '4');
    answerComparison(agrees);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Compare' })).toBeEnabled());
    await expect(canvas.queryByText('The drawer agrees.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Counted: ₹2,300');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(args.compare).toHaveBeenLastCalledWith(
      expect.objectContaining({ counts: { ...counts, n500: 3, n200: 4, n100: 0 } }),
    );
    answerComparison(agrees);
    await expect(await canvas.findByText('The drawer agrees.')).toBeVisible();
  },
};

/** A drawer its collector can no longer close: it has their name, and asks for no float before the first payment (D54). */
export const OfAnother: Story = {
  args: { label: 'Drawer of Ravi' },
  play: async ({ canvas, args }) => {
    const desk = within(canvas.getByRole('region', { name: 'Drawer of Ravi' }));
    await userEvent.type(desk.getByLabelText('₹500 ×'), '3{Enter}');
    await expect(args.compare).toHaveBeenCalled();
    await expect(await desk.findByText('The drawer agrees.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    compare: fn<DrawerDeskProps['compare']>(() =>
      Promise.resolve({
        ok: false,
        error: { status: 0, message: 'The office server cannot be reached.', details: [] },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('₹200 ×'), '4{Enter}');
    await expect(await canvas.findByText('The office server cannot be reached.')).toBeVisible();
    await expect(canvas.getByLabelText('₹200 ×')).toHaveValue('4');
  },
};

export const NothingToClose: Story = { args: { drawer: { ...drawer, entryCount: 0 } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

const sheetOf = (shown: Closing) => () => (
  <PrintSheet label="Closing">
    <ClosingSheet closing={shown} />
  </PrintSheet>
);

export const Sheet: Story = {
  render: sheetOf(closing),
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article');
    await expect(sheet).toHaveTextContent('Reason for the difference: Change given twice');
    await expect(sheet).toHaveTextContent('Left by the last closing₹500');
    await expect(sheet).toHaveTextContent('Reason for another float: The principal took change for the bank');
    await expect(sheet).toHaveTextContent('Stays in the drawer₹200Handed over₹1,550');
    await expect(sheet).toHaveTextContent('M.L.M. Inter College₹500₹500');
    await expect(sheet).toHaveTextContent('Compared once, counted: ₹1,700');
    await expect(sheet).toHaveTextContent('Signature: Meena');
  },
};

const ofRavi: Closing = {
  ...closing,
  collectorId: 'ravi',
  collectedBy: 'Ravi',
  closedBy: 'Meena',
  closedById: 'meena',
};

/** The paper of a drawer counted for its collector names the person who counted, and that person signs it. */
export const SheetOfAnother: Story = {
  render: sheetOf(ofRavi),
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article');
    await expect(sheet).toHaveTextContent('Closing 6 of Ravi');
    await expect(sheet).toHaveTextContent('Counted by Meena');
    await expect(sheet).toHaveTextContent('Signature: Meena');
  },
};

function ClosingsTable() {
  const result = listResultOf([closing, ofRavi, { ...closing, number: 5 }]);
  const query = { page: 1, setPage: () => undefined };
  return <ListTable list={useClosingsList(true)} result={result} query={query} size={10} />;
}

export const Closings: Story = { render: () => <ClosingsTable /> };

export const WhoHasNotClosed: Story = {
  render: () => <OpenDrawersTable drawers={openDrawers} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Count this drawer: Ravi' });
    await expect(link).toHaveAttribute('href', '/office/closing/ravi');
  },
};

export const WhoHasNotClosedOnAPhone: Story = {
  ...OnAPhone,
  render: () => (
    <OpenDrawersTable drawers={openDrawers.map((one) => ({ ...one, collectedBy: 'Sunita (sunita)' }))} />
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};

export const EverybodyHasClosed: Story = { render: () => <OpenDrawersTable drawers={[]} /> };

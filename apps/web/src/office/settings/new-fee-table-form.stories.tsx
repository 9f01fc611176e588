import { paise, specifiedFees } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NewFeeTableForm } from './new-fee-table-form';

const rise = {
  from: '2027-02',
  fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], monthly: paise(350_00) } },
};

const meta = {
  title: 'Screens/Parts/New fee table form',
  tags: ['!autodocs'],
  component: NewFeeTableForm,
  args: { month: '2026-11', versions: [], onSubmit: fn(() => Promise.resolve({})), onCancel: fn() },
} satisfies Meta<typeof NewFeeTableForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const monthlyOf = (canvasElement: HTMLElement, classes: string) =>
  within(within(canvasElement).getByRole('region', { name: classes })).getByRole('textbox', {
    name: /^Monthly/,
  });

export const PrefilledWithThePresentOne: Story = {
  play: async ({ canvas, canvasElement }) => {
    const from = canvas.getByRole<HTMLSelectElement>('combobox', { name: /^From month/ });
    await expect(from).toHaveDisplayValue('Apr 2027');
    await expect(Array.from(from.options, ({ text }) => text)[1]).toBe('Apr 2026');
    await expect(monthlyOf(canvasElement, 'Classes I to V')).toHaveValue('300');
    await expect(canvas.getByRole('button', { name: 'Check and save' })).toBeDisabled();
    await expect(canvas.queryByText('Changed')).toBeNull();
  },
};

export const AChangedFeeIsMarked: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const monthly = monthlyOf(canvasElement, 'Classes I to V');
    await userEvent.type(monthly, '350.50', { initialSelectionStart: 0, initialSelectionEnd: 3 });
    await expect(monthly).toHaveAccessibleDescription('Changed Now ₹300');
    await userEvent.click(canvas.getByRole('button', { name: 'Check and save' }));
    const { '1-5': band } = specifiedFees;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      from: '2027-04',
      fees: { ...specifiedFees, '1-5': { ...band, monthly: 350_50 } },
    });
  },
};

/** The college has taken ₹350 since February, the education centre ₹300: neither amount is filled in for the other branch. */
export const BranchesThatDiffer: Story = {
  args: { month: '2027-02', versions: [{ ...rise, branch: 'MLMIC' }] },
  play: async ({ canvas, canvasElement }) => {
    const monthly = monthlyOf(canvasElement, 'Classes I to V');
    const branch = canvas.getByRole('combobox', { name: /^Branch/ });
    await expect(monthly).toHaveValue('');
    await expect(monthly).toHaveAccessibleDescription('Changed Now ₹300 / ₹350');
    await userEvent.selectOptions(branch, 'MLMIC');
    await waitFor(() => expect(monthly).toHaveValue('350'));
    await expect(canvas.queryByText('Changed')).toBeNull();
    await userEvent.selectOptions(branch, 'MLMEC');
    await waitFor(() => expect(monthly).toHaveValue('300'));
    await expect(canvas.queryByText('Changed')).toBeNull();
  },
};

/** Eighteen amounts are not discarded by one press. */
export const DroppedAfterAQuestion: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(monthlyOf(canvasElement, 'Classes I to V'), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Discard what was typed?' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const AnotherTableBeginsBefore: Story = {
  args: { versions: [rise] },
  play: async ({ canvasElement }) => {
    await expect(monthlyOf(canvasElement, 'Classes I to V')).toHaveAccessibleDescription('Changed Now ₹350');
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const monthly = monthlyOf(canvasElement, 'Classes IX and X');
    await userEvent.type(monthly, 'much', { initialSelectionStart: 0, initialSelectionEnd: 3 });
    await userEvent.tab();
    await expect(
      canvas.getByText('Monthly fee must be an amount in rupees with at most two decimals'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check and save' })).toBeDisabled();
  },
};

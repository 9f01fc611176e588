import { paise, schoolHead } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeesSummary } from './fees-summary';
import { FeesSummaryExample } from './fees-summary.example';
import code from './fees-summary.example.tsx?raw';

const meta = {
  title: 'School/FeesSummary',
  component: FeesSummary,
  args: {
    currentCharge: paise(450_00),
    previousBalance: paise(1_23_006_50),
    outstandingDue: paise(1_23_456_50),
  },
  parameters: {
    usage: {
      when: 'At the counter, beside the amount: what this month costs, what was owed before, and the sum of both.',
      whenNot:
        'For the history of payments: that is the ledger, a `DataTable`. The figures come from the server; this part does not add them up.',
    },
    accessibility: {
      note: 'A native description list: each amount is read after its name, and the sum comes last.',
    },
  },
} satisfies Meta<typeof FeesSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: FeesSummaryExample,
  parameters: { docs: { source: { code } } },
};

export const SomethingDue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,23,456.50')).toBeVisible();
    await expect(canvas.getByText('₹450')).toBeVisible();
  },
};

export const NothingDue: Story = {
  args: { currentCharge: paise(0), previousBalance: paise(0), outstandingDue: paise(0) },
};

/** A payment for a month that was taken back since settles this month, and something is left. */
export const Advance: Story = {
  args: { currentCharge: paise(450_00), previousBalance: paise(-700_00), outstandingDue: paise(-250_00) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Current charge₹450Advance₹700Advance left₹250');
  },
};

/** The bus fee of two months and a computer fee: each head with its share of the due. */
export const ByHead: Story = {
  args: {
    currentCharge: paise(950_00),
    previousBalance: paise(1_250_00),
    outstandingDue: paise(2_200_00),
    byHead: [
      { head: 'monthly', amount: paise(600_00) },
      { head: schoolHead('Bus'), amount: paise(1_300_00) },
      { head: schoolHead('Computer'), amount: paise(300_00) },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('By headMonthly ₹600Bus ₹1,300Computer ₹300');
  },
};

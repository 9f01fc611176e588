import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withLinks, withQueries } from '../../stories/around';
import { paperAnswers } from '../../stories/paper';
import { staffReport } from '../../stories/reports-day';
import { StaffPaper } from './staff-report';

const days = { firstDay: '2025-04-01', lastDay: '2026-03-31' };
const [voided, taken, ...others] = staffReport.people;

/** A year at one counter, with most of the things a line can show. */
const rows = [
  { ...voided!, name: 'Deepak (deepak)', voids: 12, money: { ...voided!.money, voided: -5_580 } },
  {
    ...taken!,
    name: 'Sunita (sunita)',
    money: {
      ...taken!.money,
      modes: ['Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque'].map((key) => ({ key, amount: 47_350 })),
      collected: 2_39_610,
      refunded: -2_860,
      total: 2_36_750,
    },
  },
  ...others,
];

const meta = {
  title: 'Screens/Parts/Staff report',
  component: StaffPaper,
  tags: ['!autodocs'],
  parameters: { answers: paperAnswers },
  decorators: [withLinks, withQueries],
  args: {
    whole: { report: staffReport, rows, total: rows.length },
    title: 'Staff Report',
    limits: [],
    printedAt: new Date('2026-11-22T05:00:00Z'),
    days,
    leadsToLog: true,
    leadsToDayBook: true,
  },
  render: (props) => (
    <PrintSheet label="Staff Report" isLong>
      <StaffPaper {...props} />
    </PrintSheet>
  ),
} satisfies Meta<typeof StaffPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amounts by mode take no room from the names, and each name, count and amount stays on one line. */
export const OnPaper: Story = {
  play: async ({ canvas: paper }) => {
    for (const whole of ['Deepak (deepak)', 'Sunita (sunita)', '12 receipts', 'Bank transfer ₹47,350,']) {
      const text = document.createRange();
      text.selectNodeContents(paper.getByText(whole));
      await expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
    }
  },
};

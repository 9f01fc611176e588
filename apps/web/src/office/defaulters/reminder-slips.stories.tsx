import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { english } from '../../messages/catalogue';
import { sampleDefaulters } from './defaulter-sample';
import { ReminderSlips } from './reminder-slips';

const meta = {
  title: 'Screens/Parts/Reminder slips',
  tags: ['!autodocs'],
  component: ReminderSlips,
  args: {
    rows: sampleDefaulters,
    printedAt: new Date('2026-11-22T05:00:00Z'),
    languages: { catalogueFor: () => english },
    branches: {
      MLMEC: {
        branchCode: 'MLMEC',
        name: 'M.L.M. Education Centre',
        address: '14 Civil Lines\nKanpur 208001',
        phone: '0512-2301234',
        upiId: 'mlmec@okbank',
      },
    },
  },
  render: (args) => (
    <PrintSheet label="Reminder slips">
      <ReminderSlips {...args} />
    </PrintSheet>
  ),
} satisfies Meta<typeof ReminderSlips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A branch without a UPI ID asks for payment at the counter only. */
export const ThreeToAPage: Story = {
  play: async ({ canvas: slips }) => {
    await expect(slips.getAllByRole('article')).toHaveLength(4);
    const asha = within(slips.getByRole('article', { name: 'Fee reminder 1234' }));
    await expect(asha.getByText('₹1,400.50')).toBeVisible();
    await expect(asha.getByRole('img', { name: 'UPI code for ₹1,400.50' })).toBeVisible();
    const bela = within(slips.getByRole('article', { name: 'Fee reminder 1235' }));
    await expect(bela.queryByRole('img')).toBeNull();
    await expect(bela.getByText(/at the school’s counter\. Bring/)).toBeVisible();
  },
};

/** A name without a space continues on the next line and pushes nothing over the edge. */
export const SchoolInOneWord: Story = {
  tags: ['behaviour'],
  args: {
    branches: {
      MLMEC: {
        branchCode: 'MLMEC',
        name: 'Saraswatividyamandirseniorsecondaryschoolmemorialinstitutedevipur',
        address: '14 Civil Lines',
      },
    },
  },
  play: async ({ canvas: slips }) => {
    const slip = slips.getByRole('article', { name: 'Fee reminder 1234' });
    const { right } = slip.getBoundingClientRect();
    const title = within(slip).getByText('Fee reminder');
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

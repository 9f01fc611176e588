import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DefaultersTotalTiles } from './defaulters-totals';

const meta = {
  title: 'Screens/Parts/Defaulters totals',
  tags: ['!autodocs'],
  component: DefaultersTotalTiles,
  args: {
    totals: {
      students: 164,
      amount: 412350.5,
      byAge: { notLate: 300, '0-30': 120050, '31-60': 90000, '61-90': 82000, 'over-90': 120000.5 },
      studentsByAge: { '0-30': 81, '31-60': 40, '61-90': 1, 'over-90': 42 },
      feesUnknown: [],
    },
  },
} satisfies Meta<typeof DefaultersTotalTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByAge: Story = {
  play: async ({ canvas }) => {
    const totals = within(canvas.getByRole('region', { name: 'What they owe' }));
    await expect(totals.getByText('₹4,12,350.50')).toBeVisible();
    await expect(totals.getByText('164 students, ₹300 of it not late yet')).toBeVisible();
    await expect(totals.getByText('1 student')).toBeVisible();
  },
};

export const Loading: Story = { args: { totals: undefined } };

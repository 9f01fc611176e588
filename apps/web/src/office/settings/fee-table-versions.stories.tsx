import { paise, specifiedFees } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeeTableVersions, type AddedFeeTable } from './fee-table-versions';

const version = (from: string, monthly: number, addedAt: string): AddedFeeTable => ({
  from,
  fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], monthly: paise(monthly * 100) } },
  addedBy: 'Admin',
  addedAt: new Date(addedAt),
});

const meta = {
  title: 'Screens/Parts/Fee table versions',
  tags: ['!autodocs'],
  component: FeeTableVersions,
  args: { month: '2026-11', versions: [] },
} satisfies Meta<typeof FeeTableVersions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsSpecified: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'From the beginning' });
    await expect(within(table).getByRole('row', { name: /Classes XI and XII, science/ })).toHaveTextContent(
      /₹700.*₹1,000.*₹1,600.*₹3,300/,
    );
  },
};

export const HeldHoldsReplacedAndToCome: Story = {
  args: {
    versions: [
      version('2026-10', 320, '2026-09-20T05:00:00Z'),
      version('2027-04', 350, '2026-11-02T05:00:00Z'),
      version('2027-04', 360, '2026-11-20T05:00:00Z'),
    ],
  },
  play: async ({ canvas }) => {
    const titles = canvas
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.parentElement?.textContent);
    await expect(titles).toEqual([
      expect.stringMatching(/^From Apr 2027To come/),
      expect.stringMatching(/^From Apr 2027Replaced/),
      expect.stringMatching(/^From Oct 2026In force/),
      'From the beginning',
    ]);
  },
};

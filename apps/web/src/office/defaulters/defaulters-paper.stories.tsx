import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withLinks, withQueries } from '../../stories/around';
import { paperAnswers } from '../../stories/paper';
import { sampleDefaulters } from './defaulter-sample';
import { DefaultersPaper } from './defaulters-paper';

const meta = {
  title: 'Screens/Parts/Defaulters on paper',
  tags: ['!autodocs'],
  component: DefaultersPaper,
  args: {
    rows: sampleDefaulters.slice(0, 2),
    printedAt: new Date('2026-11-22T05:00:00Z'),
    limits: ['Class: VII'],
  },
  parameters: { answers: { ...paperAnswers, 'GET /api/office/heads': () => Response.json([]) } },
  decorators: [withLinks, withQueries],
  render: (args) => (
    <PrintSheet label="Defaulters" isLong>
      <DefaultersPaper {...args} />
    </PrintSheet>
  ),
} satisfies Meta<typeof DefaultersPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsUp: Story = {
  play: async ({ canvas: paper }) => {
    await expect(paper.getByRole('heading', { name: 'Defaulters, Class: VII' })).toBeVisible();
    const total = paper.getByRole('row', { name: /^Total: 2 students/ });
    await expect(within(total).getByText('₹1,700.50')).toBeVisible();
    await expect(within(total).getByText('750')).toBeVisible();
  },
};

/** The dues have more words than a name, so one long name leaves them their room in all rows. */
export const ALongName: Story = {
  args: {
    rows: sampleDefaulters.slice(0, 2).map((one) => ({
      ...one,
      studentFirstName: 'Venkata Narasimha Subramanya Krishnamachari',
      studentLastName: 'Chattopadhyaya',
      dues: sampleDefaulters[2]?.dues ?? [],
    })),
  },
  play: async ({ canvas: paper }) => {
    const widthOf = (name: string) => paper.getByRole('columnheader', { name }).getBoundingClientRect().width;
    await expect(widthOf('Student')).toBeLessThan(widthOf('Owed for'));
  },
};

/** With one line for each due the paper would be half as long again. */
export const TwoDuesALine: Story = {
  args: {
    rows: sampleDefaulters.slice(0, 1).map((one) => ({
      ...one,
      amount: 123456.75,
      byAge: { ...one.byAge, 'over-90': 111456.75 },
      dues: [
        { head: 'opening', month: '2026-03', amount: 500.5 },
        ...['2026-04', '2026-05', '2026-06'].map((month) => ({ head: 'monthly', month, amount: 1450 })),
      ],
    })),
  },
  play: async ({ canvas: paper }) => {
    const [first, second] = ['Previous balance', 'Apr 2026 – Jun 2026'].map((due) =>
      paper.getByText(new RegExp(due)).getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
  },
};

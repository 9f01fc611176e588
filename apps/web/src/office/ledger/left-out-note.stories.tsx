import { bookLabel } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeftOutNote } from './left-out-note';

const meta = {
  title: 'Screens/Parts/Numbers left out',
  tags: ['!autodocs'],
  component: LeftOutNote,
  args: {
    leftOut: [
      {
        book: { branch: 'MLMEC', session: '2026-27' },
        first: 120,
        last: 145,
        at: new Date('2026-11-21T04:35:00Z'),
      },
      {
        book: { branch: 'MLMIC', session: '2026-27', series: 'voucher' },
        first: 3,
        last: 3,
        at: new Date('2026-11-21T04:35:00Z'),
      },
    ],
    nameOf: (book, number) => `${book.branch} ${bookLabel({ ...book, number })}`,
  },
} satisfies Meta<typeof LeftOutNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterARestore: Story = {
  play: async ({ canvas }) => {
    const [receipts, voucher] = canvas.getAllByRole('listitem');
    await expect(receipts).toHaveTextContent(
      /^MLMEC 2026-27\/000120 to MLMEC 2026-27\/000145, on 21 Nov 2026/,
    );
    await expect(voucher).toHaveTextContent(/^MLMIC 2026-27\/V000003, on 21 Nov 2026/);
  },
};

export const None: Story = { tags: ['behaviour'], args: { leftOut: [] } };

import { paise, type RegisteredReceipt } from '@school/domain';
import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withQueries, withLinks } from '../../stories/around';
import { paperAnswers } from '../../stories/paper';
import { listResultOf } from '../../stories/list-result';
import { ListTable } from '../list/list-table';
import { useRegisterList } from './register-list';
import { RegisterPaper } from './register-paper';

const issued: RegisteredReceipt = {
  studentReceiptNo: 'MLMEC/1234/1795237200',
  book: { session: '2026-27', branch: 'MLMEC', number: 123 },
  state: 'issued',
  branchCode: 'MLMEC',
  studentID: '1234',
  studentName: 'Asha Verma',
  collectedAt: new Date('2026-11-21T04:35:00Z'),
  collectedBy: 'Meena (meena.office)',
  mode: 'Cash',
  amount: paise(300_00),
  prints: 1,
};

const numbered = (number: number): RegisteredReceipt => ({
  ...issued,
  book: { session: '2026-27', branch: 'MLMEC', number },
});

const { book: _none, ...before } = issued;

const onSort = fn();

interface RegisterTableProps {
  readonly rows: readonly RegisteredReceipt[];
  readonly isNarrowed?: boolean;
}

function RegisterTable({ rows, isNarrowed = false }: RegisterTableProps) {
  const query = {
    isNarrowed,
    page: 1,
    setPage: () => undefined,
    sortBy: () => ({ direction: 'descending' as const, onSort }),
  };
  return <ListTable list={useRegisterList(false)} result={listResultOf(rows)} query={query} size={25} />;
}

const meta = {
  title: 'Screens/Parts/Register of receipts',
  tags: ['!autodocs'],
  component: RegisterTable,
  args: {
    rows: [
      issued,
      {
        ...numbered(122),
        studentReceiptNo: 'MLMEC/1301/1795237100',
        notPrintedAt: new Date('2026-11-21T04:40:00Z'),
        notPrintedBy: 'Meena',
      },
      {
        ...numbered(121),
        studentReceiptNo: 'MLMEC/1207/1795237000',
        state: 'void',
        voidedBy: 'Admin (admin)',
        voidedAt: new Date('2026-11-21T05:05:00Z'),
        mode: 'UPI',
        reference: '426538823199',
        prints: 2,
      },
    ],
  },
  parameters: { answers: paperAnswers },
  decorators: [withLinks, withQueries],
} satisfies Meta<typeof RegisterTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IssuedNotPrintedAndVoid: Story = {
  play: async ({ canvas }) => {
    const [, receipt, jammed, voided] = canvas.getAllByRole('row');
    if (!receipt || !jammed || !voided) throw new Error('rows are missing');
    await expect(within(receipt).getByRole('link')).toHaveTextContent('MLMEC/1234/1795237200');
    await expect(receipt).toHaveTextContent('2026-27/000123');
    await expect(jammed).toHaveTextContent('No paper came out: Meena, 21 Nov 2026, 10:10 am');
    await expect(within(voided).getByText('Void')).toBeVisible();
    await expect(voided).toHaveTextContent('Voided by Admin (admin)');
    await expect(voided).toHaveTextContent('UPI426538823199');
    await userEvent.click(canvas.getByRole('button', { name: /^Date/ }));
    await expect(onSort).toHaveBeenCalledOnce();
  },
};

/** The empty result is read out: somebody typing in the filter does not look at the rows. */
export const NoneMatches: Story = {
  args: { rows: [], isNarrowed: true },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said.join()).toContain('No receipt matches');
    // The status of the count stays, to say it when rows come back.
    await expect(said).toContain('');
  },
};

/** The amounts are in sight beside the numbers. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};

/** Receipts from before the receipt books have no book number. */
export const WithoutABook: Story = { args: { rows: [before] } };

export const InHindi: Story = { tags: ['copy'], globals: { language: 'hi' } };

/** Void receipts are counted but not added to the total; the note on a receipt takes no line from the number of another one. */
export const OnPaper: Story = {
  args: {
    rows: [
      {
        ...numbered(123),
        collectedBy: 'Deepak (deepak.mlm)',
        address: '192.168.100.120',
        mode: 'Bank transfer',
        reference: 'NEFT836748202845',
        studentName: 'Venkatanarasimha Vishwakarma',
      },
      ...meta.args.rows.slice(1),
    ],
  },
  render: ({ rows }) => (
    <PrintSheet label="Register of receipts" isLong>
      <RegisterPaper rows={rows} limits={['Mode: Cash']} printedAt={new Date('2026-11-22T05:00:00Z')} />
    </PrintSheet>
  ),
  play: async ({ canvas: paper }) => {
    await expect(paper.getByRole('heading')).toHaveTextContent('Register of receipts, Mode: Cash');
    await expect(paper.getByText(/3 numbers: Issued 2, Void 1$/)).toBeVisible();
    await expect(paper.getAllByRole('row').at(-1)).toHaveTextContent('Total: Issued₹600');
    for (const number of paper.getAllByRole('link')) {
      const text = document.createRange();
      text.selectNodeContents(number);
      await expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
    }
  },
};

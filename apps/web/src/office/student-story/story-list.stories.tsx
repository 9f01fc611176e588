import { paise, type StoryLine } from '@school/domain';
import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { answer } from '../../stories/answer';
import { belowEachPage } from '../../stories/below-each-page';
import { withQueries, withLinks } from '../../stories/around';
import { student } from '../../stories/office-day';
import { paperAnswers } from '../../stories/paper';
import { listResultOf } from '../../stories/list-result';
import { ListPaper } from '../list/list-paper';
import { ListTable } from '../list/list-table';
import { useStoryList } from './story-list';
import { StudentStory } from './student-story';

const lines: readonly StoryLine[] = [
  {
    id: 'MLMEC/1234/1795410000',
    at: new Date('2026-11-24T06:30:00Z'),
    kind: 'money',
    entry: 'reversal',
    by: 'Meena (meena.office)',
    address: '192.168.1.20',
    reason: 'Returned cheque',
    changes: [{ field: 'voids', after: 'MLMEC/1234/1795237200' }],
    before: paise(470_00),
    after: paise(970_00),
  },
  {
    id: '65a1',
    at: new Date('2026-11-24T05:10:00Z'),
    kind: 'fees',
    action: 'student-changed',
    by: 'Ravi (ravi.k)',
    address: '192.168.1.21',
    changes: [
      { field: 'class', before: '3', after: '4' },
      { field: 'monthlyFee', before: '300', after: '450' },
      { field: 'moved', after: '-300' },
    ],
    before: paise(0),
    after: paise(-300_00),
  },
  {
    id: 'MLMEC/1234/C2026-10',
    at: new Date('2026-10-31T18:30:00Z'),
    kind: 'money',
    entry: 'month',
    changes: [
      { field: 'head', after: 'school:Bus' },
      { field: 'month', after: '2026-10' },
      { field: 'charges', after: '300' },
    ],
    before: paise(350_00),
    after: paise(650_00),
  },
  {
    id: '65a0',
    at: new Date('2026-09-10T06:30:00Z'),
    kind: 'record',
    action: 'student-registered',
    by: 'Ravi (ravi.k)',
    isAtOfficePc: true,
    changes: [{ field: 'previousBalance', after: '50' }],
    before: paise(50_00),
    after: paise(50_00),
  },
];

function StoryTable({ rows }: { readonly rows: readonly StoryLine[] }) {
  const query = { page: 1, setPage: () => undefined };
  return <ListTable list={useStoryList()} result={listResultOf(rows)} query={query} size={25} />;
}

function StoryOnPaper({ rows }: { readonly rows: readonly StoryLine[] }) {
  return (
    <PrintSheet label="History" isLong>
      <ListPaper
        list={useStoryList()}
        title="History: Asha Verma, 1234"
        limits={['About: Money']}
        note="Printed 24 Nov 2026; 4 lines, newest first"
        rows={rows}
      />
    </PrintSheet>
  );
}

const meta = {
  title: 'Screens/Parts/What was done to a student',
  tags: ['!autodocs'],
  component: StoryTable,
  args: { rows: lines },
  parameters: { answers: paperAnswers },
  decorators: [withLinks, withQueries],
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer to "Who changed this balance on Tuesday?" (D85). */
export const WhoChangedThisBalance: Story = {
  play: async ({ canvas }) => {
    const [, voided, changed, month] = canvas.getAllByRole('row');
    if (!voided || !changed || !month) throw new Error('rows are missing');
    await expect(voided).toHaveTextContent('Reason: Returned cheque');
    await expect(voided).toHaveTextContent('192.168.1.20');
    await expect(voided).toHaveTextContent('₹470₹970');
    await expect(changed).toHaveTextContent('Monthly fee: ₹300 → ₹450');
    await expect(changed).toHaveTextContent('Advance ₹300');
    await expect(month).toHaveTextContent('Automatic');
    await expect(month).toHaveTextContent('Bus');
  },
};

export const NothingDone: Story = { args: { rows: [] } };

export const InHindi: Story = { tags: ['copy'], globals: { language: 'hi' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const OnPaper: Story = { render: ({ rows }) => <StoryOnPaper rows={rows} /> };

/** One student's story is on its branch's paper; the filters are printed below each page too, as a page may get lost. */
export const PrintedForItsBranch: Story = {
  tags: ['behaviour'],
  parameters: {
    answers: {
      ...paperAnswers,
      'GET /api/office/studentStory': answer(
        [
          {
            id: '65a0',
            at: '2026-09-10T06:30:00Z',
            kind: 'record',
            action: 'student-registered',
            by: 'Ravi (ravi.k)',
            changes: [],
            before: 50,
            after: 50,
          },
        ],
        { 'X-Total-Count': '1' },
      ),
    },
  },
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined);
  },
  render: () => <StudentStory student={student} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'About' }), 'Record');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Print' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    const paper = document.querySelector('[data-print-sheet]');
    await expect(paper).toHaveTextContent('12, Station Road, Gorakhpur');
    await expect(paper).not.toHaveTextContent('Group of Schools');
    await expect(belowEachPage()).toContain('1001, About: Record"');
  },
};

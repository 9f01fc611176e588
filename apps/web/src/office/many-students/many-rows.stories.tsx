import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withLinks } from '../../stories/around';
import { listResultOf } from '../../stories/list-result';
import { ManyRows } from './many-rows';
import type { ManyRow } from './use-many-students';

const row: ManyRow = {
  row: 1,
  studentID: '1001',
  name: 'Asha Verma',
  class: '7',
  section: 'a',
  state: 'changed',
  outcome: 'waiting',
  changes: [{ field: 'section', before: 'a', after: 'b' }],
};

const rows: readonly ManyRow[] = [
  row,
  {
    ...row,
    row: 2,
    studentID: '1002',
    name: 'Bela Das',
    changes: [
      { field: 'head', after: 'school:Bus' },
      { field: 'stop', after: 'Naini' },
      { field: 'monthlyFee', before: '450', after: '1100' },
    ],
  },
  {
    ...row,
    row: 3,
    studentID: '1003',
    name: 'Chandan Yadav',
    changes: [
      { field: 'concession', after: 'sibling' },
      { field: 'monthlyFee', before: '450', after: '225' },
    ],
  },
  { ...row, row: 4, studentID: '1004', name: 'Deepa Tiwari', state: 'same', changes: [] },
  {
    ...row,
    row: 5,
    studentID: '1005',
    name: 'Esha Singh',
    state: 'refused',
    changes: [],
    refused: 'Not changed: someone has changed this student since the preview. Make a new preview.',
  },
  { ...row, row: 6, studentID: '1006', name: 'Firoz Khan', outcome: 'changed' },
];

const meta = {
  title: 'Screens/Parts/Several students',
  tags: ['!autodocs'],
  component: ManyRows,
  decorators: [withLinks],
  args: { result: listResultOf(rows), query: { page: 1, setPage: fn() } },
} satisfies Meta<typeof ManyRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row shows before and after, the monthly fee if it changes, or the reason for a refusal. */
export const EachState: Story = {
  play: async ({ canvas }) => {
    for (const changed of canvas.getAllByText('Section: A → B')) await expect(changed).toBeVisible();
    await expect(canvas.getByText('Monthly fee: ₹450 → ₹1,100')).toBeVisible();
    await expect(canvas.getByText('Nothing changes')).toBeVisible();
  },
};

export const Empty: Story = { args: { result: listResultOf<ManyRow>([]) } };

export const Loading: Story = { args: { result: listResultOf<ManyRow>([], true) } };

import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOST_EXAM_SUBJECTS } from '@school/domain';
import { expect } from 'storybook/test';
import { Letterhead } from '../paper/letterhead';
import { ReportCard } from './report-card';
import { aarav, bhavna, sampleSheet } from '../result/result-sample';

const head = (
  <Letterhead
    branch={{
      branchCode: 'MLMEC',
      name: 'M.L.M. Education Centre',
      address: 'Station Road\nVaranasi 221001',
      affiliationNumber: '2130123',
    }}
  />
);

const meta = {
  title: 'Screens/Parts/Report card',
  tags: ['!autodocs'],
  component: ReportCard,
  args: {
    exam: sampleSheet.exam,
    place: sampleSheet,
    row: aarav,
    ranked: 1,
    averages: sampleSheet,
    head,
  },
  decorators: [
    (Story) => (
      <PrintSheet label="Report card" isLong>
        <Story />
      </PrintSheet>
    ),
  ],
} satisfies Meta<typeof ReportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cbse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('65%, B2')).toBeVisible();
    await expect(canvas.getByText('1 of 1')).toBeVisible();
    await expect(canvas.getByText('Works hard, and helps others.')).toBeVisible();
    await expect(canvas.getByText('112.5 of 121 days (93%)')).toBeVisible();
  },
};

/** Each subject is passed or failed, the whole has a division, and figures always have two decimals. */
export const UpBoard: Story = {
  args: {
    exam: { ...sampleSheet.exam, scheme: 'up' },
    row: {
      ...aarav,
      standing: {
        outcome: 'complete',
        subjects: [
          { key: 's1', mark: '82', percent: 82, isFailed: false },
          { key: 's2', mark: '26', percent: 32.5, isFailed: true },
        ],
        total: 108,
        maximum: 180,
        percent: 60,
        division: 'failed',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60.00%, Failed')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Result' })).toBeVisible();
    await expect(canvas.queryByText('Grade')).toBeNull();
  },
};

/** A student absent in a subject that counts has a total, but no percentage and no rank. */
export const Absent: Story = {
  args: { row: bhavna },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Absent in a subject')).toBeVisible();
    await expect(canvas.getByText('not marked')).toBeVisible();
  },
};

/** A family's own print shows no other student's figures and has no signatures. */
export const OfTheFamily: Story = {
  args: { averages: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Average of the section')).toBeNull();
    await expect(canvas.queryByText('Principal')).toBeNull();
  },
};

/** However long the names are, their labels stay on one line, and no figure is out of sight. */
export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    row: {
      ...aarav,
      name: 'Venkata Narasimha Subramanyeswara Krishnamachari Chattopadhyaya',
      fatherName: 'Thiruvenkatam Balasubramaniam Venkateshwaran Ramanujachary',
    },
  },
  play: async ({ canvas }) => {
    const linesOf = (label: string) => {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByText(label));
      return text.getClientRects().length;
    };
    await expect(['Name', 'Father'].map(linesOf)).toEqual([1, 1]);
    const sheet = canvas.getByRole('table').closest('[data-print-sheet]');
    await expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
  },
};

const named = (at: number) =>
  `${['Moral science and value education', 'हिन्दी व्याकरण एवं रचना'][at % 2]} ${at + 1}`;
const many = Array.from({ length: MOST_EXAM_SUBJECTS }, (_, at) => ({
  key: `s${at}`,
  maximum: 100,
  name: named(at),
}));

/** The most subjects an exam can have fit on one A4 page with the student's data, so that no second page has only signatures. */
export const MostSubjects: Story = {
  args: {
    exam: { ...sampleSheet.exam, subjects: many.map((subject) => ({ ...subject, weight: 1 })) },
    row: {
      ...bhavna,
      name: 'Venkatanarasimharajuvaripeta Subrahmanya Iyer Chandrasekhar',
      fatherName: 'Lakshminarayana Venkatanarasimharaju Subrahmanya Iyer',
      standing: { outcome: 'unmarked', subjects: many.map(({ key }) => ({ key })), maximum: 2000 },
      attendance: { present: 112.5, marked: 121, share: 93 },
    },
  },
};

/** The key of the grades breaks lines only between two grades. */
export const TheKeyBreaksBetweenGrades: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const key = canvas.getByText(/Grades: A1/);
    const text = key.lastChild ?? key;
    const bands = [...(text.textContent ?? '').matchAll(/[A-E]\d?\s\d+–\u2060?\d+/g)];
    await expect(bands).toHaveLength(8);
    const linesOf = ({ index, 0: { length } }: RegExpExecArray) => {
      const band = document.createRange();
      band.setStart(text, index);
      band.setEnd(text, index + length);
      return new Set([...band.getClientRects()].map(({ top }) => top)).size;
    };
    for (const width of ['12rem', '13rem', '14rem', '15rem', '16rem']) {
      key.style.inlineSize = width;
      await expect(bands.map(linesOf)).toEqual(bands.map(() => 1));
    }
  },
};

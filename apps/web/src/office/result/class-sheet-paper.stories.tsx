import { MOST_EXAM_SUBJECTS } from '@school/domain';
import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withQueries } from '../../stories/around';
import { paperAnswers } from '../../stories/paper';
import { SchoolLetterhead } from '../paper/letterhead';
import { Signatures } from '../paper/signatures';
import { ClassSheetPaper } from './class-sheet-paper';
import { sampleSheet } from './result-sample';

const meta = {
  title: 'Screens/Parts/Class sheet',
  tags: ['!autodocs'],
  component: ClassSheetPaper,
  parameters: { answers: paperAnswers },
  args: {
    sheet: sampleSheet,
    title: 'Half-yearly 2026-27: class sheet of VII A',
    note: 'Printed 21 Nov 2026, 10:30 am',
    head: <SchoolLetterhead />,
    foot: <Signatures signers={['Class teacher', 'Principal']} />,
  },
  decorators: [
    (Story) => (
      <PrintSheet label="Class sheet" isLong isAcross>
        <Story />
      </PrintSheet>
    ),
    withQueries,
  ],
} satisfies Meta<typeof ClassSheetPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ranks, grades, means, and a bar for each subject with its figures beside it. */
export const WithChart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('49.0 of 80')).toBeVisible();
    await expect(canvas.getByText('Average of the totals: 116.5')).toBeVisible();
    // A table's footer takes the last row to the next page in print, so the long figures are not in the footer.
    const figures = canvas.getByRole('table', { name: /^Students absent or not yet marked/ });
    await expect(figures.parentElement?.closest('table')).toBeNull();
    const startOf = (element: Element | null | undefined) => {
      const text = document.createRange();
      text.selectNodeContents(element ?? figures);
      return text.getBoundingClientRect().left;
    };
    const first = figures.querySelector('tbody th');
    await expect(startOf(first)).toBeCloseTo(startOf(figures.querySelector('caption')), 0);
  },
};

const many = Array.from({ length: MOST_EXAM_SUBJECTS }, (_, at) => `t${at}`);

/** A grade stands beside its mark even on a full sheet. */
export const ManySubjects: Story = {
  tags: ['behaviour'],
  args: {
    sheet: {
      ...sampleSheet,
      exam: {
        ...sampleSheet.exam,
        subjects: many.map((key, at) => ({
          key,
          name: `${at % 2 === 0 ? 'Computer Applications' : 'Environmental Studies'} ${at}`,
          maximum: 100,
          weight: 1,
        })),
      },
      rows: sampleSheet.rows.map((row) => ({
        ...row,
        standing: {
          ...row.standing,
          subjects: many.map((key) => ({ key, mark: '90.5', percent: 91, grade: 'A1' })),
        },
      })),
      subjects: [],
    },
  },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByText('90.5 A1');
    await expect(marks).toHaveLength(2 * MOST_EXAM_SUBJECTS);
    for (const mark of marks) {
      const text = document.createRange();
      text.selectNodeContents(mark);
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};

/** The sheet is no wider than the phone: otherwise the marks at the end of each line are out of sight. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByText('49.0 of 80').closest('[data-print-sheet]');
    await expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
  },
};

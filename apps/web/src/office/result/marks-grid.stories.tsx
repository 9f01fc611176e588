import { readRemark } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Draft } from '../form/draft';
import { GridStatus, NeverSent, ProblemCells } from './grid-status';
import { MarksGrid } from './marks-grid';
import { cellKey, MarksStore, type SendOutcome, type SentMark } from './marks-store';
import { sampleGrid, sampleRemarks } from './result-sample';
import type { GridKind } from './use-marks-store';

interface GridInUseProps {
  readonly kind?: GridKind;
  readonly grid?: typeof sampleGrid;
  readonly send: (marks: readonly SentMark[]) => Promise<SendOutcome>;
}

/** The grid with its surroundings, as on its page. */
function GridInUse({
  kind = 'marks',
  grid = kind === 'marks' ? sampleGrid : sampleRemarks,
  send,
}: GridInUseProps) {
  const [store] = useState(() => {
    const { students, exam, mayType } = grid;
    return new MarksStore(
      { students, subjects: exam.subjects.filter(({ key }) => mayType.includes(key)) },
      students.flatMap(({ studentID, cells }) => cells.map((cell) => ({ studentID, ...cell }))),
      {
        send,
        ...(kind === 'remarks' && { read: readRemark }),
        keep: () => Promise.resolve(),
        say: (rule) => (rule === 'markUnreadable' ? 'Type a number' : 'Too much'),
      },
    );
  });
  const summary = useSyncExternalStore(store.subscribe, store.summary);
  return (
    <>
      <GridStatus store={store} summary={summary} kind={kind} />
      <MarksGrid
        grid={grid}
        kind={kind}
        title={kind === 'marks' ? 'Half-yearly: marks of VII A' : 'Half-yearly: remarks of VII A'}
        store={store}
      />
      <ProblemCells store={store} summary={summary} grid={grid} />
    </>
  );
}

function KeptHere() {
  const [first, second] = sampleGrid.students.map(({ studentID }) => studentID);
  const [subject] = sampleGrid.exam.subjects;
  const fields = Object.fromEntries(
    [first, second].map((studentID = '') => [
      cellKey(studentID, subject?.key ?? ''),
      { value: '7', before: '' },
    ]),
  );
  const [found, setFound] = useState<Draft | undefined>({
    account: 'meena',
    form: 'marks',
    savedAt: new Date(),
    fields,
  });
  return <NeverSent grid={sampleGrid} kind="marks" draft={{ found, drop: () => setFound(undefined) }} />;
}

const saved = (marks: readonly SentMark[]): SendOutcome => ({
  ok: true,
  value: marks.map(({ studentID, subject, mark }) => ({ studentID, subject, mark, cellState: 'saved' })),
});

const meta = {
  title: 'Screens/Parts/Marks of a section',
  tags: ['!autodocs'],
  component: GridInUse,
  args: { send: (marks) => Promise.resolve(saved(marks)) },
} satisfies Meta<typeof GridInUse>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A teacher of English and Mathematics: the subjects of other teachers are read only. */
export const TypedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const cell = (name: string) => canvas.getByRole('textbox', { name });
    await expect(canvas.queryByRole('textbox', { name: 'Aarav Mishra, Drawing' })).toBeNull();
    // The note below the grid says that a dash is "not taken", and empty "not yet marked".
    const [drawing] = within(canvas.getByRole('row', { name: /^Bhavna/ }))
      .getAllByRole('cell')
      .slice(-1);
    await expect(drawing).toHaveTextContent(/^$/);
    await userEvent.click(cell('Aarav Mishra, Mathematics'));
    await userEvent.keyboard('26{Enter}ab{ArrowLeft}');
    await expect(cell('Bhavna Tiwari, Mathematics')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(cell('Bhavna Tiwari, English')).toHaveFocus();
    await expect(cell('Bhavna Tiwari, Mathematics')).toHaveValue('AB');
    await waitFor(() => expect(canvas.getByText('All marks are saved.')).toBeVisible());
  },
};

/** A click into a cell chooses its mark, so that the new one takes its place; the next click sets the cursor. */
export const TypedOver: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Aarav Mishra, English' });
    await expect(cell).toHaveValue('90.5');
    // In Safari a press that is left to the browser ends with a caret in the mark, whatever the focus selected.
    await expect(await fireEvent.mouseDown(cell)).toBe(false);
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('77');
    await expect(cell).toHaveValue('77');
    await userEvent.click(cell);
    await userEvent.keyboard('.5');
    await expect(cell).toHaveValue('77.5');
    await waitFor(() => expect(canvas.getByText('All marks are saved.')).toBeVisible());
  },
};

/** Errors are shown at the cell; Esc restores the stored value. */
export const RefusedAtTheCell: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Aarav Mishra, English' });
    await userEvent.click(cell);
    await userEvent.keyboard('101{Tab}');
    await expect(cell).toBeInvalid();
    await expect(cell).toHaveAccessibleDescription('Too much');
    await userEvent.click(cell);
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveValue('90.5');
    await userEvent.clear(cell);
    await userEvent.keyboard('101{Tab}');
    await expect(canvas.getByText('1 cell needs attention.')).toBeVisible();
    await expect(canvas.queryByText('All marks are saved.')).toBeNull();
  },
};

const LONG =
  'The exam of this section was locked by the principal on 21 November, so its marks are corrected one by one.';

/** A long refusal takes two lines of its row; read out, and in the list below the grid, it is whole. */
export const RefusedAtLength: Story = {
  args: {
    send: (marks) =>
      Promise.resolve({
        ok: true,
        value: marks.map(({ studentID, subject, mark }) => ({
          studentID,
          subject,
          mark,
          cellState: 'refused',
          why: LONG,
        })),
      }),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Aarav Mishra, English' });
    await userEvent.click(cell);
    await userEvent.keyboard('70{Tab}');
    await expect(await canvas.findByText(`70 – ${LONG}`, { exact: false })).toBeVisible();
    await expect(cell).toHaveAccessibleDescription(LONG);
    const note = canvas.getByText(LONG);
    const lineHeight = parseFloat(getComputedStyle(note).lineHeight);
    await expect(note.clientHeight).toBeLessThan(3 * lineHeight);
  },
};

/** Somebody else was faster: both marks are shown. */
export const TwoTeachers: Story = {
  args: {
    send: (marks) =>
      Promise.resolve({
        ok: true,
        value: marks.map(({ studentID, subject }) => ({
          studentID,
          subject,
          mark: '60',
          by: 'Ravi (ravi.k)',
          cellState: 'other',
        })),
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Aarav Mishra, English' }));
    await userEvent.keyboard('70{Tab}');
    await expect(await canvas.findByRole('button', { name: 'Keep 70, Aarav Mishra, English' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use 60, Aarav Mishra, English' })).toBeVisible();
  },
};

/** The server refuses all of them: they are no longer waiting to be sent. */
export const NotTaken: Story = {
  tags: ['behaviour'],
  args: { send: () => Promise.resolve({ ok: false, isAway: false, message: 'The exam is locked.' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Aarav Mishra, English' }));
    await userEvent.keyboard('70{Tab}');
    await expect(await canvas.findByText(/The exam is locked/)).toBeVisible();
    const cell = canvas.getByRole('textbox', { name: 'Aarav Mishra, English' });
    await expect(cell).toHaveAccessibleDescription('needs attention');
    await expect(canvas.queryByText('1 mark is being saved.')).toBeNull();
    await expect(canvas.queryByText('All marks are saved.')).toBeNull();
  },
};

/** The server cannot be reached: typed marks wait. */
export const Away: Story = {
  args: { send: () => Promise.resolve({ ok: false, isAway: true, message: '' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Aarav Mishra, English' }));
    await userEvent.keyboard('70{Tab}');
    await expect(await canvas.findByText(/1 mark is kept on this PC/)).toBeVisible();
  },
};

/** On a phone a surname stays whole beside the scrolled subjects; only one too long for a line breaks. */
export const SixSubjectsOnAPhone = {
  args: {
    grid: {
      ...sampleGrid,
      exam: {
        ...sampleGrid.exam,
        subjects: ['s1', 's2', 's3', 's4', 's5', 's6'].map((key) => ({
          key,
          name: `Paper ${key}`,
          maximum: 50,
          weight: 1,
        })),
      },
      students: ['Arpita Kushwaha', 'Venkatanarasimharajuvaripeta Subrahmanya Iyer'].map((name, at) => ({
        studentID: `70${String(at)}`,
        name,
        fatherName: 'Suresh Kushwaha',
        cells: [],
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: /^Arpita Kushwaha/ });
    const surname = document.createRange();
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode()!;
    surname.setStart(text, 'Arpita '.length);
    surname.setEnd(text, 'Arpita Kushwaha'.length);
    await waitFor(() => expect(surname.getClientRects()).toHaveLength(1));
  },
} satisfies Story;

/** On a phone, a teacher of the fifth subject begins there, with the names beside it. */
export const OwnSubjectOnAPhone: Story = {
  tags: ['behaviour'],
  args: { grid: { ...SixSubjectsOnAPhone.args.grid, mayType: ['s5'] } },
  globals: SixSubjectsOnAPhone.globals,
  play: async ({ canvas }) => {
    const view = canvas.getByRole('region').getBoundingClientRect();
    const cell = canvas.getByRole('textbox', { name: 'Arpita Kushwaha, Paper s5' }).getBoundingClientRect();
    await expect(cell.right).toBeLessThanOrEqual(view.right);
  },
};

/** The class teacher writes a remark for each student: Enter moves down. */
export const Remarks: Story = {
  args: { kind: 'remarks' },
  play: async ({ canvas }) => {
    const cell = (name: string) => canvas.getByRole('textbox', { name: `${name}, Remark` });
    await userEvent.click(cell('Aarav Mishra'));
    await userEvent.keyboard('Reads well{Enter}परिश्रमी{Enter}');
    await expect(cell('Aarav Mishra')).toHaveValue('Reads well');
    await expect(cell('Bhavna Tiwari')).toHaveValue('परिश्रमी');
    await waitFor(() => expect(canvas.getByText('All remarks are saved.')).toBeVisible());
  },
};

/** The exam was locked while this PC still had unsent marks: they are shown, and one press discards them. */
export const NeverInTheOffice: Story = {
  render: () => <KeptHere />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/but never saved/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard them' }));
    await expect(canvas.queryByText(/but never saved/)).toBeNull();
  },
};

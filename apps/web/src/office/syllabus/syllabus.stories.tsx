import type { ClassSyllabus, SyllabusUnit } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withQueries } from '../../stories/around';
import { WithRouter } from '../../screen/test/with-router';
import { answer, refused } from '../../stories/answer';
import { paperAnswers } from '../../stories/paper';
import { SubjectDesk } from './subject-desk';
import { SubjectsTable } from './subjects-table';
import { SyllabusPaper } from './syllabus-paper';
import { UnitFileField, UnitFileLink } from './unit-file';
import { UnitsTable, type UnitActions } from './units-table';

const TODAY = '2026-11-24';

const unit = (name: string, plannedFrom: string, plannedTo: string, doneOn?: string): SyllabusUnit => ({
  id: name,
  revision: 0,
  name,
  plannedFrom,
  plannedTo,
  ...(doneOn !== undefined && { doneOn }),
});

const units = [
  unit('Integers', '2026-04-06', '2026-05-09', '2026-05-08'),
  unit('Fractions and decimals', '2026-07-01', '2026-10-31'),
  unit('Lines and angles', '2026-11-02', '2026-12-12'),
  unit('Perimeter and area', '2027-01-04', '2027-02-20'),
];

const ofClass = { branch: 'MLMEC', class: '7', session: '2026-27' } as const;

const of = { ...ofClass, subject: 'Mathematics' };

const syllabus: ClassSyllabus = {
  ...ofClass,
  subjects: [
    { subject: 'Mathematics', mayPlan: true, units },
    { subject: 'English', mayPlan: true, units: units.slice(0, 1) },
    { subject: 'Drawing', mayPlan: true, units: [] },
  ],
};

const actions = {
  mark: fn<UnitActions['mark']>(),
  move: fn<UnitActions['move']>(),
  change: fn<UnitActions['change']>(),
};

const meta = {
  title: 'Screens/Parts/Syllabus',
  tags: ['!autodocs'],
  component: UnitsTable,
  decorators: [WithRouter, withQueries],
  args: {
    subject: 'Mathematics',
    units,
    today: TODAY,
    fileOf: (one) => <UnitFileLink syllabusSubject={of} unit={one} />,
  },
} satisfies Meta<typeof UnitsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The progress of each subject; one without units says so in place of a bar. */
export const Subjects: Story = {
  render: () => <SubjectsTable syllabus={syllabus} today={TODAY} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress in Mathematics' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await expect(canvas.getByText('1 overdue')).toBeVisible();
    await expect(canvas.getByText('No units yet')).toBeVisible();
  },
};

/** When a subject continues on another page, that page names it, as each row does. */
export const OnPaper: Story = {
  parameters: { answers: paperAnswers },
  render: () => <SyllabusPaper syllabus={syllabus} readAt={new Date(`${TODAY}T06:30:00Z`)} />,
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll('tbody tr');
    await expect([...rows].map((row) => row.querySelector('td')?.textContent)).toEqual([
      'Mathematics1 of 4 units done, 25%',
      'Mathematics',
      'Mathematics',
      'Mathematics',
      'English1 of 1 unit done, 100%',
      'DrawingNo units yet',
    ]);
  },
};

export const Read: Story = {};

export const NothingPlanned: Story = { args: { units: [] } };

/** One key each marks a unit as done, moves it, and opens it. */
export const PlannedByKeyboard: Story = {
  args: { actions },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move up: Fractions and decimals' }).focus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab}{Enter}{Tab}{Enter}');
    await expect(actions.mark).toHaveBeenCalledWith(units[1]);
    await expect(actions.move).toHaveBeenCalledWith('Fractions and decimals', -1);
    await expect(actions.move).toHaveBeenCalledWith('Fractions and decimals', 1);
    await expect(actions.change).toHaveBeenCalledWith(units[1]);
    await expect(canvas.getByRole('button', { name: 'Not done after all: Integers' })).toBeVisible();
  },
};

const marked = fn();

/** The day on which a unit was done is removed only after a question, which names it. */
export const NotDoneAfterAll: Story = {
  parameters: {
    answers: {
      'PUT /api/office/syllabus/unit/done': async (request: Request) => {
        marked(await request.json());
        return answer({})(request);
      },
    },
  },
  render: () => <SubjectDesk syllabusSubject={of} mayPlan units={units} today={TODAY} />,
  play: async ({ canvas }) => {
    marked.mockClear();
    const notDone = canvas.getByRole('button', { name: 'Not done after all: Integers' });
    await userEvent.click(notDone);
    const question = await screen.findByRole('alertdialog', { name: 'Is Integers not done after all?' });
    await expect(within(question).getByText(/8 May 2026/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(marked).not.toHaveBeenCalled();
    await userEvent.click(notDone);
    await userEvent.click(await screen.findByRole('button', { name: 'Not done' }));
    await waitFor(() => expect(marked).toHaveBeenCalledWith(expect.objectContaining({ doneOn: null })));
  },
};

const withFile: SyllabusUnit = {
  ...unit('Integers', '2026-04-06', '2026-05-09'),
  id: '507f1f77bcf86cd799439011',
  file: { id: '507f1f77bcf86cd799439012', name: 'Integers worksheets.pdf', size: 1_480_000 },
};

/** A reader of the syllabus downloads the file of a unit from its row. */
export const WithFile: Story = {
  args: { units: [withFile, ...units.slice(1)] },
  play: async ({ canvas }) => {
    const name = 'Integers worksheets.pdf (1.4 MB)';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

const onChanged = fn();

/** A file that is no PDF is not sent; if another desk was faster the server says so; a PDF is attached at once. */
export const FilePut: Story = {
  parameters: {
    answers: {
      'POST /api/office/syllabus/unit/file': (request: Request) => {
        const isOld = new URL(request.url).searchParams.get('revision') === '1';
        return isOld
          ? refused(409, 'Someone else has changed this unit.')(request)
          : answer({ ...withFile, revision: 1 })(request);
      },
      'POST /api/office/syllabus/unit/file/remove': answer({ ...withFile, revision: 1, file: undefined }),
    },
  },
  render: () => (
    <>
      <UnitFileField
        syllabusSubject={of}
        unit={withFile}
        pinned={(send) => (says) => send(says, withFile.revision)}
        onChanged={onChanged}
      />
      <UnitFileField
        syllabusSubject={of}
        unit={{ ...unit('Fractions', '2026-07-01', '2026-10-31'), revision: 1 }}
        pinned={(send) => (says) => send(says, 1)}
        onChanged={onChanged}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const replace = canvas.getByLabelText(/^Another file/);
    const pdf = new File(['%PDF-1.7'], 'Lines.pdf', { type: 'application/pdf' });
    await userEvent.upload(replace, new File(['x'], 'notes.docx'), { applyAccept: false });
    await expect(canvas.getByText('Choose a PDF.')).toBeVisible();
    await userEvent.upload(replace, pdf);
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith({ ...withFile, revision: 1 }));
    await userEvent.upload(canvas.getByLabelText(/^File \(PDF\)/), pdf);
    await expect(await canvas.findByText(/^Someone else has changed this unit/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the file' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove the file' }));
    await waitFor(() =>
      expect(onChanged).toHaveBeenLastCalledWith({ ...withFile, revision: 1, file: undefined }),
    );
  },
};

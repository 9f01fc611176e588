import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Student } from '../api/types';
import { removeDraft, writeDraft } from '../office/form/draft-store';
import { draftOf } from '../office/student/draft-of';
import { lost, refused, type Answers } from './answer';
import { officeDay, student } from './office-day';
import { asJustOpened, Screen, settled } from './screen';

const main = () => within(screen.getByRole('main'));

/** Opens the form by the keyboard, and types a mobile. */
async function edit() {
  await settled();
  main().getByRole('button', { name: 'Edit' }).focus();
  await userEvent.keyboard('{Enter}');
  const mobile = await main().findByLabelText(/^Primary mobile/);
  await userEvent.clear(mobile);
  await userEvent.type(mobile, '9000000001');
}

const meta = {
  title: 'Screens/Student edit',
  tags: ['!autodocs', 'behaviour'],
  component: Screen,
  beforeEach: asJustOpened,
  args: { path: '/office/student-profile/1001' },
  parameters: { layout: 'fullscreen', signedIn: true, answers: officeDay },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed values are discarded, and the keyboard focus returns to where the form was opened. */
export const Dropped: Story = {
  play: async () => {
    await edit();
    main().getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Discard the changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(main().getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

/** Opened again after a reload, the field shows the typed value and not the stored one. */
export const Interrupted: Story = {
  beforeEach: async () => {
    const mobile = { value: '9000000001', before: student.primaryMobile };
    await writeDraft('meena', draftOf('1001'), { primaryMobile: mobile }, new Date());
    return () => removeDraft('meena', draftOf('1001'));
  },
  play: async () => {
    await settled();
    await expect(await main().findByText('What you typed before is back')).toBeVisible();
    await expect(await main().findByLabelText(/^Primary mobile/)).toHaveValue('9000000001');
  },
};

/** The student as the server has it, returned to every read. */
let stored = student;
const beforeEach = () => {
  stored = student;
};
const storedIsRead: Answers = {
  ...officeDay,
  'GET /api/office/getStudentById': () => Response.json(stored),
};

const theirs: Student = { ...student, revision: student.revision + 1, primaryMobile: '9111111111' };

/** Another desk was faster: the first problem reported is the choice, not the field below it, where nothing can be chosen. */
export const OfTwoDesks: Story = {
  beforeEach,
  parameters: {
    answers: {
      ...storedIsRead,
      'PUT /api/office/updateStudent': (request: Request) => {
        stored = theirs;
        return refused(409, 'Someone else has changed this student.')(request);
      },
    },
  },
  play: async () => {
    await edit();
    await userEvent.keyboard('{Enter}');
    const mine = await main().findByRole('radio', { name: 'Typed here: 9000000001' });
    await userEvent.click(main().getByLabelText(/^Primary mobile/));
    await userEvent.click(main().getByRole('button', { name: 'Go to the first one' }));
    await waitFor(() => expect(mine).toHaveFocus());
    await userEvent.click(main().getByRole('radio', { name: 'Saved there: 9111111111' }));
    await expect(main().getByLabelText(/^Primary mobile/)).toHaveValue('9111111111');
  },
};

/** The change was stored, and the student is read again; pressing the button once more confirms it. */
export const AnswerLost: Story = {
  beforeEach,
  parameters: {
    answers: {
      ...storedIsRead,
      'PUT /api/office/updateStudent': (request: Request) => {
        if (stored !== student) return Response.json(stored);
        stored = { ...student, revision: student.revision + 1, primaryMobile: '9000000001' };
        return lost(request);
      },
    },
  },
  play: async () => {
    await edit();
    await userEvent.keyboard('{Enter}');
    const alert = await main().findByRole('alert');
    await expect(alert).toHaveTextContent(/again/);
    await settled();
    await userEvent.click(main().getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(main().getByRole('button', { name: 'Edit' })).toHaveFocus());
    await expect(alert).not.toBeInTheDocument();
  },
};

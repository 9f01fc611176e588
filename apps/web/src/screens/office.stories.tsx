import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { all, answer, lost, onItsWay, refused } from './answer';
import { leftStudents } from './left-students';
import { emptyOffice, officeDay, student } from './office-day';
import { asJustOpened, Screen, settled, shown } from './screen';

const meta = {
  title: 'Screens/Office',
  tags: ['!autodocs'],
  component: Screen,
  beforeEach: asJustOpened,
  parameters: { layout: 'fullscreen', signedIn: true, answers: officeDay },
  play: settled,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOADING = { parameters: { answers: all(officeDay, onItsWay) }, play: shown } satisfies Partial<Story>;
const EMPTY = { parameters: { answers: emptyOffice } } satisfies Partial<Story>;
const FAILED = {
  parameters: { answers: all(officeDay, refused(500, 'Something went wrong. Please try again.')) },
} satisfies Partial<Story>;
const OFFLINE = { parameters: { answers: all(officeDay, lost) } } satisfies Partial<Story>;

export const Dashboard: Story = { args: { path: '/office/dashboard' } };
export const DashboardLoading: Story = { ...Dashboard, ...LOADING };
export const DashboardFailed: Story = { ...Dashboard, ...FAILED };

export const RegisteredStudents: Story = { args: { path: '/office/student-profile' } };
export const RegisteredStudentsLoading: Story = { ...RegisteredStudents, ...LOADING };
export const RegisteredStudentsEmpty: Story = { ...RegisteredStudents, ...EMPTY };
export const RegisteredStudentsFailed: Story = { ...RegisteredStudents, ...FAILED };

export const NewRegistration: Story = { args: { path: '/office/register-student' } };

export const Student: Story = { args: { path: '/office/student-profile/1001' } };
export const StudentNotFound: Story = {
  ...Student,
  parameters: {
    answers: {
      ...officeDay,
      'GET /api/office/getStudentById': refused(404, 'No student has this Student ID.'),
    },
  },
};

/** What is to be paid back on the day of leaving has to be looked at; what was chosen stays while the dialog is open. */
export const StudentLeaves: Story = {
  ...Student,
  parameters: {
    answers: {
      ...officeDay,
      'GET /api/office/leavingDues': answer({
        outstandingDue: -450,
        advance: 450,
        security: 400,
        takenBack: ['2026-12'],
      }),
    },
  },
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as left' }));
    await expect(await screen.findByText('Advance ₹450, Security deposit ₹400')).toBeVisible();
    await expect(screen.getByText('Paid ahead, and taken back: Dec 2026')).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason for leaving' }),
      'The family moves away',
    );
    const leave = dialog.getByRole('button', { name: 'Mark as left' });
    await expect(leave).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have looked at this' }));
    await waitFor(() => expect(leave).toBeEnabled());
  },
};

export const ClassTwelveIsOver: Story = {
  ...Student,
  parameters: {
    answers: {
      ...officeDay,
      'GET /api/office/getStudentById': answer({
        ...student,
        class: '12',
        stream: 'science',
        classSession: '2020-21',
      }),
    },
  },
};

export const FeesAndPayment: Story = { args: { path: '/office/accounts' } };
export const FeesAndPaymentFound: Story = { args: { path: '/office/accounts?studentID=1001' } };

const LEFT = { parameters: { answers: leftStudents } } satisfies Partial<Story>;

export const StudentsWhoLeft: Story = { args: { path: '/office/student-profile?left=true' }, ...LEFT };
export const StudentWhoLeft: Story = { ...Student, ...LEFT };
export const FeesOfWhoLeft: Story = { ...FeesAndPaymentFound, ...LEFT };

/** The box offers who has left for the whole ID, and says so; what is done about students of the school is not offered. */
export const WhoLeftInStudentService: Story = {
  args: { path: '/office/student-service' },
  ...LEFT,
  tags: ['behaviour'],
  play: async () => {
    await settled();
    const box = screen.getByRole('combobox', { name: 'Student ID/Scholar No' });
    await userEvent.type(box, '1001');
    const match = await screen.findByRole('option', { name: /Aarav Mishra/ });
    await expect(match).toHaveTextContent('Left the school');
    await userEvent.click(match);
    await expect(await screen.findByText('Left the school on 12 Oct 2026')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open the student' })).toHaveAttribute(
      'href',
      '/office/student-profile/1001',
    );
    await expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  },
};

export const Receipt: Story = {
  args: { path: '/office/receipt?studentID=1001&studentReceiptNo=MLMEC%2F1001%2F1791529200' },
};

export const DayBook: Story = { args: { path: '/office/day-book' } };
export const DayBookEmpty: Story = { ...DayBook, ...EMPTY };

export const Defaulters: Story = { args: { path: '/office/defaulters' } };
export const DefaultersEmpty: Story = { ...Defaulters, ...EMPTY };

/** Slips of some: who is chosen stands in the address, and is chosen still when the clerk comes back. */
export const SlipsOfTheChosen: Story = {
  ...Defaulters,
  tags: ['behaviour'],
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Bela Verma' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Devi Verma' }));
    await userEvent.click(screen.getByRole('link', { name: 'Slips of the chosen' }));
    const slips = await screen.findAllByRole('article');
    await expect(slips.map((slip) => slip.getAttribute('aria-label'))).toEqual([
      'Fee reminder 1235',
      'Fee reminder 1237',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the defaulters' }));
    await expect(await screen.findByRole('checkbox', { name: 'Choose Bela Verma' })).toBeChecked();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'VII');
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Choose Bela Verma' })).not.toBeChecked(),
    );
  },
};

export const StudentService: Story = { args: { path: '/office/student-service' } };
export const Attendance: Story = { args: { path: '/office/attendance' } };
export const Result: Story = { args: { path: '/office/result' } };
export const YearlyCalendar: Story = { args: { path: '/office/calendar' } };

// The last: what the tab knows of the line stays with the page.
export const DashboardOffline: Story = { ...Dashboard, ...OFFLINE };

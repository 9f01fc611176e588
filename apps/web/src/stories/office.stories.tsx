import type { components } from '@school/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { all, answer, inTrouble, lost, onItsWay, refused } from './answer';
import { markedTeachers, markedYesterday } from './attendance-day';
import {
  nothingOwed,
  otherDesk,
  takesItBackUnheard,
  takesThePayment,
  till,
  voidedMeanwhile,
} from './at-the-counter';
import { belowEachPage } from './below-each-page';
import { leftStudents } from './left-students';
import { emptyOffice, officeDay, student } from './office-day';
import { summaryWithoutMoney } from './reports-day';
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
  parameters: { answers: all(officeDay, inTrouble) },
} satisfies Partial<Story>;
const OFFLINE = { parameters: { answers: all(officeDay, lost) } } satisfies Partial<Story>;

export const Dashboard: Story = { args: { path: '/office/dashboard' } };
/** An address that names no screen leads to the first screen after login. */
export const NoScreenNamed: Story = {
  args: { path: '/office' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The PC's battery was empty over the weekend, and its clock was set back to summer. */
const CLOCK_BEHIND = {
  parameters: {
    answers: {
      ...officeDay,
      'GET /api/office/dashboard': answer({
        wings: { english: { total: 412 }, hindi: { total: 268 } },
        clockBehind: { now: '2026-07-20T03:30:00.000Z', lastMovedAt: '2026-11-20T08:10:00.000Z' },
      } satisfies components['schemas']['Dashboard']),
    },
  },
  play: async () => {
    await settled();
    await expect(screen.getByText('The school’s computer says it is 20 Jul 2026, 9:00 am')).toBeVisible();
    await expect(screen.getByText(/^Money was taken on 20 Nov 2026, 1:40 pm, which is later/)).toBeVisible();
  },
} satisfies Partial<Story>;

export const DashboardClockBehind: Story = { ...Dashboard, ...CLOCK_BEHIND };
export const DashboardLoading: Story = { ...Dashboard, ...LOADING };
export const DashboardFailed: Story = { ...Dashboard, ...FAILED };

export const TodaysSummary: Story = {
  args: { path: '/office/todays-summary' },
  play: async ({ canvas: paper }) => {
    await settled();
    await expect(
      paper.getByRole('heading', { name: /^Today's Summary, Saturday,? 21 November 2026$/ }),
    ).toBeVisible();
    await expect(paper.getByText('268 of 290')).toBeVisible();
    await expect(paper.getByText(/^2 sections are not marked:/)).toHaveTextContent(
      /: MLMEC VII A, MLMIC Hindi$/,
    );
    await expect(paper.getByText(/^Ravi .*, since 20 Nov 2026/)).toBeVisible();
  },
};
/** The title stands only on the first page, so the foot of each page repeats it with the day. */
export const TodaysSummaryBelowEachPage: Story = {
  ...TodaysSummary,
  tags: ['behaviour'],
  play: async () => {
    await settled();
    await expect(belowEachPage()).toMatch(/"Today's Summary, Saturday,? 21 November 2026"/);
  },
};
export const TodaysSummaryInHindi: Story = {
  ...TodaysSummary,
  tags: ['copy'],
  globals: { language: 'hi' },
  play: settled,
};
export const TodaysSummaryFailed: Story = { ...TodaysSummary, ...FAILED, play: settled };
/** Amounts are shown only to accounts that may read reports. */
export const TodaysSummaryWithoutMoney: Story = {
  ...TodaysSummary,
  parameters: { answers: { 'GET /api/office/reports/today': answer(summaryWithoutMoney) } },
  play: async ({ canvas: paper }) => {
    await settled();
    await expect(paper.getByText(/see amounts\.$/)).toBeVisible();
    await expect(paper.queryByText(/₹/)).not.toBeInTheDocument();
  },
};

export const GeneralReport: Story = {
  args: { path: '/office/general-report' },
  play: async ({ canvas: paper }) => {
    await settled();
    const rows = paper.getAllByRole('row');
    // A class with one section has no line for the section below it.
    await expect(rows.slice(1, 5).map(({ children: [first] }) => first?.textContent)).toEqual([
      'MLMEC UKG',
      'MLMEC VII',
      'VII A',
      'VII B',
    ]);
    await expect(paper.getByRole('row', { name: /^Total 117/ })).toHaveTextContent('₹17,250');
    await expect(paper.queryByRole('columnheader', { name: 'Other' })).not.toBeInTheDocument();
    await expect(paper.getByText('₹1,31,700')).toBeVisible();
    // A single page may get lost.
    await expect(belowEachPage()).toContain('"General Report, session 2026-27"');
  },
};
export const GeneralReportInHindi: Story = {
  ...GeneralReport,
  tags: ['copy'],
  globals: { language: 'hi' },
  play: settled,
};
export const GeneralReportEmpty: Story = { ...GeneralReport, ...EMPTY, play: settled };
export const GeneralReportFailed: Story = { ...GeneralReport, ...FAILED, play: settled };

export const RegisteredStudents: Story = { args: { path: '/office/student-profile' } };
export const RegisteredStudentsLoading: Story = { ...RegisteredStudents, ...LOADING };
export const RegisteredStudentsEmpty: Story = { ...RegisteredStudents, ...EMPTY };
export const RegisteredStudentsFailed: Story = { ...RegisteredStudents, ...FAILED };

/** Opened by its address, the form has the focus in the name. */
export const NewRegistration: Story = {
  args: { path: '/office/register-student' },
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

export const Student: Story = { args: { path: '/office/student-profile/1001' } };
export const StudentNotFound: Story = {
  ...Student,
  parameters: {
    answers: {
      'GET /api/office/getStudentById': refused(404, 'No student has this Student ID.'),
    },
  },
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('No student has this Student ID.');
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Registered Students' }),
    ).toBeVisible();
  },
};

/** A refund due on the day of leaving has to be looked at; the choices stay while the dialog is open. */
export const StudentLeaves: Story = {
  ...Student,
  parameters: {
    answers: {
      'GET /api/office/leavingDues': answer({
        outstandingDue: -450,
        advance: 450,
        security: 400,
        heads: [{ head: 'school:Locker', amount: 200 }],
        takenBack: ['2026-12'],
      }),
    },
  },
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as left' }));
    await expect(await screen.findByText('Advance ₹450, Security deposit ₹400, Locker ₹200')).toBeVisible();
    await expect(screen.getByText('Paid ahead, and taken back: Dec 2026')).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason for leaving' }),
      'The family moves away',
    );
    const leave = dialog.getByRole('button', { name: 'Mark as left' });
    await expect(leave).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have checked this' }));
    await waitFor(() => expect(leave).toBeEnabled());
  },
};

export const ClassTwelveIsOver: Story = {
  ...Student,
  parameters: {
    answers: {
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
export const FeesAndPaymentClockBehind: Story = { ...FeesAndPayment, ...CLOCK_BEHIND };
export const FeesAndPaymentFound: Story = { args: { path: '/office/accounts?studentID=1001' } };

/** The payment taken replaces the till until another one is started; the focus is always at the next step. */
export const FeesAndPaymentTaken: Story = {
  ...FeesAndPaymentFound,
  parameters: { answers: takesThePayment },
  play: async () => {
    await settled();
    const amount = screen.getByRole('textbox', { name: 'Amount paid' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Cash given' }), '700');
    await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
    await expect(await screen.findByText('₹600 collected')).toBeVisible();
    await expect(screen.getByText('Change to give: ₹100')).toBeVisible();
    await expect(screen.getByText('Monthly Oct 2026 – Nov 2026 ₹600')).toBeVisible();
    await expect(amount).not.toBeInTheDocument();
    const print = screen.getByRole('button', { name: 'Print Receipt' });
    await expect(print).toHaveFocus();
    await expect(print).toHaveAccessibleDescription(/₹600 collected.*Change to give: ₹100/);
    await settled();
  },
};

export const FeesAndPaymentTakenInHindi: Story = {
  ...FeesAndPaymentTaken,
  tags: ['copy'],
  globals: { language: 'hi' },
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'भुगतान लें' }));
    await expect(await screen.findByText('₹600 जमा हुए')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'रसीद छापें' })).toHaveFocus();
  },
};

export const AnotherPaymentOfTheSame: Story = {
  ...FeesAndPaymentTaken,
  tags: ['behaviour'],
  play: async (context) => {
    await FeesAndPaymentTaken.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Another payment' }));
    const amount = await screen.findByRole('textbox', { name: 'Amount paid' });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveValue('600');
    await expect(screen.getByRole('textbox', { name: 'Cash given' })).toHaveValue('');
    await expect(screen.queryByText('₹600 collected')).toBeNull();
  },
};

/** The answer was lost: the fresh data opens the till again, and a message says why. */
export const TakenBackUnheard: Story = {
  ...FeesAndPaymentTaken,
  tags: ['behaviour'],
  parameters: { answers: takesItBackUnheard },
  beforeEach: () => {
    till.hasTakenBack = false;
  },
  play: async (context) => {
    await FeesAndPaymentTaken.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Take back' }));
    await expect(await screen.findByRole('textbox', { name: 'Amount paid' })).toHaveValue('600');
    await expect(screen.getByText('The payment of ₹600 is taken back')).toBeVisible();
  },
};

/** Looking up the student that was just paid for opens the till. */
export const TheSameStudentLookedUpAgain: Story = {
  ...FeesAndPaymentTaken,
  tags: ['behaviour'],
  play: async (context) => {
    await FeesAndPaymentTaken.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Find Student' }));
    await expect(await screen.findByRole('textbox', { name: 'Amount paid' })).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Print Receipt' })).toBeNull();
  },
};

/** Nothing is due and nothing is red until a future month is picked. */
export const FeesAndPaymentNothingOwed: Story = {
  ...FeesAndPaymentFound,
  parameters: { answers: nothingOwed },
  play: async () => {
    await settled();
    await expect(screen.getByText('Nothing is owed.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Nov 2026/ })).toHaveFocus());
  },
};

const LEFT = { parameters: { answers: leftStudents } } satisfies Partial<Story>;

export const StudentsWhoLeft: Story = { args: { path: '/office/student-profile?left=true' }, ...LEFT };
export const StudentWhoLeft: Story = { ...Student, ...LEFT };
export const FeesOfWhoLeft: Story = { ...FeesAndPaymentFound, ...LEFT };

/** The box finds a former student by the whole ID, and says that they left; actions for current students are not offered. */
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

/** A browser calls the saved PDF as the page is called while it is printed. */
export const Receipt: Story = {
  args: { path: '/office/receipt?studentID=1001&studentReceiptNo=MLMEC%2F1001%2F1791529200' },
  play: async () => {
    await settled();
    window.dispatchEvent(new Event('beforeprint'));
    const name = document.title;
    window.dispatchEvent(new Event('afterprint'));
    await expect(name).toBe('Receipt MLMEC/1001/1791529200');
  },
};

/** Another desk has voided the receipt since the page was opened: the page shows that, and prints nothing that says otherwise. */
export const ReceiptVoidedMeanwhile: Story = {
  ...Receipt,
  parameters: { answers: voidedMeanwhile },
  beforeEach: () => {
    otherDesk.hasVoided = false;
    spyOn(window, 'print').mockImplementation(() => undefined);
  },
  play: async () => {
    await settled();
    otherDesk.hasVoided = true;
    const print = screen.getByRole('button', { name: 'Print Receipt' });
    await userEvent.click(print);
    await expect(await screen.findByText(/Nothing was printed: this receipt is now void/)).toBeVisible();
    await expect(screen.getAllByText('VOID')).toHaveLength(2);
    await expect(window.print).not.toHaveBeenCalled();
    await expect(print).toHaveFocus();
  },
};

/** Once the clerk has seen that the receipt is void, it can be printed. */
export const AVoidReceiptOnPaper: Story = {
  ...ReceiptVoidedMeanwhile,
  tags: ['behaviour'],
  play: async (context) => {
    await ReceiptVoidedMeanwhile.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Print Receipt' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    await expect(screen.queryByText(/Nothing was printed/)).toBeNull();
  },
};

export const DayBook: Story = { args: { path: '/office/day-book' } };
export const DayBookEmpty: Story = { ...DayBook, ...EMPTY };

export const Defaulters: Story = { args: { path: '/office/defaulters' } };
/** There is nothing to print and nobody to remind. */
export const DefaultersEmpty: Story = {
  ...Defaulters,
  ...EMPTY,
  play: async () => {
    await settled();
    for (const name of ['Print list', 'Remind one by one', 'Reminder slips'])
      await expect(screen.getByRole('button', { name })).toBeDisabled();
  },
};

/** Slips of some students: the selection is in the address, and is still there when the clerk comes back. */
export const SlipsOfTheChosen: Story = {
  ...Defaulters,
  tags: ['behaviour'],
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Bela Verma' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Devi Verma' }));
    await userEvent.click(screen.getByRole('link', { name: 'Print chosen slips' }));
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
export const StudentServiceAttendance: Story = {
  args: { path: '/office/student-service?tab=attendance&studentID=1001' },
};
/** A month is wider than a phone: the month scrolls, and the page does not. */
export const StudentServiceAttendanceOnPhone: Story = {
  ...StudentServiceAttendance,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const days = await screen.findByRole('region', { name: 'Days' });
    await expect(days.scrollWidth).toBeGreaterThan(days.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(screen.getByText(/^P Present · A Absent/)).toBeVisible();
  },
};
export const Attendance: Story = { args: { path: '/office/attendance' } };
export const AttendanceLoading: Story = { ...Attendance, ...LOADING };
export const AttendanceEmpty: Story = { ...Attendance, ...EMPTY };
export const AttendanceFailed: Story = { ...Attendance, ...FAILED };
export const AttendanceOfStudent: Story = {
  args: { path: '/office/attendance?tab=student&id=1001' },
};

const SECTION = 'branch=MLMEC&class=3&section=a';

/** Nobody is asked to choose from sections that are still on their way. */
export const AttendanceMarkLoading: Story = {
  args: { path: '/office/attendance/mark' },
  ...LOADING,
  play: async () => {
    await shown();
    await expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading');
    await expect(screen.queryByText(/^Its students are then listed/)).toBeNull();
  },
};

/** The section of the address is the chosen one while the others are on their way. */
export const AttendanceMarkOfSectionLoading: Story = {
  args: { path: `/office/attendance/mark?${SECTION}` },
  ...LOADING,
  play: async () => {
    await shown();
    await expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('MLMEC III A');
  },
};

/** All are present at first; the roll numbers of the absent are typed, or a letter marks a row and moves to the next. */
export const AttendanceMark: Story = {
  args: { path: `/office/attendance/mark?${SECTION}` },
  play: async ({ canvas }) => {
    await settled();
    const box = await canvas.findByRole('searchbox', { name: 'Who is not here' });
    await expect(box).toHaveFocus();
    const markOf = (name: string) =>
      within(canvas.getByRole('radiogroup', { name: `Attendance of ${name}` }));
    await userEvent.type(box, '3{Enter}');
    await expect(markOf('Bela Verma').getByRole('radio', { name: 'Absent' })).toBeChecked();
    await userEvent.type(box, '1004 l{Enter}');
    await expect(markOf('Chetan Yadav').getByRole('radio', { name: 'On leave' })).toBeChecked();
    await userEvent.type(box, 'a');
    await userEvent.click(await canvas.findByRole('button', { name: '2 Ananya Tiwari' }));
    await expect(markOf('Ananya Tiwari').getByRole('radio', { name: 'Absent' })).toBeChecked();
    markOf('Divya Singh').getByRole('radio', { name: 'Present' }).focus();
    await userEvent.keyboard('h');
    await expect(markOf('Gurpreet Kaur').getByRole('radio', { name: 'Present' })).toHaveFocus();
    await expect(canvas.getByText('Present: 6 · Absent: 2 · On leave: 1 · Half day: 1')).toBeVisible();
    box.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Save attendance' })).toHaveFocus();
  },
};

/** A past day: the first marks stand beside the new ones, and a change needs a reason. */
export const AttendanceCorrected: Story = {
  args: { path: `/office/attendance/mark?${SECTION}&day=2026-11-20` },
  parameters: { answers: { 'GET /api/office/attendance/day': answer(markedYesterday) } },
};

/** Another teacher was faster: the marks made here stay. */
export const AttendanceChangedMeanwhile: Story = {
  ...AttendanceMark,
  parameters: {
    answers: {
      'PUT /api/office/attendance/day': refused(409, 'Someone else has marked this day.'),
    },
  },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Who is not here' }), '3{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save attendance' }));
    await expect(await canvas.findByText('Not saved yet; your marks stay here')).toBeVisible();
    const bela = within(canvas.getByRole('radiogroup', { name: 'Attendance of Bela Verma' }));
    await expect(bela.getByRole('radio', { name: 'Absent' })).toBeChecked();
  },
};

export const AttendanceOfTeachers: Story = { args: { path: '/office/attendance?tab=teacher' } };
export const AttendanceOfTeachersMarked: Story = {
  args: { path: '/office/attendance?tab=teacher&day=2026-11-20' },
  parameters: { answers: { 'GET /api/office/attendance/teachers': answer(markedTeachers) } },
};
export const AttendanceOfTeachersFailed: Story = { ...AttendanceOfTeachers, ...FAILED };
export const AttendanceOfTeacher: Story = {
  args: { path: '/office/attendance?tab=teacher&teacher=meera.k' },
};
export const AttendanceMarkTeachers: Story = {
  args: { path: '/office/attendance/teachers' },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Who is not here' }), 'rao.s L{Enter}{Enter}');
    const rao = within(canvas.getByRole('radiogroup', { name: 'Attendance of Suresh Rao' }));
    await expect(rao.getByRole('radio', { name: 'On leave' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Save attendance' })).toHaveFocus();
  },
};

export const AttendanceRegister: Story = {
  args: { path: `/office/attendance/register?${SECTION}&month=2026-11` },
  play: async ({ canvasElement }) => {
    await settled();
    const hatched = [...canvasElement.querySelectorAll('td')].find((cell) =>
      getComputedStyle(cell).backgroundImage.includes('gradient'),
    );
    // The prefixed name, for Chrome before 136: newer versions know both names.
    await expect(getComputedStyle(hatched!).getPropertyValue('-webkit-print-color-adjust')).toBe('exact');
  },
};
export const Result: Story = { args: { path: '/office/result' } };
export const YearlyCalendar: Story = {
  args: { path: '/office/calendar' },
  play: async ({ canvas }) => {
    await settled();
    const day = canvas.getByRole('button', { name: 'Add an entry on 28 Nov 2026' }).closest('td');
    await expect(day).toHaveTextContent('Parents meet the teachers (MLMIC)');
  },
};

/** The filters are printed below each page too, as a page may get lost. */
export const CalendarOnPaper: Story = {
  tags: ['behaviour'],
  args: { path: '/office/calendar?occasionKind=holiday' },
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined);
  },
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    await expect(belowEachPage()).toContain(', Kind: Holiday"');
  },
};

/** Background colours are not printed, so the sheet has a sign for each kind of day. */
export const YearOnPaper: Story = {
  ...CalendarOnPaper,
  args: { path: '/office/calendar/year' },
  play: async ({ canvasElement }) => {
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    const paper = canvasElement.ownerDocument.querySelector('[data-print-sheet]');
    const months = paper?.querySelector('table')?.parentElement;
    await expect(months?.previousElementSibling).toHaveTextContent(/^HolidayExaminationEvent$/);
  },
};

// This story comes last: the browser tab keeps what it learnt about the connection.
export const DashboardOffline: Story = { ...Dashboard, ...OFFLINE };

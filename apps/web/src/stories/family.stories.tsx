import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { session } from '../session/session';
import { all, answer, inTrouble, lost, onItsWay } from './answer';
import { familyDay, firstDays, longNames, paidAhead, unknownDue } from './family-day';
import { asJustOpened, Screen, settled, shown } from './screen';

const meta = {
  title: 'Screens/Family',
  tags: ['!autodocs'],
  component: Screen,
  beforeEach: asJustOpened,
  parameters: { layout: 'fullscreen', signedIn: 'student', answers: familyDay },
  play: settled,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that nothing is wider than the phone. */
const fits = async () => {
  await settled();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
const PHONE = {
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Partial<Story>;
const LOADING = { parameters: { answers: all(familyDay, onItsWay) }, play: shown } satisfies Partial<Story>;
const FIRST_DAYS = { parameters: { answers: firstDays }, play: settled } satisfies Partial<Story>;
const FAILED = {
  parameters: { answers: all(familyDay, inTrouble) },
  play: settled,
} satisfies Partial<Story>;
const OFFLINE = { parameters: { answers: all(familyDay, lost) }, play: settled } satisfies Partial<Story>;

const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));

/** Dues, this month's attendance, coming events, the last result and the news, each with a link to its page. */
export const Home: Story = {
  args: { path: '/family' },
  play: async () => {
    await settled();
    await expect(within(screen.getByRole('region', { name: 'Due now' })).getByText('₹950')).toBeVisible();
    await expect(screen.getByText('89%, A2')).toBeVisible();
    await expect(screen.getByText('Meeting of parents and teachers')).toBeVisible();
    // Past events are not listed.
    await expect(screen.queryByText('Independence Day')).toBeNull();
    await expect(screen.getByRole('heading', { name: 'Sports day on 5 December' })).toBeVisible();
    await expect(pages().getAllByRole('link')).toHaveLength(6);
    await expect(pages().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};
/** Beside the menu the school's name takes two lines at most. */
export const HomeOnPhone: Story = {
  ...Home,
  ...PHONE,
  play: async () => {
    await fits();
    const name = document.createRange();
    name.selectNodeContents(await screen.findByRole('link', { name: 'M.L.M. Education Centre' }));
    // Besides the rectangles of the words there is one of the crest.
    await expect(
      new Set([...name.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
    ).toBeLessThan(4);
  },
};
/** An element focused by keyboard is scrolled above the bar at the bottom, not under it. */
export const HomeOnPhoneByKeys: Story = {
  ...Home,
  globals: PHONE.globals,
  tags: ['behaviour'],
  play: async () => {
    await settled();
    const bar = screen.getByRole('navigation', { name: 'Pages' }).getBoundingClientRect();
    for (const link of within(screen.getByRole('main')).getAllByRole('link')) {
      window.scrollBy(0, link.getBoundingClientRect().bottom - bar.bottom);
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
    }
  },
};
/** The menu and the language stay in the header, however long the names of the school and the child are. */
export const HomeOnPhoneOfLongNames: Story = {
  ...PHONE,
  args: { path: '/family' },
  tags: ['behaviour'],
  parameters: { answers: longNames },
};
export const HomeLoading: Story = { ...Home, ...LOADING };
export const HomeOfFirstDays: Story = {
  ...Home,
  ...FIRST_DAYS,
  play: async () => {
    await settled();
    await expect(screen.getByText('Nothing is due')).toBeVisible();
    await expect(screen.getByText('No result is published yet.')).toBeVisible();
  },
};
export const HomeFailed: Story = { ...Home, ...FAILED };
export const HomeOffline: Story = { ...Home, ...OFFLINE };

/** A wide screen shows a code for the phone to scan. */
export const Fees: Story = {
  args: { path: '/family/fees' },
  play: async () => {
    await settled();
    await expect(screen.getByText('Bus Nov 2026')).toBeVisible();
    await expect(screen.getByRole('img', { name: 'QR code to pay ₹950 by UPI' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Pay ₹950 by UPI' })).toBeNull();
    const receipts = within(screen.getByRole('list', { name: 'Receipts' })).getAllByRole('listitem');
    await expect(receipts).toHaveLength(3);
    await expect(receipts[1]).toHaveTextContent('Void');
  },
};

/** A phone gets a link that opens a payment app. */
export const FeesOnPhone: Story = {
  ...Fees,
  ...PHONE,
  play: async () => {
    await fits();
    const pay = await screen.findByRole('link', { name: 'Pay ₹950 by UPI' });
    await expect(pay).toHaveAttribute(
      'href',
      expect.stringMatching(/^upi:\/\/pay\?pa=mlmec@bank&.*am=950\.00/),
    );
    await expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    // A family that owes many months can pay without scrolling past all of them.
    const dues = screen.getByText('Bus Nov 2026');
    await expect(pay.compareDocumentPosition(dues)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

const fees = (body: object) => ({
  parameters: { answers: { 'GET /api/family/fees': answer(body) } },
});

export const FeesPaidAhead: Story = {
  ...Fees,
  ...fees(paidAhead),
  play: async () => {
    await settled();
    await expect(screen.getByText('Nothing is due')).toBeVisible();
    await expect(screen.getByText('₹900 is paid ahead and goes towards the next fees.')).toBeVisible();
  },
};

export const FeesUnknown: Story = {
  ...Fees,
  ...fees(unknownDue),
  play: async () => {
    await settled();
    await expect(
      screen.getByText('What is due cannot be shown. Please ask at the school office.'),
    ).toBeVisible();
  },
};
export const FeesLoading: Story = { ...Fees, ...LOADING };
export const FeesOfFirstDays: Story = { ...Fees, ...FIRST_DAYS };
export const FeesFailed: Story = { ...Fees, ...FAILED };

export const Attendance: Story = {
  args: { path: '/family/attendance' },
  play: async () => {
    await settled();
    await expect(screen.getByText('93.8%')).toBeVisible();
    await expect(screen.getByText(/· Days present: 122 of 130$/)).toBeVisible();
    await expect(screen.getByText(/^P Present · A Absent/)).toBeVisible();
  },
};
export const AttendanceOnPhone: Story = { ...Attendance, ...PHONE };
export const AttendanceLoading: Story = { ...Attendance, ...LOADING };
export const AttendanceOfFirstDays: Story = { ...Attendance, ...FIRST_DAYS };
export const AttendanceFailed: Story = { ...Attendance, ...FAILED };

export const Results: Story = {
  args: { path: '/family/results' },
  play: async () => {
    await settled();
    await userEvent.click(screen.getByRole('link', { name: 'Report card of Half-yearly examination' }));
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Report card: Half-yearly examination' }),
    ).toBeVisible();
  },
};
export const ResultsOnPhone: Story = { ...Results, ...PHONE };
export const ResultsLoading: Story = { ...Results, ...LOADING };
export const ResultsOfFirstDays: Story = { ...Results, ...FIRST_DAYS };
export const ResultsFailed: Story = { ...Results, ...FAILED };

export const ReportCard: Story = {
  args: { path: `/family/results/${'e'.repeat(24)}` },
  play: async () => {
    await settled();
    await expect(screen.getByText('78.5 of 84 days (93%)')).toBeVisible();
    await expect(screen.getByText('Works hard, and helps others.')).toBeVisible();
  },
};
export const ReportCardOnPhone: Story = { ...ReportCard, ...PHONE };
export const ReportCardOfNoExam: Story = {
  args: { path: '/family/results/none' },
  play: async () => {
    await settled();
    await expect(screen.getByText('There is no such report card')).toBeVisible();
  },
};

export const TimeTable: Story = {
  args: { path: '/family/timetable' },
  play: async () => {
    await settled();
    await expect(screen.getAllByRole('columnheader')).toHaveLength(7);
  },
};

/** One day at a time. */
export const TimeTableOnPhone: Story = {
  ...TimeTable,
  ...PHONE,
  play: async () => {
    await fits();
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Saturday');
    await expect(screen.getByRole('columnheader', { name: 'Saturday' })).toBeVisible();
  },
};
export const TimeTableLoading: Story = { ...TimeTable, ...LOADING };
export const TimeTableOfFirstDays: Story = { ...TimeTable, ...FIRST_DAYS };
export const TimeTableFailed: Story = { ...TimeTable, ...FAILED };

export const Calendar: Story = { args: { path: '/family/calendar' } };
export const CalendarOnPhone: Story = { ...Calendar, ...PHONE };
export const CalendarLoading: Story = { ...Calendar, ...LOADING };
export const CalendarOfFirstDays: Story = { ...Calendar, ...FIRST_DAYS };
export const CalendarFailed: Story = { ...Calendar, ...FAILED };

/** Signed in with the password from the office: no other page opens before the family sets its own. */
export const FirstPassword: Story = {
  args: { path: '/family/fees' },
  parameters: { signedIn: 'new family' },
  play: async () => {
    await settled();
    await expect(screen.getByRole('heading', { level: 1, name: 'Set your own password' })).toBeVisible();
    await expect(screen.queryByRole('navigation')).toBeNull();
    await expect(screen.getByText(/not your name or the Student ID\.$/)).toBeVisible();
  },
};
/** The longest first name leaves room for the school's name beside it. */
export const FirstPasswordOnPhone: Story = {
  ...FirstPassword,
  ...PHONE,
  play: async () => {
    await fits();
    const menu = screen.getByRole('button', { name: 'Venkatanarasimharajuvaripeta' });
    await expect(menu.clientWidth).toBeLessThan(window.innerWidth / 2);
  },
};

/** The server says what is wrong with the new password. */
export const PasswordRefused: Story = {
  args: { path: '/family/password' },
  parameters: {
    answers: {
      'POST /api/family/password': () =>
        Response.json(
          {
            statusCode: 400,
            error: 'Bad Request',
            message: 'This password is known to many.',
            details: [{ field: 'password', message: 'This password is known to many.' }],
          },
          { status: 400 },
        ),
    },
  },
  play: async () => {
    await settled();
    const box = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
    await userEvent.type(box(/^Current password/), 'given by the office');
    await userEvent.type(box(/^New password/), 'sponge and board');
    await userEvent.type(box(/^Password again/), 'sponge and board{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('This password is known to many.');
  },
};

/** The session has ended: the page stays, and the Student ID is filled in. */
export const SignInAgain: Story = {
  args: { path: '/family/fees' },
  play: async () => {
    await settled();
    session.lapse('Your session has expired.');
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    await expect(dialog.getByLabelText(/^Student ID/)).toBeVisible();
    await expect(dialog.getAllByText(/sign in again/)).toHaveLength(1);
  },
};

/** An address of the office area, typed by hand. */
export const TheOffice: Story = {
  args: { path: '/office/accounts' },
  tags: ['behaviour'],
  play: async () => {
    await settled();
    await expect(screen.getByText(/This account may not open the office area/)).toBeVisible();
  },
};

/** A member of staff is led to the staff's own pages. */
export const OfTheStaff: Story = {
  args: { path: '/family/fees' },
  tags: ['behaviour'],
  parameters: { signedIn: 'teacher', answers: { 'GET /api/office/mySections': answer([]) } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'My Sections' })).toBeVisible();
  },
};

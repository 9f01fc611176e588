import type { components } from '@school/api-client';
import {
  daysOfMonth,
  firstPeriods,
  isSunday,
  monthBefore,
  nextDay,
  schoolDate,
  schoolMonth,
} from '@school/domain';
import { answer, type Answers } from './answer';
import { newSchool, newSite } from './new-school';

type Schemas = components['schemas'];

const today = schoolDate(new Date());
const month = schoolMonth(new Date());

const child: Schemas['OwnStudent'] = {
  studentID: '1001',
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  class: '7',
  section: 'a',
  medium: 'english',
  boardType: 'cbse',
  branchCode: 'MLMEC',
  branchName: 'M.L.M. Education Centre',
  branchNameHindi: 'एम.एल.एम. एजुकेशन सेंटर',
  fatherName: 'Ramesh Verma',
  motherName: 'Sita Verma',
  session: '2026-27',
};

const book = (number: number) => ({ session: '2026-27', branch: 'MLMEC', number });

const receipts: Schemas['OwnReceipt'][] = [
  {
    studentReceiptNo: 'MLMEC/1001/1793000000',
    issuedAt: '2026-10-21T05:12:00.000Z',
    book: book(212),
    mode: 'UPI',
    paid: 900,
    toward: 'monthly',
    paidFor: [
      { head: 'monthly', month: '2026-09', amount: 450 },
      { head: 'monthly', month: '2026-10', amount: 450 },
    ],
    isVoid: false,
  },
  {
    studentReceiptNo: 'MLMEC/1001/1788000000',
    issuedAt: '2026-08-29T06:40:00.000Z',
    book: book(97),
    mode: 'Cheque',
    paid: 450,
    toward: 'monthly',
    paidFor: [{ head: 'monthly', month: '2026-08', amount: 450 }],
    isVoid: true,
  },
  {
    studentReceiptNo: 'MLMEC/1001/1780000000',
    issuedAt: '2026-05-30T05:00:00.000Z',
    mode: 'Cash',
    paid: 1350,
    toward: 'monthly',
    paidFor: [
      { head: 'registration', month: '2026-04', amount: 400 },
      { head: 'monthly', month: '2026-04', amount: 450 },
      { head: 'school:Bus', month: '2026-04', amount: 500 },
    ],
    isVoid: false,
  },
];

const owing: Schemas['OwnFees'] = {
  due: {
    outstanding: 950,
    advance: 0,
    dues: [
      { head: 'monthly', month: '2026-11', amount: 450 },
      { head: 'school:Bus', month: '2026-11', amount: 500 },
    ],
    payBy: '2026-12-10',
  },
  upiLink:
    'upi://pay?pa=mlmec@bank&pn=M.L.M.%20Education%20Centre&am=950.00&cu=INR&tn=Fees%20of%201001&tr=1001',
  receipts,
};

/** A family that has paid through January. */
export const paidAhead: Schemas['OwnFees'] = {
  due: { outstanding: 0, advance: 900, dues: [], payBy: '2026-12-10' },
  receipts,
};

/** An unknown due, because the office must first correct its fee tables. */
export const unknownDue: Schemas['OwnFees'] = { receipts: [] };

const none: Schemas['AttendanceTally'] = { present: 0, absent: 0, leave: 0, half: 0 };

/** A month whose days until today are marked: present except for one day of each other kind. */
function attended(of: string): Schemas['AttendedMonth'] {
  const days = daysOfMonth(of).filter((day) => !isSunday(day) && day <= today);
  const marked = days.map((day, at) => {
    const attendance = { 3: 'absent', 7: 'half', 11: 'leave' }[at] ?? 'present';
    return { day, attendance };
  });
  const tally = marked.reduce((all, { attendance }) => {
    const key = attendance as keyof typeof none;
    return { ...all, [key]: all[key] + 1 };
  }, none);
  return {
    month: of,
    days: marked,
    noSchool: daysOfMonth(of).filter((day) => isSunday(day)),
    tally,
    share: 92.3,
  };
}

const attendance: Schemas['StudentAttendance'] = {
  studentID: '1001',
  studentName: 'Asha Verma',
  session: '2026-27',
  months: [attended(monthBefore(month)), attended(month)],
  tally: { present: 121, absent: 4, leave: 3, half: 2 },
  share: 93.8,
  isLow: false,
};

const subjects = [
  { key: 's1', name: 'English', maximum: 100, weight: 1 },
  { key: 's2', name: 'Mathematics', maximum: 80, weight: 1 },
  { key: 's3', name: 'Drawing', maximum: 50, weight: 0 },
];

const results: Schemas['OwnResult'][] = [
  {
    exam: {
      id: 'e'.repeat(24),
      name: 'Half-yearly examination',
      branch: 'MLMEC',
      session: '2026-27',
      firstDay: '2026-09-21',
      lastDay: '2026-10-03',
      subjects,
      scheme: 'cbse',
      publishedAt: '2026-10-12T05:00:00.000Z',
    },
    class: '7',
    section: 'a',
    studentID: '1001',
    name: 'Asha Verma',
    fatherName: 'Ramesh Verma',
    rollNo: '14',
    standing: {
      outcome: 'complete',
      subjects: [
        { key: 's1', mark: '90.5', percent: 91, grade: 'A1' },
        { key: 's2', mark: '70', percent: 88, grade: 'A2' },
        { key: 's3', mark: '45', percent: 90, grade: 'A2' },
      ],
      total: 160.5,
      maximum: 180,
      percent: 89,
      grade: 'A2',
    },
    rank: 3,
    ranked: 38,
    attendance: { present: 78.5, marked: 84, share: 93 },
    remark: 'Works hard, and helps others.',
  },
];

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const TAUGHT = ['Mathematics', 'English', 'Hindi', 'Science', 'Social Science', 'Sanskrit', 'Games'];
const TEACHERS = ['Sunita Rao', 'Imran Khan', 'Meera Joshi'];

const week: Schemas['OwnWeek'] = {
  periods: [...firstPeriods],
  lessons: WEEKDAYS.flatMap((weekday, day) =>
    Array.from({ length: 8 }, (_, at) => ({
      weekday,
      period: at + 1,
      subject: TAUGHT[(day + at) % TAUGHT.length] ?? '',
      teacherName: TEACHERS[(day + at) % TEACHERS.length] ?? '',
      room: '12',
    })),
  ),
};

const tomorrow = nextDay(today);

const calendar: Schemas['OwnCalendar'] = {
  session: '2026-27',
  occasions: [
    {
      id: '1',
      occasionKind: 'holiday',
      title: 'Independence Day',
      firstDay: '2026-08-15',
      lastDay: '2026-08-15',
    },
    {
      id: '2',
      occasionKind: 'event',
      title: 'Meeting of parents and teachers',
      note: 'From 10 am in the hall. Please bring the diary.',
      firstDay: tomorrow,
      lastDay: tomorrow,
    },
    {
      id: '3',
      occasionKind: 'exam',
      title: 'Unit test 3',
      firstDay: nextDay(tomorrow),
      lastDay: nextDay(nextDay(nextDay(tomorrow))),
    },
    { id: '4', occasionKind: 'holiday', title: 'Holi', firstDay: '2027-03-22', lastDay: '2027-03-23' },
  ],
};

const news: Schemas['SiteNews'][] = [
  {
    key: 'sports',
    date: '2026-11-20',
    heading: 'Sports day on 5 December',
    headingHindi: '5 दिसंबर को खेल दिवस',
    body: 'Gates open at 9 am. Families are welcome.',
    bodyHindi: 'द्वार सुबह 9 बजे खुलेंगे। परिवारों का स्वागत है।',
  },
  { key: 'winter', date: '2026-11-15', heading: 'Winter uniform', body: 'From 1 December.' },
];

export const familyDay: Answers = {
  'GET /api/family/student': answer(child),
  'GET /api/family/fees': answer(owing),
  'GET /api/family/attendance': answer(attendance),
  'GET /api/family/results': answer(results),
  'GET /api/family/timeTable': answer(week),
  'GET /api/family/calendar': answer(calendar),
  'GET /api/public-site': answer({ ...newSite, news } satisfies Schemas['PublicSite']),
};

/** Long names of school and child, without spaces. */
export const longNames: Answers = {
  'GET /api/family/student': answer({
    ...child,
    studentFirstName: 'Krishnamurthyvenkateshwarana',
    studentLastName: 'Vishwanathanarayanaswamyrama',
    branchName: 'Saraswatividyamandirseniorsecondaryschool',
  }),
};

/** The first days of a session: no marks, exams, calendar entries or payments yet. */
export const firstDays: Answers = {
  ...familyDay,
  'GET /api/family/fees': answer({ ...unknownDue, due: { ...paidAhead.due, advance: 0 } }),
  'GET /api/family/attendance': answer({ ...attendance, months: [], tally: none, share: undefined }),
  'GET /api/family/results': answer([]),
  'GET /api/family/timeTable': answer({ ...week, lessons: [] }),
  'GET /api/family/calendar': answer({ ...calendar, occasions: [] }),
  'GET /api/public-site': newSchool,
};

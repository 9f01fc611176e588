// The calls that `npm run bench` measures: the counter, lists and books, and the data around them.
import { riderOf, writerOf } from './bench-around.mjs';
import { SECTION } from './bench-school.mjs';
import { markSection } from './bench-school-day.mjs';
import { sectionsOf } from './many-students.mjs';
import { source } from './source.mjs';

const { firstDayOf, schoolDate, sessionAt } = await source('libs/domain/src/index.ts');

export const FLOOR = 'empty authenticated call';

const MANY_PREVIEW = '/api/office/manyStudents/preview';
/** The days of the current session. */
const SESSION_SO_FAR = () => {
  const now = new Date();
  return `firstDay=${firstDayOf(sessionAt(now))}&lastDay=${schoolDate(now)}`;
};
/** How many students are changed at once. */
const TOGETHER = 25;

const get = (path, headers) => ['GET', path, undefined, headers];
export const EMPTY = get('/api/office/getStudentById');
export const balance = (studentID) => ['POST', '/api/office/isFirstTimeDeposit', { studentID }];

const ofSection = new URLSearchParams(SECTION).toString();

/** A register of these students: an export of the office that is imported again with another mobile for each. */
async function broughtBack({ ask, studentID }, from) {
  const lines = Array.from(
    { length: TOGETHER },
    (_, n) => `${studentID(from + n)},9${String(800_000_000 + from + n)}`,
  );
  const form = new FormData();
  form.append('file', new Blob([['Student ID,Primary mobile', ...lines].join('\r\n')]), 'register.csv');
  return ask('/api/imports', form);
}

const inSection = (studentID, section) => ['PUT', '/api/office/updateStudent', { studentID, section }];

/** A payment of one rupee, with the figures that the server has just given. */
async function deposit(school, studentID) {
  const { fees } = await school.ask('/api/office/isFirstTimeDeposit', { studentID });
  return [
    'POST',
    '/api/office/depositFee',
    { ...fees, studentID, paidAmount: 1, toward: 'monthly', studentName: 'Asha Verma' },
  ];
}

/** Calls that find and pay, the lists, and the books. */
function counterAndBooks({ ask, days, number, studentID, size }) {
  const school = { ask };
  const book = (query) => () =>
    get(`/api/office/dayBook?firstDay=${days.first}&lastDay=${days.last}${query}`);
  const receipts = (query) => () => get(`/api/office/receipts?size=25&${query}`);
  const students = (query) => () => get(`/api/office/getAllStudents?size=10${query}`);
  const defaulters = (query) => () => get(`/api/office/defaulters?size=10${query}`);
  return [
    [FLOOR, undefined, () => EMPTY],
    ['find a student by the ID', 'read', (n) => get(`/api/office/getStudentById?studentID=${studentID(n)}`)],
    ['balance', 'read', (n) => balance(studentID(n))],
    ['deposit', 'deposit', (n) => deposit(school, studentID(n))],
    ['finder: a name', 'list', () => get('/api/office/findStudents?text=verma')],
    ['finder: a name that sounds so', 'list', () => get('/api/office/findStudents?text=vrma')],
    [
      'finder: a name in the other script',
      'list',
      () => get(`/api/office/findStudents?text=${encodeURIComponent('वर्मा')}`),
    ],
    ['finder: a Hindi name in Latin letters', 'list', () => get('/api/office/findStudents?text=chourasiya')],
    ['finder: nobody sounds so', 'list', () => get('/api/office/findStudents?text=zubeda')],
    [
      'finder: the last four of a receipt',
      'list',
      () => get(`/api/office/findStudents?text=${number.slice(-4)}`),
    ],
    ['finder: a number in the book', 'list', () => get('/api/office/findStudents?text=000123')],
    ['students: first page', 'list', students('&page=1')],
    ['students: page in the middle', 'list', students(`&page=${size / 20}`)],
    ['students: last page', 'list', students(`&page=${size / 10}`)],
    ['students: another order', 'list', students('&page=1&sort=studentName')],
    ['students: filter that many match', 'list', students('&page=1&filter=verma')],
    ['students: filter that few match', 'list', students('&page=1&filter=10042')],
    ['students: filter that none match', 'list', students('&page=1&filter=zzzzz')],
    ['receipts: newest', 'book', receipts('')],
    ['receipts: the whole number', 'book', receipts(`number=${encodeURIComponent(number)}`)],
    ['receipts: a day of 20,000 students', 'book', receipts(`from=${days.first}&to=${days.last}`)],
    ['receipts: one mode of such a day', 'book', receipts(`mode=Cash&from=${days.first}&to=${days.last}`)],
    ['day book: a day of 20,000 students', 'book', book('')],
    ['day book: one collector, in cash', 'book', book('&collector=clerk-1&mode=Cash')],
    ['day book: one head', 'book', book('&head=monthly')],
    ['day book: nobody came', 'book', () => get('/api/office/dayBook?firstDay=2010-01-01')],
    ["dashboard: today's collection", 'list', () => get('/api/office/collectedToday')],
    ['closing: the drawer', 'book', () => get('/api/office/drawer')],
    ['defaulters: first page', 'list', defaulters('')],
    ['defaulters: a class, least first', 'list', defaulters('&class=7&sort=amount')],
    ['defaulters: totals', 'list', () => get('/api/office/defaulters/totals')],
    [
      'defaulters: after a payment',
      'list',
      async (n) => {
        await ask(...(await deposit(school, studentID(500 + n))).slice(1));
        return defaulters('')();
      },
    ],
  ];
}

/** Calls of a school's day: attendance, exams, syllabus and time table. */
function schoolDay({ ask, day, size }) {
  const { exam, teacher, markedOn } = day;
  const parts = size / 1000 / sectionsOf(size).length;
  const { class: schoolClass, section } = SECTION;
  const ofExam = new URLSearchParams({ exam, class: schoolClass, section }).toString();
  return [
    ['attendance: marking, each 50', 'deposit', (n) => markSection(ask, SECTION, markedOn, n), { parts }],
    [
      "attendance: a section's day, each 50",
      'book',
      () => get(`/api/office/attendance/day?${ofSection}&day=${markedOn}`),
      { parts },
    ],
    [
      "attendance: a month's register, each 50",
      'list',
      () => get(`/api/office/attendance/register?${ofSection}&month=${markedOn.slice(0, 7)}`),
      { parts },
    ],
    ['attendance: sections of the day', 'list', () => get('/api/office/attendance/sections')],
    ['attendance: the dashboard', 'list', () => get('/api/office/attendance/today')],
    [
      'class sheet, report cards, each 50',
      'list',
      () => get(`/api/office/exams/classSheet?${ofExam}`),
      { parts },
    ],
    ['syllabus of a class', 'book', () => get('/api/office/syllabus?branch=MLMEC&class=7')],
    ["time table: a teacher's week", 'book', () => get(`/api/office/timeTable/teacher?teacher=${teacher}`)],
    ["time table: a section's week", 'book', () => get(`/api/office/timeTable/section?${ofSection}`)],
  ];
}

/** Calls for pages of the data around a school's ledgers. */
function around({ ask, code, days, number, size, studentID }) {
  const overDays = `from=${days.first}&to=${days.last}`;
  const audit = (query) => () => get(`/api/audit?size=25&${query}`);
  const certificates = (query) => () => get(`/api/office/certificates?size=25&${query}`);
  const students = (query) => () => get(`/api/office/getAllStudents?size=10&page=1${query}`);
  const ofStudent = (path, at) => (n) => get(`/api/office/${path}?studentID=${studentID(at(n))}`);
  const thousands = size / 1000;
  // There are fewer letters than rooms would need, so sections of the largest school have more students.
  const ofOneSection = thousands / sectionsOf(size).length;
  const checked = new URLSearchParams({ studentReceiptNo: number, code }).toString();
  const togetherIn = (section) => ({ what: 'section', section });
  const together = (from) => Array.from({ length: TOGETHER }, (_, n) => studentID(from + n));
  const previewed = (n) => ({ studentIDs: together(300 + n), change: togetherIn('e') });
  return [
    ['students: a class', 'list', students('&class=7')],
    ['students: a section, and a name', 'list', students('&class=7&section=a&filter=verma')],
    ['several students: preview of 25', 'list', (n) => ['POST', MANY_PREVIEW, previewed(n)]],
    [
      'several students: the preview read',
      'list',
      async (n) => {
        const { id } = await ask(MANY_PREVIEW, previewed(n));
        return get(`/api/office/manyStudents/rows?changeID=${id}&size=25`);
      },
    ],
    [
      'import: preview of 25 who are there',
      'list',
      async (n) => {
        const { id: importID, columns } = await broughtBack({ ask, studentID }, 400 + n);
        return ['PUT', '/api/imports/columns', { importID, columns }];
      },
    ],
    [
      'class list, each 50 of a section',
      'book',
      () => get(`/api/office/classList?session=ending&${ofSection}`),
      { parts: ofOneSection },
    ],
    [
      'new session: each 50 of a section',
      'list',
      () => get(`/api/office/sectionToMove?${ofSection}`),
      { parts: ofOneSection },
    ],
    ['balance: one who takes the bus', 'read', (n) => balance(studentID(riderOf(n)))],
    ['heads of the school', 'read', () => get('/api/office/heads')],
    ['family: what is due for each', 'book', ofStudent('family', (n) => n)],
    ['reminders: those of a family', 'read', ofStudent('reminders', (n) => n * 10)],
    ['reminders: what is written', 'book', ofStudent('reminders/draft', (n) => n * 10)],
    ['defaulters: not reminded for a week', 'list', () => get('/api/office/defaulters?size=10&unreminded=7')],
    ['certificates: newest', 'book', certificates('')],
    ['certificates: a number in any book', 'book', certificates('serial=42')],
    ['certificates: a student', 'book', certificates('studentID=left-42')],
    ['first day: the checklist', 'read', () => get('/api/office/firstDay')],
    ['dashboard: students of the wings', 'read', () => get('/api/office/dashboard')],
    ['audit log: newest', 'list', audit('')],
    ['audit log: one student', 'list', audit(`subject=${studentID(42)}`)],
    ['audit log: such a day', 'list', audit(overDays)],
    ['audit log: an action of such a day', 'list', audit(`action=student-changed&${overDays}`)],
    ['audit log: an account, such a day', 'list', audit(`account=${writerOf(1)}&${overDays}`)],
    ['audit log: an action of an account', 'list', audit(`action=student-changed&account=${writerOf(1)}`)],
    ['audit log: fee changes', 'list', audit('fees=true')],
    ['new session: where each section is', 'list', () => get('/api/office/newSession')],
    [
      'receipt check',
      'read',
      (n) => get(`/api/receipts/check?${checked}`, { 'x-forwarded-for': `10.0.${n}.1` }),
    ],
    [
      'staff report: such a day',
      'list',
      () => get(`/api/office/reports/staff?firstDay=${days.first}&lastDay=${days.last}`),
    ],
    ['staff report: the session', 'list', () => get(`/api/office/reports/staff?${SESSION_SO_FAR()}`)],
    ["today's summary", 'list', () => get('/api/office/reports/today')],
    // This counts all students.
    ['general report, each thousand', 'list', () => get('/api/office/reports/general'), { parts: thousands }],
    // Last, because after it the next call for the defaulters works out the dues again; a payment comes before that call anyway.
    ['students: another section for one', 'deposit', (n) => inSection(studentID(100 + n), n % 2 ? 'b' : 'e')],
    [
      'export: day book of such a day',
      undefined,
      () => get(`/api/office/exportDayBook?as=csv&firstDay=${days.first}&lastDay=${days.last}`),
      { isLong: true },
    ],
    [
      'export: students, each thousand',
      undefined,
      () => get('/api/office/exportStudents?as=csv'),
      { isLong: true, parts: thousands },
    ],
  ];
}

/**
 * The measured calls: a name, its goal, and the call of the n-th round. Long calls are made less often; calls that grow with the
 * school are measured by their `parts`: each thousand of all students, each fifty of a section.
 */
export const work = (school) => [...counterAndBooks(school), ...schoolDay(school), ...around(school)];

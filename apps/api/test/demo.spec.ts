import { setTimeout as pause } from 'node:timers/promises';
import { lengthOf, monthsBetween, sum } from '@school/domain';
import readXlsx from 'read-excel-file/node';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import type { CalendarAnswer } from '../src/calendar/calendar.answers';
import type { ClosingAnswer } from '../src/closings/closings.answers';
import { endOf } from '../src/demo/calendar';
import { DemoOffice, type SetClock } from '../src/demo/demo-office';
import { fillSchool, firstDayOf, type Filled } from '../src/demo/fill-school';
import { employAll, PRINCIPAL } from '../src/demo/people';
import { DAYS_MARKED, enterTeaching } from '../src/demo/school-day';
import type { NewSessionAnswer } from '../src/new-session/new-session.answers';
import type { ExamProgressAnswer, ExamsAnswer } from '../src/results/exams.answers';
import type { StaffAccountAnswer } from '../src/staff/staff.answers';
import type { StudentRecord } from '../src/students/student.schema';
import type { ClassSyllabusAnswer } from '../src/syllabus/syllabus.answers';
import type { SectionWeekAnswer } from '../src/time-table/time-table.answers';
import { bodyOf } from './school-year/answers';
import {
  closingsTotal,
  dayBookOf,
  defaultersOf,
  entriesOf,
  numbersIn,
  registersOf,
} from './school-year/reports';
import { TestOffice } from './support/office';
import { register } from './support/student';

const PLAN = { today: '2026-04-22', students: 5 };
const FIRST_DAY = firstDayOf(PLAN.today);

/** Sets the clock of a test's office, as the filling does. */
const setClockOf = ({ clock }: TestOffice): SetClock => ({
  now: () => clock.now(),
  set: (at) => clock.stopAt(at),
});

const demoOf = (office: TestOffice) => new DemoOffice(office.app, office.url, setClockOf(office));

async function fill(office: TestOffice): Promise<Filled> {
  const filled = await fillSchool(demoOf(office), PLAN, () => undefined);
  const admin = await office.connection
    .collection<StaffAccount>('staff')
    .findOne({ foldedUsername: PRINCIPAL });
  if (admin) office.admin = office.clerk = await office.tokenOf(admin);
  return filled;
}

/** All closings. */
async function closingsOf(office: TestOffice): Promise<ClosingAnswer[]> {
  const all: ClosingAnswer[] = [];
  for (let page = 1; ; page += 1) {
    const more = await bodyOf(
      200,
      office.call<ClosingAnswer[]>('GET', `/api/office/closings?size=100&page=${page}`),
    );
    all.push(...more);
    if (more.length < 100) return all;
  }
}

/** The figures that must be equal in every filling: all but the IDs and hashes that are made anew. */
async function figuresOf(office: TestOffice) {
  const students = await office.connection
    .collection<StudentRecord>('students')
    .find({ foldedId: { $gte: '' } })
    .sort({ foldedId: 1 })
    .toArray();
  return {
    students: students.map(
      ({ studentID, studentFirstName, studentLastName, personalDetail, left, class: now }) =>
        [studentID, studentFirstName, studentLastName, personalDetail.fatherName, left, now].join(' '),
    ),
    entries: (await entriesOf(office)).map(
      ({ studentReceiptNo, kind, studentPaid, updatedBalance, book, collectedAt, collectedBy }) =>
        [
          studentReceiptNo,
          kind,
          studentPaid,
          updatedBalance,
          book?.number,
          collectedAt.toISOString(),
          collectedBy,
        ].join(' '),
    ),
  };
}

describe('an office of a demonstration', () => {
  it('lets a clerk work at both counters at once, also as the token is renewed', async () => {
    const office = await TestOffice.openOn(FIRST_DAY);
    const demo = demoOf(office);
    await demo.makeFirstAdmin();
    demo.goTo(FIRST_DAY, 600);
    await demo.get(PRINCIPAL, '/api/staff');
    demo.goTo(FIRST_DAY, 611);
    const calls = Array.from({ length: 12 }, async (_, at) => {
      await pause(at / 2);
      return demo.get(PRINCIPAL, '/api/staff');
    });
    try {
      await Promise.all(calls);
    } finally {
      await Promise.allSettled(calls);
      await office.close();
    }
  });
});

describe('the exams of a demonstration', () => {
  it('have all marks where families have seen them, and most where they are still typed (D64)', async () => {
    const office = await TestOffice.openOn(FIRST_DAY);
    const demo = demoOf(office);
    await demo.makeFirstAdmin();
    demo.goTo(PLAN.today, 600);
    await employAll(demo);
    for (const studentID of ['901', '902', '903', '904'])
      await register(office, studentID, { class: '9', section: 'a', medium: 'hindi', boardType: 'up' });
    await enterTeaching(demo, PLAN.today);
    const { body: exams } = await office.call<ExamsAnswer>('GET', '/api/office/exams?branch=MLMIC');
    const shares = exams.map(async ({ id, state }) => {
      const { body } = await office.call<ExamProgressAnswer>('GET', `/api/office/exams/one?id=${id}`);
      const { given, wanted } = body.sections.find((one) => one.class === '9') ?? { given: 0, wanted: 0 };
      return [state, wanted, given / wanted];
    });
    expect(await Promise.all(shares)).toEqual([
      ['open', 24, expect.closeTo(0.8, 0)],
      ['published', 24, 1],
    ]);
    await office.close();
  });
});

describe('a demonstration of two sessions', () => {
  let office: TestOffice;
  let filled: Filled;
  let figuresBefore: Awaited<ReturnType<typeof figuresOf>>;
  beforeAll(async () => {
    // The fillings run one after the other, because the newest office of a process checks the tokens of all.
    const before = await TestOffice.openOn(FIRST_DAY);
    await fill(before);
    figuresBefore = await figuresOf(before);
    await before.close();
    office = await TestOffice.openOn(FIRST_DAY);
    filled = await fill(office);
  });
  afterAll(() => office.close());

  it('has the same names, amounts and numbers in each filling', async () => {
    expect(figuresBefore.entries.length).toBeGreaterThan(50);
    expect(await figuresOf(office)).toEqual(figuresBefore);
  });

  it('has ledgers without a hole, in which each entry goes on from the one before', async () => {
    const entries = await entriesOf(office);
    const asTheyFollow = entries.map((entry, index) => {
      const last = entries[index - 1];
      const before = last?.student === entry.student ? last : undefined;
      const owed = entry.kind === 'opening' ? entry.studentTotalAmountDue : (before?.updatedBalance ?? 0);
      const due = owed + entry.studentCurrentCharge;
      return { seq: (before?.seq ?? 0) + 1, due, balance: due - entry.studentPaid, paid: entry.studentPaid };
    });
    expect(
      entries.map(({ seq, studentTotalAmountDue, updatedBalance, paidFor = [] }) => ({
        seq,
        due: studentTotalAmountDue,
        balance: updatedBalance,
        paid: sum(...paidFor.map(({ amount }) => amount)),
      })),
    ).toEqual(asTheyFollow);
  });

  it('has day books, registers and closings that come to what its desks took', async () => {
    const entries = (await entriesOf(office)).filter(({ paidFor }) => paidFor !== undefined);
    let [count, total] = [0, 0];
    for (const month of monthsBetween(FIRST_DAY.slice(0, 7), PLAN.today.slice(0, 7))) {
      const ofMonth = await dayBookOf(office, `${month}-01`, endOf(month));
      expect(ofMonth.ways).toEqual(Array.from({ length: 4 }, () => ofMonth.total));
      [count, total] = [count + ofMonth.count, total + ofMonth.total];
    }
    expect({ count, total }).toEqual({ count: entries.length, total: filled.collected });

    const { receipts, vouchers, numbers } = await registersOf(office, FIRST_DAY, PLAN.today);
    expect(receipts.count).toBe(filled.receipts);
    expect(vouchers.count).toBe(filled.refunds);
    expect(numbers).toEqual(numbersIn(entries));

    const closed = entries.filter(({ closing }) => closing !== undefined);
    const sumOfClosed = sum(...closed.map(({ studentPaid }) => studentPaid));
    const closings = closingsTotal(await closingsOf(office));
    expect(closings).toEqual({ count: closed.length, total: sumOfClosed, ways: [sumOfClosed, sumOfClosed] });
    // This morning's payments are not closed yet.
    const open = entries.filter(({ closing }) => closing === undefined);
    expect(open.every(({ collectedAt }) => collectedAt >= new Date(`${PLAN.today}T00:00:00+05:30`))).toBe(
      true,
    );
  });

  it('has teachers, each with sections and no rights (D58)', async () => {
    const { body } = await office.call<StaffAccountAnswer[]>('GET', '/api/staff');
    const taught = body.filter(({ role }) => role === 'teacher');
    expect(taught.map(({ username }) => username).sort()).toEqual([
      'farhan',
      'kavita',
      'meera',
      'pooja',
      'rakesh',
    ]);
    for (const { rights, teaching } of taught) {
      expect(rights).toEqual([]);
      expect(teaching.filter(({ isClassTeacher }) => isClassTeacher)).toHaveLength(1);
    }
  });

  it('has a school day: who was there in the last weeks, a calendar, a syllabus, a time table, and two exams (D62, D63, D64, D66, D67)', async () => {
    const { connection } = office;
    const count = (collection: string, filter: object = {}) =>
      connection.collection(collection).countDocuments(filter);
    expect(await count('teachersdays')).toBe(DAYS_MARKED);
    expect(await count('attendance')).toBeGreaterThan(DAYS_MARKED);
    const year = 'firstDay=2026-04-01&lastDay=2027-03-31';
    const occasions = await bodyOf(200, office.call<CalendarAnswer>('GET', `/api/office/calendar?${year}`));
    expect(occasions.filter(({ occasionKind }) => occasionKind === 'holiday')).toHaveLength(5);
    const examDays = occasions.filter(({ occasionKind }) => occasionKind === 'exam').map(lengthOf);
    expect(examDays).toHaveLength(4);
    expect(Math.max(...examDays)).toBeLessThan(10);
    const of = 'branch=MLMEC&class=6';
    const { subjects } = await bodyOf(
      200,
      office.call<ClassSyllabusAnswer>('GET', `/api/office/syllabus?${of}`),
    );
    const week = await office.call<SectionWeekAnswer>('GET', `/api/office/timeTable/section?${of}&section=a`);
    expect(week.body.lessons).toHaveLength(6 * 8);
    expect(week.body.lessons.filter(({ teacher }) => teacher !== undefined).length).toBeGreaterThan(10);
    const units = subjects.flatMap((one) => one.units);
    expect(units).toHaveLength(3 * 6);
    const { body: exams } = await office.call<ExamsAnswer>('GET', '/api/office/exams');
    expect(exams.map(({ branch, state }) => `${branch} ${state}`).sort()).toEqual([
      'MLMEC open',
      'MLMEC published',
      'MLMIC open',
      'MLMIC published',
    ]);
  });

  it('has defaulters, and a session that is closed', async () => {
    const { totals, list } = await defaultersOf(office, false);
    expect(list).toEqual(totals);
    expect(totals.students).toBeGreaterThan(0);
    const { closings } = await bodyOf(200, office.call<NewSessionAnswer>('GET', '/api/office/newSession'));
    expect(closings.map(({ session }) => session)).toEqual(['2025-26']);
  });

  const csvOf = async (at: TestOffice, language: string) => {
    const headers = { 'auth-token': at.admin, 'accept-language': language };
    return (await fetch(`${at.url}/api/office/exportStudents?as=csv`, { headers })).text();
  };

  it.each([
    ['en', 'DEMONSTRATION'],
    ['hi', 'केवल प्रदर्शन के लिए'],
  ])('says so in each row of a file in %s', async (language, mark) => {
    const lines = (await csvOf(office, language)).trim().split('\r\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => !line.startsWith(`${mark},`))).toEqual([]);
  });

  it('says so in a workbook', async () => {
    const headers = { 'auth-token': office.admin };
    const answer = await fetch(`${office.url}/api/office/exportStudents?as=xlsx`, { headers });
    const [sheet] = await readXlsx(Buffer.from(await answer.arrayBuffer()));
    expect(sheet?.data[0]?.[0]).toBe('DEMONSTRATION');
  });

  it('is told to everybody who asks; a school is none, and its files say nothing', async () => {
    const path = '/api/demonstration';
    const stranger = { token: '' };
    expect((await office.call('GET', path, undefined, stranger)).body).toEqual({ isDemonstration: true });
    const school = await TestOffice.openOn(FIRST_DAY);
    expect((await school.call('GET', path, undefined, stranger)).body).toEqual({ isDemonstration: false });
    expect(await csvOf(school, 'en')).toMatch(/^Student ID,/);
    await school.close();
  });
});

import readXlsx from 'read-excel-file/node';
import { attendanceShare } from '@school/domain';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import type { AttendanceTodayAnswer, SectionDayAnswer } from '../src/attendance/attendance.answers';
import type { OpenDrawersAnswer } from '../src/closings/closings.answers';
import type { CollectedTodayAnswer, DayBookAnswer } from '../src/day-book/day-book.answers';
import type { TotalsAnswer } from '../src/defaulters/defaulters.answers';
import type {
  GeneralReportAnswer,
  StaffReportAnswer,
  TodaysSummaryAnswer,
} from '../src/reports/reports.answers';
import type { DashboardAnswer } from '../src/students/students.answers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

/** A Monday, the day after it, and a day of the next month. */
const MONDAY = '2027-01-11';
const TUESDAY = '2027-01-12';
const LATER = '2027-02-16';
const THIRD = { branch: 'MLMEC', class: '3', section: 'a' } as const;

type Line = StaffReportAnswer['people'][number];

describe('the reports', () => {
  let office: TestOffice;
  let meena: StaffAccount;
  let ravi: StaffAccount;
  let khan: StaffAccount;
  const tokens = { meena: '', ravi: '', khan: '' };
  const idOf = ({ _id }: StaffAccount) => _id.toHexString();
  const goTo = (day: string, time = '10:00') => office.clock.stopAt(new Date(`${day}T${time}:00+05:30`));
  const get = async <Answer>(path: string, token = office.admin) =>
    (await office.call<Answer>('GET', `/api/${path}`, undefined, { token })).body;
  const staff = (query = '', token?: string) => get<StaffReportAnswer>(`office/reports/staff${query}`, token);
  const today = (token?: string) => get<TodaysSummaryAnswer>('office/reports/today', token);
  const general = (token?: string) => get<GeneralReportAnswer>('office/reports/general', token);
  const dayBook = (query = '') => get<DayBookAnswer>(`office/dayBook${query}`);
  const lineOf = ({ people }: StaffReportAnswer, { username }: StaffAccount): Line | undefined =>
    people.find(({ name }) => name.includes(username));

  const markDay = (day: string, revision: number, marks: Readonly<Record<string, string>>, reason?: string) =>
    office.call<SectionDayAnswer>(
      'PUT',
      '/api/office/attendance/day',
      {
        ...THIRD,
        day,
        revision,
        marks: Object.entries(marks).map(([studentID, attendance]) => ({ studentID, attendance })),
        ...(reason && { reason }),
      },
      { token: tokens.meena },
    );

  const byUpi = async (studentID: string, reference: string, token: string) => {
    const shown = await balanceOf(office, studentID);
    return office.call(
      'POST',
      '/api/office/depositFee',
      { ...depositOf(shown, 100), mode: 'UPI', reference },
      { token },
    );
  };

  beforeAll(async () => {
    office = await TestOffice.openOn(MONDAY);
    goTo(MONDAY);
    meena = await office.employ('meena', 'office');
    ravi = await office.employ('ravi', 'office');
    khan = await office.employ('khan.a', 'teacher');
    await office.connection
      .collection<StaffAccount>('staff')
      .updateOne({ _id: ravi._id }, { $set: { rights: ['students', 'collect'] } });
    tokens.meena = await office.tokenOf(meena);
    tokens.ravi = await office.tokenOf({ ...ravi, rights: ['students', 'collect'] });
    tokens.khan = await office.tokenOf(khan);
    await register(office, 'rep-1', { gender: 'female', previousBalance: 900 });
    await register(office, 'rep-2', { gender: 'male', previousBalance: 500 });
    await register(office, 'rep-3', { boardType: 'up', section: 'b', class: '5' });
    await register(office, 'rep-4', { section: 'b' });
    await pay(office, 'rep-1', 200, { token: tokens.meena });
    const wrong = await pay(office, 'rep-2', 300, { token: tokens.ravi });
    await office.call(
      'POST',
      '/api/office/voidReceipt',
      { studentID: 'rep-2', studentReceiptNo: wrong.body.studentReceiptNo, reason: 'Twice' },
      { token: office.admin },
    );
    await markDay(MONDAY, 0, { 'rep-1': 'present', 'rep-2': 'absent' });
    const marks = [{ teacher: idOf(khan), attendance: 'half' }];
    await office.call('PUT', '/api/office/attendance/teachers', { day: MONDAY, revision: 0, marks });
    goTo(TUESDAY);
    await byUpi('rep-1', '123456789012', tokens.meena);
    await pay(office, 'rep-3', 250, { token: tokens.ravi });
    goTo(LATER);
    await pay(office, 'rep-2', 150, { token: tokens.ravi });
    await byUpi('rep-3', '123456789013', tokens.ravi);
    await office.call(
      'PUT',
      '/api/office/updateStudent',
      { studentID: 'rep-4', boardRollNo: '17' },
      { token: tokens.meena },
    );
    // Handing a password to a family changes nothing of the student.
    const handed = { studentID: 'rep-2' };
    const given = await office.call('POST', '/api/office/familyPassword', handed, { token: tokens.meena });
    expect(given.status).toBeLessThan(300);
    const leaving = { studentID: 'rep-4', leftOn: LATER, leavingReason: 'moved' };
    const left = await office.call('DELETE', '/api/office/deleteStudent', leaving, { token: office.admin });
    expect(left.status).toBe(200);
  });
  afterAll(() => office.close());

  describe('of the staff', () => {
    it.each([
      ['today', ''],
      ['a day that is over', `?firstDay=${MONDAY}`],
      ['two days', `?firstDay=${MONDAY}&lastDay=${TUESDAY}`],
      ['the session', `?firstDay=2026-04-01&lastDay=${LATER}`],
      ['a range in which nothing was done', '?firstDay=2026-05-01&lastDay=2026-05-31'],
    ])('comes to what the day book comes to: %s, asked once and again', async (_, query) => {
      const { totals } = await dayBook(query);
      const { modes, collected, voided, refunded, total } = totals;
      for (let round = 0; round < 2; round += 1) {
        const report = await staff(query);
        expect(report.total.money).toEqual({ modes, collected, voided, refunded, total });
        const lines = report.people.filter(({ receipts, voids, refunds }) => receipts + voids + refunds > 0);
        expect(lines.map(({ id, money }) => [id, money.total]).sort()).toEqual(
          totals.collectors.map(({ key, amount }) => [key, amount]).sort(),
        );
      }
    });

    it('says who collected what, and who did what else', async () => {
      const report = await staff(`?firstDay=${MONDAY}&lastDay=${LATER}`);
      expect(report).toMatchObject({ isOwn: false, hidesCash: false, firstDay: MONDAY, lastDay: LATER });
      expect(lineOf(report, meena)).toMatchObject({
        role: 'office',
        receipts: 2,
        voids: 0,
        money: {
          modes: [
            { key: 'Cash', amount: 200 },
            { key: 'UPI', amount: 100 },
          ],
          total: 300,
        },
        deeds: { registered: 0, changed: 1, attendance: 1 },
      });
      expect(lineOf(report, ravi)).toMatchObject({ receipts: 4, money: { collected: 800 } });
      expect(report.people.find(({ role }) => role === 'admin')).toMatchObject({
        voids: 1,
        money: { collected: 0, voided: -300 },
        deeds: { left: 1 },
      });
    });

    it('counts the deeds that the audit log has', async () => {
      const { total } = await staff(`?firstDay=${MONDAY}&lastDay=${LATER}`);
      const lines = async (action: string) => {
        const query = `?action=${action}&from=${MONDAY}&to=${LATER}`;
        const answer = await office.call('GET', `/api/audit${query}`, undefined, { token: office.admin });
        return Number(answer.headers.get('X-Total-Count'));
      };
      expect(total.deeds).toMatchObject({
        registered: await lines('student-registered'),
        changed: await lines('student-changed'),
        left: await lines('student-left'),
        attendance: await lines('attendance-marked'),
      });
      expect(total.deeds.registered).toBe(4);
    });

    it('has the own days of a teacher', async () => {
      const report = await staff(`?firstDay=${MONDAY}&lastDay=${TUESDAY}`);
      expect(lineOf(report, khan)).toMatchObject({
        role: 'teacher',
        receipts: 0,
        days: { present: 0, half: 1, leave: 0, absent: 0 },
      });
      expect(lineOf(report, meena)).not.toHaveProperty('days');
    });

    it('is of one person where one is asked for', async () => {
      const report = await staff(`?firstDay=${MONDAY}&lastDay=${LATER}&person=${idOf(meena)}`);
      expect(report.people.map(({ id }) => id)).toEqual([idOf(meena)]);
      expect(report.total.money.total).toBe(300);
    });

    it('is of oneself alone for a clerk, whoever is asked for', async () => {
      const range = `?firstDay=${MONDAY}&lastDay=${LATER}`;
      const own = await staff(range, tokens.meena);
      expect(own).toMatchObject({ isOwn: true, hidesCash: false, total: { money: { total: 300 } } });
      expect(own.people.map(({ id }) => id)).toEqual([idOf(meena)]);
      const other = await staff(`${range}&person=${idOf(ravi)}`, tokens.meena);
      expect(other).toMatchObject({ people: [], total: { receipts: 0, money: { total: 0 } } });
    });

    it.each([
      ['of all days', MONDAY, LATER, 4, 100],
      ['of the days before the last', MONDAY, TUESDAY, 2, 0],
      ['of the last day', LATER, LATER, 2, 100],
    ])(
      'tells nobody the cash that has to be counted blind, before it is closed: %s (D86)',
      async (_, firstDay, lastDay, receipts, collected) => {
        const blind = await staff(`?firstDay=${firstDay}&lastDay=${lastDay}`, tokens.ravi);
        expect(blind).toMatchObject({ isOwn: true, hidesCash: true });
        expect(blind.total).toMatchObject({ receipts, money: { collected, total: collected } });
        const cash = blind.total.money.modes.find(({ key }) => key === 'Cash');
        expect(cash?.amount ?? 0).toBe(0);
      },
    );

    it('leaves as a file that ends with the totals', async () => {
      const path = `/api/office/reports/staff/export?as=xlsx&firstDay=${MONDAY}&lastDay=${LATER}`;
      const answer = await fetch(`${office.url}${path}`, { headers: { 'auth-token': office.admin } });
      const [sheet] = await readXlsx(Buffer.from(await answer.arrayBuffer()));
      const rows = sheet?.data ?? [];
      const { people, total } = await staff(`?firstDay=${MONDAY}&lastDay=${LATER}`);
      expect(rows).toHaveLength(people.length + 2);
      const column = rows[0]?.indexOf('Total') ?? -1;
      expect(rows.at(-1)?.[column]).toBe(total.money.total);
      expect(rows.slice(1, -1).reduce((sum, row) => sum + Number(row[column]), 0)).toBe(total.money.total);
    });

    it.each(['?firstDay=2026-02-30', '?lastDay=2026-11-22', '?person=x', '?person[$ne]=x'])(
      'refuses %s',
      async (query) => {
        const path = `/api/office/reports/staff${query}`;
        expect((await office.call('GET', path)).status).toBe(400);
      },
    );
  });

  describe("today's summary", () => {
    it('has the figures of the other screens', async () => {
      const [summary, collected, attendance, drawers, book] = await Promise.all([
        today(),
        get<CollectedTodayAnswer>('office/collectedToday'),
        get<AttendanceTodayAnswer>('office/attendance/today'),
        get<OpenDrawersAnswer>('office/openDrawers'),
        dayBook(),
      ]);
      expect(summary.day).toBe(LATER);
      expect(summary).toMatchObject({ receipts: collected.receipts, voids: collected.voids, refunds: 0 });
      const { modes, branches, total } = book.totals;
      expect(summary.money).toMatchObject({ modes, branches, total, collected: collected.collected });
      expect(summary.attendance).toEqual(attendance);
      expect(summary.openDrawers?.map(({ collectedBy }) => collectedBy)).toEqual(
        drawers.map(({ collectedBy }) => collectedBy),
      );
      expect(summary.deeds).toMatchObject({ registered: 0, left: 1, changed: 1, certificates: 0 });
    });

    it('names the sections that nobody marked', async () => {
      const { notMarked, attendance } = await today();
      expect(notMarked).toHaveLength(attendance.sections - attendance.markedSections);
      expect(notMarked).toContainEqual(expect.objectContaining(THIRD));
    });

    it('has what stands in the calendar today', async () => {
      const added = await office.call(
        'POST',
        '/api/office/calendar',
        { occasionKind: 'event', title: 'Sports day', firstDay: LATER, lastDay: LATER },
        { token: office.admin },
      );
      expect(added.status).toBeLessThan(300);
      expect((await today()).occasions).toMatchObject([{ title: 'Sports day', occasionKind: 'event' }]);
    });

    it('says nothing of money to a clerk without the right to reports', async () => {
      const summary = await today(tokens.ravi);
      expect(summary).not.toHaveProperty('money');
      expect(summary).not.toHaveProperty('openDrawers');
      expect(summary.receipts).toBe(2);
    });
  });

  describe('the general report', () => {
    it('has the figures of the other screens', async () => {
      const [report, { wings }, owed] = await Promise.all([
        general(),
        get<DashboardAnswer>('office/dashboard'),
        get<TotalsAnswer>('office/defaulters/totals'),
      ]);
      expect(report).toMatchObject({ day: LATER, session: '2026-27' });
      expect(report.total.students).toBe(wings.hindi.total + wings.english.total);
      expect([report.total.owing, report.total.outstanding]).toEqual([owed.students, owed.amount]);
      expect(report.total).toMatchObject({ students: 3, left: 1 });
      const third = report.classes.find((one) => one.branch === 'MLMEC' && one.class === '3');
      expect(third).toMatchObject({ students: 2, genders: { female: 1, male: 1, other: 0 }, left: 1 });
      for (const list of [report.classes, report.sections])
        expect(list.reduce((sum, { outstanding = 0 }) => sum + outstanding, 0)).toBe(owed.amount);
    });

    it('has what the day book has of each month of the session', async () => {
      const { months = [] } = await general();
      expect(months.map(({ month }) => month)).toEqual([
        '2026-04',
        '2026-05',
        '2026-06',
        '2026-07',
        '2026-08',
        '2026-09',
        '2026-10',
        '2026-11',
        '2026-12',
        '2027-01',
        '2027-02',
      ]);
      const january = await dayBook('?firstDay=2027-01-01&lastDay=2027-01-31');
      expect(months.find(({ month }) => month === '2027-01')).toMatchObject({
        collected: january.totals.collected,
        voided: january.totals.voided,
        total: january.totals.total,
      });
    });

    it('has the attendance of the session, also as it was corrected since', async () => {
      const tally = { present: 1, absent: 1, leave: 0, half: 0 };
      expect((await general()).total).toMatchObject({ tally, share: attendanceShare(tally) });
      const corrected = await markDay(MONDAY, 1, { 'rep-2': 'present' }, 'Came late');
      expect(corrected.status).toBe(200);
      expect((await general()).total).toMatchObject({
        tally: { ...tally, present: 2, absent: 0 },
        share: 100,
      });
    });

    it('counts no day that became a holiday since', async () => {
      const closing = { occasionKind: 'holiday', title: 'Rain', firstDay: MONDAY, lastDay: MONDAY };
      await office.call('POST', '/api/office/calendar', closing, { token: office.admin });
      const { total } = await general();
      expect(total.tally).toEqual({ present: 0, absent: 0, leave: 0, half: 0 });
      expect(total).not.toHaveProperty('share');
    });

    it('says nothing of money to a clerk without the right to reports', async () => {
      const report = await general(tokens.ravi);
      expect(report).not.toHaveProperty('months');
      for (const one of [report.total, ...report.classes, ...report.sections]) {
        expect(one).not.toHaveProperty('owing');
        expect(one).not.toHaveProperty('outstanding');
      }
      expect(report.total.students).toBe(3);
    });

    it.each([
      ['admin', true],
      ['ravi', false],
    ])('leaves as a file for %s, a section a line', async (who, isOfMoney) => {
      const token = who === 'ravi' ? tokens.ravi : office.admin;
      const answer = await fetch(`${office.url}/api/office/reports/general/export?as=csv`, {
        headers: { 'auth-token': token },
      });
      const lines = (await answer.text()).trim().split('\r\n');
      const report = await general(token);
      expect(lines).toHaveLength(report.sections.length + 2);
      expect(lines[0]?.includes('Outstanding')).toBe(isOfMoney);
    });

    it.each([
      ['2027-03-15', 0],
      ['2027-04-05', 1],
    ])('has who is registered in March for April as new from April on: %s', async (day, admitted) => {
      goTo(day);
      if (admitted === 0) await register(office, 'rep-5', { dateOfAdmission: '2027-04-01' });
      expect((await general()).total).toMatchObject({ students: 4, admitted });
    });
  });

  it.each(['staff', 'staff/export?as=csv', 'today', 'general', 'general/export?as=csv'])(
    'is shut to teachers: %s',
    async (path) => {
      const answer = await office.call('GET', `/api/office/reports/${path}`, undefined, {
        token: tokens.khan,
      });
      expect(answer.status).toBe(403);
    },
  );
});

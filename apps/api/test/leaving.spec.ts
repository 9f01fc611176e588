import { monthsBetween, schoolDate, schoolMonth, type AuditEntry } from '@school/domain';
import type { DashboardAnswer, ListedStudentAnswer, StudentAnswer } from '../src/students/students.answers';
import { bodyOf } from './school-year/answers';
import { anyText, textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { register } from './support/student';

describe('a student who leaves the school and comes back', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const admin = () => ({ token: office.admin });
  const month = () => schoolMonth(office.clock.now());
  /** Moves the clock to the first second of a later month. */
  const wait = (months: number) => {
    for (let passed = 0; passed < months; passed += 1) office.clock.goToNextMonth();
  };
  const leave = (studentID: string, seen?: number, more: object = {}) =>
    office.call('DELETE', '/api/office/deleteStudent', { studentID, outstandingDue: seen, ...more }, admin());
  const readmit = (studentID: string, place: object = { class: '3', section: 'a' }, token = office.clerk) =>
    office.call<StudentAnswer>('POST', '/api/office/readmitStudent', { studentID, ...place }, { token });
  const open = (studentID: string, query = '') =>
    office.call<StudentAnswer>('GET', `/api/office/getStudentById?studentID=${studentID}${query}`);
  const ids = async (query: string) =>
    (await office.call<ListedStudentAnswer[]>('GET', `/api/office/getAllStudents?${query}`)).body.map(
      ({ studentID }) => studentID,
    );
  const lines = async (studentID: string) =>
    (await office.call<AuditEntry[]>('GET', `/api/audit?subject=${studentID}`, undefined, admin())).body.map(
      ({ action, changes, by }) => ({ action, changes, by: by?.fname }),
    );

  it('stands in the list of those who left, with the day, and nowhere else in lists', async () => {
    await register(office, 'GONE-1', { studentFirstName: 'Tara' });
    await leave('GONE-1');
    expect(await ids('filter=tara')).toEqual([]);
    expect(await ids('left=false&filter=tara')).toEqual([]);
    expect(await ids('left=true&filter=tara')).toEqual(['GONE-1']);
    expect(await ids('left=true&class=3&section=a')).toEqual(['GONE-1']);
    expect(await ids('left=true&class=4')).toEqual([]);
    const list = await office.call<ListedStudentAnswer[]>(
      'GET',
      '/api/office/getAllStudents?left=true&size=5',
    );
    expect(list.headers.get('x-total-count')).toBe('1');
    expect(list.body[0]).toMatchObject({ studentID: 'GONE-1', leftAt: anyText });
    const file = await office.call<string>('GET', '/api/office/exportStudents?as=csv&left=true');
    const [heads, gone] = file.body.trim().split('\r\n');
    expect(heads).toMatch(/,Left on$/);
    expect(gone).toMatch(/^GONE-1,.*,\d{4}-\d\d-\d\d$/);
  });

  it('is opened with ledger and receipts by whoever asks for one who left, and by nobody else', async () => {
    await register(office, 'GONE-2');
    const paid = await pay(office, 'GONE-2', 100);
    await leave('GONE-2');
    expect((await open('GONE-2')).status).toBe(404);
    expect((await open('GONE-2', '&left=false')).status).toBe(404);
    const gone = await open('GONE-2', '&left=true');
    expect(gone).toMatchObject({ status: 200, body: { leftAt: anyText, fees: { outstandingDue: 200 } } });
    expect(gone.body.studentFeeReport).toEqual(paid.body.studentFeeReport);
    const number = encodeURIComponent(paid.body.studentReceiptNo);
    expect(
      (await office.call('GET', `/api/office/receipts/one?studentReceiptNo=${number}`)).body,
    ).toMatchObject({
      hasLeft: true,
    });
    await register(office, 'HERE-2');
    expect((await open('HERE-2', '&left=true')).body).not.toHaveProperty('leftAt');
  });

  it('stays where somebody looked at other dues than there are', async () => {
    await register(office, 'GONE-3');
    expect(await leave('GONE-3', 0)).toMatchObject({
      status: 409,
      body: { message: textWith('Balance has changed') },
    });
    await pay(office, 'GONE-3', 100);
    expect((await leave('GONE-3', 300)).status).toBe(409);
    expect((await open('GONE-3')).status).toBe(200);
    expect(await leave('GONE-3', 200)).toMatchObject({
      status: 200,
      body: { studentID: 'GONE-3', left: true },
    });
  });

  it('has left already where the same is sent once more, as its answer was lost', async () => {
    await register(office, 'GONE-4');
    await leave('GONE-4', 300);
    expect(await leave('gone-4', 300)).toMatchObject({
      status: 200,
      body: { studentID: 'GONE-4', left: true },
    });
    expect((await leave('GONE-4', 300, { leavingReason: 'moved' })).status).toBe(404);
    expect((await leave('GONE-4', 300, { remark: 'Moved' })).status).toBe(404);
    expect((await lines('GONE-4')).map(({ action }) => action)).toEqual([
      'student-left',
      'student-registered',
    ]);
  });

  it('comes back under the same ID, with what was owed, and is not charged for the months away', async () => {
    await register(office, 'BACK-1', { studentFirstName: 'Meera' });
    await pay(office, 'BACK-1', 100);
    const leaving = month();
    await leave('BACK-1');
    wait(3);
    const back = await readmit('back-1', { class: '3', section: 'b' });
    expect(back).toMatchObject({
      status: 200,
      body: { studentID: 'BACK-1', section: 'b', fees: { previousBalance: 200, currentCharge: 300 } },
    });
    expect(back.body).not.toHaveProperty('leftAt');
    expect(back.body.neverCharged).toEqual([]);
    expect(await ids('filter=meera')).toEqual(['BACK-1']);
    expect(await ids('left=true&filter=meera')).toEqual([]);
    expect((await pay(office, 'BACK-1')).status).toBe(201);
    wait(1);
    expect(await balanceOf(office, 'BACK-1')).toMatchObject({
      fees: { previousBalance: 0, currentCharge: 300, outstandingDue: 300 },
    });
    expect(monthsBetween(leaving, month())).toHaveLength(5);
    expect((await lines('BACK-1')).map(({ action }) => action)).toEqual([
      'student-returned',
      'student-left',
      'student-registered',
    ]);
  });

  it('says in the audit log who did it, what was owed, and what changed with it', async () => {
    await register(office, 'BACK-2');
    await leave('BACK-2', 300);
    await readmit('BACK-2', { class: '4', section: 'c' });
    expect((await lines('BACK-2')).slice(0, 2)).toEqual([
      {
        action: 'student-returned',
        by: 'clerk-one',
        changes: expect.arrayContaining([
          { field: 'class', before: '3', after: '4' },
          { field: 'section', before: 'a', after: 'c' },
        ]) as unknown,
      },
      {
        action: 'student-left',
        by: 'Admin',
        changes: [
          { field: 'leftOn', after: schoolDate(office.clock.now()) },
          { field: 'leavingReason', after: 'other' },
          { field: 'outstandingDue', after: '300' },
          { field: 'monthlyFee', before: '300', after: '0' },
        ],
      },
    ]);
  });

  it('is charged for the months before in the class of then', async () => {
    await register(office, 'BACK-3');
    wait(1);
    await leave('BACK-3');
    wait(2);
    const back = await readmit('BACK-3', { class: '6', section: 'a' });
    expect(back.body.studentFeeReport.map(({ studentCurrentCharge }) => studentCurrentCharge)).toEqual([
      300, 300,
    ]);
    expect(back.body.fees).toMatchObject({ previousBalance: 600, currentCharge: 450, outstandingDue: 1050 });
  });

  it('goes and comes within a month without being charged twice', async () => {
    await register(office, 'BACK-4');
    await pay(office, 'BACK-4');
    await leave('BACK-4');
    await readmit('BACK-4');
    expect((await balanceOf(office, 'BACK-4')).fees.outstandingDue).toBe(0);
    await leave('BACK-4', 0);
    expect((await readmit('BACK-4')).status).toBe(200);
  });

  it('has not left before it was back', async () => {
    await register(office, 'BACK-7');
    await leave('BACK-7');
    await readmit('BACK-7');
    const leftOn = schoolDate(new Date(office.clock.now().getTime() - 24 * 3_600_000));
    expect(await leave('BACK-7', undefined, { leftOn })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'leftOn' }] },
    });
  });

  it.each([
    ['somebody who is there', 'HERE-2', { class: '3', section: 'a' }, 409, 'studentID'],
    ['nobody', 'NOBODY', { class: '3', section: 'a' }, 404, 'studentID'],
    ['a class of the other medium', 'GONE-1', { class: 'hindi', section: 'a' }, 400, 'class'],
    ['class 11 without a stream', 'GONE-1', { class: '11', section: 'a' }, 400, 'stream'],
    ['no class', 'GONE-1', { section: 'a' }, 400, 'class'],
    ['no section', 'GONE-1', { class: '3' }, 400, 'section'],
  ])('does not take back %s', async (_, studentID, place, status, field) => {
    expect(await readmit(studentID, place)).toMatchObject({ status, body: { details: [{ field }] } });
  });

  it('neither goes, comes back nor changes class by a clock that was set back before the last receipt: paid months would be nobody’s (D73)', async () => {
    await register(office, 'CLOCK-1');
    await register(office, 'CLOCK-2');
    for (const months of [0, 1, 1, 1]) {
      wait(months);
      for (const id of ['CLOCK-1', 'CLOCK-2']) await pay(office, id);
    }
    await leave('CLOCK-2');
    const entries = async (studentID: string) =>
      (await balanceOf(office, studentID)).student.studentFeeReport.map(
        ({ studentReceiptNo }) => studentReceiptNo,
      );
    const before = [await entries('CLOCK-1'), await entries('CLOCK-2')];
    const change = () =>
      office.call('PUT', '/api/office/updateStudent', { studentID: 'CLOCK-1', class: '4' }, admin());
    const clockBehind = async () =>
      (await bodyOf(200, office.call<DashboardAnswer>('GET', '/api/office/dashboard'))).clockBehind;
    const back = 40 * 86_400_000;
    office.clock.advance(-back);
    expect(await clockBehind()).not.toBeNull();
    for (const dated of [change, () => leave('CLOCK-1'), () => readmit('CLOCK-2')])
      expect(await dated()).toMatchObject({ status: 409, body: { message: textWith('clock') } });
    office.clock.advance(back);
    expect(await clockBehind()).toBeNull();
    expect([await entries('CLOCK-1'), await entries('CLOCK-2')]).toEqual(before);
    for (const dated of [change, () => leave('CLOCK-1'), () => readmit('CLOCK-2')])
      expect(await dated()).toMatchObject({ status: 200 });
  });

  it('is taken back once where two desks do it at once', async () => {
    const answers = await Promise.all([readmit('GONE-1'), readmit('GONE-1', { class: '3', section: 'b' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('has come back already where the same is sent once more, as its answer was lost', async () => {
    await register(office, 'BACK-5');
    expect((await readmit('BACK-5')).status).toBe(409);
    await leave('BACK-5');
    const first = await readmit('BACK-5');
    expect(await readmit('back-5')).toMatchObject({ status: 200, body: { studentID: 'BACK-5' } });
    expect((await readmit('BACK-5')).body.fees).toEqual(first.body.fees);
    expect((await readmit('BACK-5', { class: '3', section: 'b' })).status).toBe(409);
    expect((await lines('BACK-5')).map(({ action }) => action)).toEqual([
      'student-returned',
      'student-left',
      'student-registered',
    ]);
  });
});

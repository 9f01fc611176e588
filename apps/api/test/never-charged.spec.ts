import { monthsBetween, nextMonth, schoolMonth, startOfMonth } from '@school/domain';
import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import type { StudentAnswer } from '../src/students/students.answers';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { register } from './support/student';

const DAY = 86_400_000;
const reason = 'Not charged so far';

describe('the months that a student was never charged for', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    // Starts in a June, so that the months left out lie in one session, whenever the test runs.
    const june = startOfMonth(`${schoolMonth(office.clock.now()).slice(0, 4)}-06`).getTime();
    office.clock.advance(
      june + (june < office.clock.now().getTime() ? 366 : 1) * DAY - office.clock.now().getTime(),
    );
    await register(office, 'left-out', { feesFrom: nextApril() });
    await register(office, 'charged');
    office.clock.advance(100 * DAY);
  });
  afterAll(() => office.close());

  const month = () => schoolMonth(office.clock.now());
  /** The April after the registration; all months before it are left out. */
  const nextApril = () => `${Number(month().slice(0, 4)) + 1}-04`;
  const studentOf = async (studentID: string) =>
    (await office.call<StudentAnswer>('GET', `/api/office/getStudentById?studentID=${studentID}`)).body;
  const book = (months: unknown, options: Parameters<TestOffice['call']>[3] = {}) =>
    office.call<PaymentAnswer>(
      'POST',
      '/api/office/bookMonths',
      { studentID: 'left-out', months, reason },
      options,
    );

  it('are listed with what they cost; a student who is charged by itself has none', async () => {
    const { registered, leftOut } = await leftOutMonths();
    expect(leftOut).toEqual(
      monthsBetween(registered, month())
        .filter((one) => one < month() && one < nextApril())
        .map((one) => ({ month: one, amount: 300 })),
    );
    expect(leftOut.length).toBeGreaterThan(1);
    expect((await studentOf('charged')).neverCharged).toEqual([]);
  });

  const leftOutMonths = async () => ({
    registered: schoolMonth(new Date(office.clock.now().getTime() - 100 * DAY)),
    leftOut: (await studentOf('left-out')).neverCharged,
  });

  it.each([
    ['no month', () => [], 400],
    ['a month that no year has', () => [{ month: '2026-13', amount: 300 }], 400],
    ['a month without an amount', () => [{ month: '2026-10' }], 400],
    ['nothing', () => undefined, 400],
    ['the current month', () => [{ month: month(), amount: 300 }], 409],
    ['a month at another fee', async () => [{ ...(await leftOutMonths()).leftOut[0], amount: 1 }], 409],
  ])('are not charged for %s', async (_, months, status) => {
    const before = await balanceOf(office, 'left-out');
    expect((await book(await months())).status).toBe(status);
    expect(await balanceOf(office, 'left-out')).toEqual(before);
  });

  it('are charged once by one key, are owed then, and are listed no more', async () => {
    const { leftOut } = await leftOutMonths();
    const [first] = leftOut;
    const headers = { 'Idempotency-Key': 'months-of-one-key' };
    const [one, again] = [await book([first], { headers }), await book([first], { headers })];
    expect([one.status, again.status]).toEqual([201, 201]);
    expect(again.body.studentReceiptNo).toBe(one.body.studentReceiptNo);
    expect((await book(leftOut, { headers })).status).toBe(422);
    expect(await book([first])).toMatchObject({
      status: 409,
      body: { message: 'These months or their fees have changed. Check them and try again.' },
    });
    const { neverCharged, fees, studentFeeReport } = await studentOf('left-out');
    expect(neverCharged).toEqual(leftOut.slice(1));
    expect(fees?.previousBalance).toBe(300);
    expect(studentFeeReport).toMatchObject([
      { kind: 'charge', charges: [{ head: 'monthly', month: first?.month, amount: 300, reason }] },
    ]);
  });

  it('are paid at the counter like any other due', async () => {
    const { leftOut } = await leftOutMonths();
    expect((await book(leftOut)).status).toBe(201);
    const said = await office.call<AuditAnswer>('GET', '/api/audit?action=charge-added', undefined, {
      token: office.admin,
    });
    expect(said.body[0]?.changes).toContainEqual({ field: 'amount', after: String(300 * leftOut.length) });
    const { fees } = await balanceOf(office, 'left-out');
    expect(fees.outstandingDue).toBe(300 * (leftOut.length + 1));
    const { body } = await pay(office, 'left-out');
    expect(body.studentFeeReport.at(-1)).toMatchObject({
      updatedBalance: 0,
      studentPaid: fees.outstandingDue,
    });
  });

  it('has nothing to charge for whoever was charged each month', async () => {
    const wanted = [{ month: nextMonth(month()), amount: 300 }];
    const answer = await office.call('POST', '/api/office/bookMonths', {
      studentID: 'charged',
      months: wanted,
      reason,
    });
    expect(answer.status).toBe(409);
  });
});

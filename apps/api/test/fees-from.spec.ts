import { feesFromMonths, nextMonth, sampleRegistration, schoolDate, schoolMonth } from '@school/domain';
import { TestOffice } from './support/office';
import { balanceOf } from './support/payment';
import { register, signatureOf } from './support/student';

describe('the month from which a new student is charged', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const month = () => schoolMonth(office.clock.now());
  const offered = () => feesFromMonths(month());
  const studentOf = async (studentID: string) =>
    (await office.call('GET', `/api/office/getStudentById?studentID=${studentID}`)).body;
  const tryToRegister = async (studentID: string, feesFrom: unknown, more: object = {}) =>
    office.call(
      'POST',
      '/api/student/register-student',
      sampleRegistration({ studentID, signatureRef: await signatureOf(office), feesFrom, ...more }),
    );

  it.each([
    ['left-out', undefined],
    ['empty', ''],
    ['nothing', null],
  ])('is that of the registration when it is %s', async (studentID, feesFrom) => {
    await register(office, studentID, { feesFrom });
    expect((await studentOf(studentID))['feesFrom']).toBe(month());
  });

  it('may be the April of this session: every month since is owed at once', async () => {
    const [april = ''] = offered();
    await register(office, 'since-april', { feesFrom: april });
    const { fees, student } = await balanceOf(office, 'since-april');
    const passed = offered().filter((one) => one < month());
    expect(student.studentFeeReport.map((entry) => entry.month)).toEqual(passed);
    expect(fees.outstandingDue).toBe(300 * (passed.length + 1));
  });

  it('may be the April of the next: nothing is owed until then', async () => {
    const april = offered().at(-1) ?? '';
    await register(office, 'next-april', { feesFrom: april });
    expect(await studentOf('next-april')).toMatchObject({
      feesFrom: april,
      studentFeeReport: [],
      fees: { currentCharge: 0, outstandingDue: 0 },
    });
  });

  const beforeAndAfter = (): [string, string] => {
    const [first = ''] = offered();
    return [`${Number(first.slice(0, 4))}-03`, nextMonth(offered().at(-1) ?? '')];
  };
  const notOffered = 'Choose a month from April of this session to April of the next';
  it.each<[string, () => unknown, string]>([
    ['a month of the last session', () => beforeAndAfter()[0], notOffered],
    ['a month after next April', () => beforeAndAfter()[1], notOffered],
    ['a month that no year has', () => '2026-13', notOffered],
    ['no month at all', () => 'soon', notOffered],
    ['a number', () => 202_611, 'Fees from must be text'],
  ])('is refused, and nobody is registered: %s', async (_, feesFrom, sentence) => {
    const answer = await tryToRegister('refused', feesFrom());
    expect(answer).toMatchObject({
      status: 400,
      body: { message: sentence, details: [{ field: 'feesFrom', message: sentence }] },
    });
    expect((await office.call('GET', '/api/office/getStudentById?studentID=refused')).status).toBe(404);
  });

  it('is refused together with a birth that is not over by the clock of the school', async () => {
    const today = schoolDate(office.clock.now());
    const born = { dateOfBirth: today, dateOfAdmission: today };
    const { status, body } = await tryToRegister('unborn', beforeAndAfter()[0], born);
    expect({ status, details: body['details'] }).toEqual({
      status: 400,
      details: [
        { field: 'dateOfBirth', message: 'Date of birth must be in the past' },
        { field: 'feesFrom', message: notOffered },
      ],
    });
    office.clock.advance(86_400_000);
    expect((await tryToRegister('born', undefined, born)).status).toBe(201);
  });

  it('follows the clock of the school into the next session', async () => {
    const [, ...months] = offered();
    const april = months.at(-1) ?? '';
    while (month() < april) office.clock.advance(86_400_000);
    expect((await tryToRegister('new-year', months[0])).status).toBe(400);
    expect((await tryToRegister('new-year', april)).status).toBe(201);
  });

  it('is not changed by an update', async () => {
    await register(office, 'updated');
    const [april = ''] = offered();
    const before = await studentOf('updated');
    const update = { studentID: 'updated', feesFrom: april, section: 'b' };
    expect(await office.call('PUT', '/api/office/updateStudent', update)).toMatchObject({
      status: 200,
      body: { section: 'b', feesFrom: before['feesFrom'] },
    });
  });
});

import { nextMonth, schoolMonth, type AuditEntry } from '@school/domain';
import type { StudentAnswer } from '../src/students/students.answers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

describe('a standing concession', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const month = () => schoolMonth(office.clock.now());
  const wait = () => office.clock.goToNextMonth();
  const ten = (studentID: string, changes: object = {}) => ({
    studentID,
    concession: 'sibling',
    unit: 'percent',
    value: 10,
    from: month(),
    reason: 'Brother of 1001',
    ...changes,
  });
  const give = (body: object, { token = office.admin, headers = {} } = {}) =>
    office.call<StudentAnswer>('POST', '/api/office/giveStandingConcession', body, { token, headers });
  const end = (body: object, token = office.admin) =>
    office.call<StudentAnswer>('POST', '/api/office/endStandingConcession', body, { token });
  const given = async (studentID: string) => {
    const path = `/api/office/getStudentById?studentID=${studentID}`;
    return (await office.call<StudentAnswer>('GET', path)).body.concessions;
  };

  it('lowers this month, is seen by the clerk, and paid with the rest', async () => {
    await register(office, 'sibling');
    expect(await given('sibling')).toEqual([]);
    const answer = await give(ten('sibling'));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      concessions: [
        { concession: 'sibling', unit: 'percent', value: 10, from: month(), givenBy: 'Admin (admin)' },
      ],
      fees: { currentCharge: 270, outstandingDue: 270 },
    });
    expect(await given('sibling')).toEqual(answer.body.concessions);
    const { body } = await pay(office, 'sibling');
    expect(body.studentFeeReport).toMatchObject([
      {
        studentCurrentCharge: 270,
        updatedBalance: 0,
        charges: [
          {
            head: 'monthly',
            month: month(),
            amount: 270,
            concessions: [{ concession: 'sibling', amount: 30 }],
          },
        ],
      },
    ]);
  });

  it.each([
    ['a tenth', { value: '10' }, '10'],
    ['rupees and paise', { unit: 'rupees', value: '99.50' }, '99.5'],
  ])('is in the log as it was typed: %s', async (_, typed, expected) => {
    const studentID = `logged-${expected.replace('.', '-')}`;
    await register(office, studentID);
    await give(ten(studentID, typed));
    const log = await office.call<AuditEntry[]>('GET', `/api/audit?subject=${studentID}`, undefined, {
      token: office.admin,
    });
    const entry = log.body.find(({ action }) => action === 'concession-given');
    expect(entry?.changes).toContainEqual({ field: 'value', after: expected });
  });

  it('is refused to a payment that was worked out without it', async () => {
    await register(office, 'meanwhile');
    const seen = await balanceOf(office, 'meanwhile');
    await give(ten('meanwhile'));
    const answer = await office.call('POST', '/api/office/depositFee', depositOf(seen, 300));
    expect(answer).toMatchObject({ status: 409, body: { details: [{ field: 'currentCharge' }] } });
  });

  it('is given once for each key, however often it is sent at once', async () => {
    await register(office, 'once');
    const headers = { 'Idempotency-Key': 'given-by-a-double-click' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => give(ten('once'), { headers })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await given('once')).toHaveLength(1);
    expect((await give(ten('once', { value: 20 }), { headers })).status).toBe(422);
    expect(await given('once')).toHaveLength(1);
  });

  beforeAll(() => register(office, 'refused'));

  it.each<[string, object, 400 | 404, string]>([
    ['from a month that passed', { from: '2020-04' }, 400, 'from'],
    ['of more than the whole fee', { value: 101 }, 400, 'value'],
    ['of nothing', { value: 0 }, 400, 'value'],
    ['without a reason', { reason: ' ' }, 400, 'reason'],
    ['to nobody', { studentID: 'nobody' }, 404, 'studentID'],
  ])('is not given %s', async (_, changes, status, field) => {
    expect(await give(ten('refused', changes))).toMatchObject({ status, body: { details: [{ field }] } });
    expect(await given('refused')).toEqual([]);
  });

  it('is given and ended by an administrator alone', async () => {
    await register(office, 'clerk');
    expect((await give(ten('clerk'), { token: office.clerk })).status).toBe(403);
    const [first] = (await give(ten('clerk'))).body.concessions;
    const body = { studentID: 'clerk', id: first?.id, from: month(), reason: 'Mistake' };
    expect((await end(body, office.clerk)).status).toBe(403);
    expect((await end(body)).status).toBe(200);
  });

  // This case is last: the clock of this office only moves forward.
  it('touches no month that passed, and ends with the month that was chosen', async () => {
    await register(office, 'years');
    const registered = month();
    wait();
    await give(ten('years', { unit: 'rupees', value: '99.50' }));
    const lines = async () =>
      (await balanceOf(office, 'years')).student.studentFeeReport.map((line) => [
        line.month,
        line.studentCurrentCharge,
      ]);
    expect(await lines()).toEqual([[registered, 300]]);
    const lowered = month();
    wait();
    const [first] = await given('years');
    const body = { studentID: 'years', id: first?.id, from: nextMonth(month()), reason: 'Brother left' };
    const ended = await end(body);
    expect(ended.body.concessions).toMatchObject([
      { endedFrom: body.from, endedBy: 'Admin (admin)', endReason: 'Brother left' },
    ]);
    // The same call again, as after a lost answer.
    expect((await end(body)).body).toEqual(ended.body);
    const last = month();
    wait();
    wait();
    expect(await lines()).toEqual([
      [registered, 300],
      [lowered, 200.5],
      [last, 200.5],
      [body.from, 300],
    ]);
    expect(await end({ ...body, from: month() })).toMatchObject({
      status: 409,
      body: { message: 'This concession has already ended' },
    });
  });
});

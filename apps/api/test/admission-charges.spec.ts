import { feesFromMonths, sampleRegistration, schoolMonth } from '@school/domain';
import { TestOffice } from './support/office';
import { textLike } from './support/matchers';
import { balanceOf, pay } from './support/payment';
import { signatureOf } from './support/student';

describe('the fees that are paid once, at the registration', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const send = async (studentID: string, changes: object = {}, key?: string) =>
    office.call(
      'POST',
      '/api/student/register-student',
      sampleRegistration({ studentID, signatureRef: await signatureOf(office), ...changes }),
      key === undefined ? {} : { headers: { 'Idempotency-Key': key } },
    );
  const linesOf = async (studentID: string) => {
    const { student } = await balanceOf(office, studentID);
    return student.studentFeeReport.map((line) => [
      line.studentPaymentToward,
      line.studentCurrentCharge,
      line.updatedBalance,
    ]);
  };

  it.each([
    ['left-out', {}],
    ['off', { admissionCharges: false }],
    ['nothing', { admissionCharges: null }],
  ])('are not charged when that is %s', async (studentID, changes) => {
    expect((await send(studentID, changes)).status).toBe(201);
    expect(await linesOf(studentID)).toEqual([]);
  });

  it('are charged by the registration itself when it says so, after what was owed before', async () => {
    expect((await send('ticked', { admissionCharges: true, previousBalance: 100.5 })).status).toBe(201);
    expect(await linesOf('ticked')).toEqual([
      ['other', 0, 100.5],
      ['registration', 400, 500.5],
      ['security', 400, 900.5],
    ]);
    const { student, fees } = await balanceOf(office, 'ticked');
    expect(student.studentFeeReport.at(-1)).toMatchObject({
      kind: 'charge',
      collectedBy: 'clerk-one',
      charges: [{ head: 'security', reason: 'Admission', month: schoolMonth(office.clock.now()) }],
    });
    expect(fees.outstandingDue).toBe(1200.5);
  });

  it('come after the months that passed, when the fees begin with April', async () => {
    const [april = ''] = feesFromMonths(schoolMonth(office.clock.now()));
    await send('april', { admissionCharges: true, feesFrom: april });
    const { student } = await balanceOf(office, 'april');
    const months = student.studentFeeReport.map(({ month }) => month);
    expect(months).toEqual([...months].sort());
    expect(student.studentFeeReport.at(-1)).toMatchObject({ studentPaymentToward: 'security' });
  });

  it('are charged once, also when the family comes again after a month that it did not pay', async () => {
    await send('skips', { admissionCharges: true });
    await pay(office, 'skips');
    office.clock.advance(70 * 24 * 3_600_000);
    office.clerk = await office.tokenOf(await office.employ('clerk-later', 'office'));
    await pay(office, 'skips');
    const charged = (await linesOf('skips')).filter(([toward]) => toward === 'security');
    expect(charged).toHaveLength(1);
  });

  it('are charged once when a lost answer makes the page send the registration again', async () => {
    const asked = { admissionCharges: true };
    const answers = await Promise.all([1, 2, 3].map(() => send('again', asked, 'registration-again')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body['_id'])).size).toBe(1);
    expect(await linesOf('again')).toHaveLength(2);
  });

  it.each([
    ['with another Student ID, as the next free one is another by now', { studentID: 'free-now' }],
    ['with other content', { section: 'b' }],
    ['with another password', { password: 'other@123' }],
  ])('are charged to nobody by what comes under the same key %s', async (what, changes) => {
    const first = { studentID: `first-${what.length}`, admissionCharges: true };
    const key = `registration-${what.length}`;
    await send(first.studentID, first, key);
    expect(await send(first.studentID, { ...first, ...changes }, key)).toMatchObject({
      status: 422,
      body: { message: textLike(new RegExp(first.studentID)), details: [{ field: 'studentID' }] },
    });
    expect(await linesOf(first.studentID)).toHaveLength(2);
    expect((await office.call('GET', '/api/office/getStudentById?studentID=free-now')).status).toBe(404);
  });

  it.each([
    ['without a key', {}, undefined],
    ['under another key', {}, 'registration-other'],
  ])('leave the Student ID taken for a registration that comes %s', async (_, changes, key) => {
    await send('taken', {}, 'registration-first');
    expect(await send('taken', changes, key)).toMatchObject({
      status: 409,
      body: { details: [{ field: 'studentID' }] },
    });
  });
});

import type { AuditAnswer } from '../src/audit-log/audit.answers';
import { AUDIT } from '../src/audit/audit.schema';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import { ADMIN, passwordOf } from './support/admin';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

const ADHAAR = '432143214321';

describe('the audit log', () => {
  let office: TestOffice;
  beforeEach(async () => (office = await TestOffice.open({ TRUST_PROXY: '1' })));
  afterEach(() => office.close());

  const log = async (query = '', token = office.admin) =>
    office.call<AuditAnswer>('GET', `/api/audit${query}`, undefined, { token });
  const lines = async (query = '') => (await log(query)).body;
  const change = (body: object, token = office.clerk, headers = {}) =>
    office.call('PUT', '/api/office/updateStudent', { studentID: '1001', ...body }, { token, headers });

  it('says who changed what of a student, from where, with before and after, and nothing secret', async () => {
    await register(office, '1001');
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    await change(
      {
        studentFirstName: 'Usha',
        class: '4',
        adhaarNumber: ADHAAR,
        password: 'a new secret',
        personalDetail: { fatherName: 'Suresh' },
      },
      office.clerk,
      headers,
    );
    const [changed, registered] = await lines('?subject=1001');
    expect(changed).toMatchObject({
      action: 'student-changed',
      by: { username: 'clerk-one' },
      address: '203.0.113.5',
      subject: { kind: 'student', id: '1001', name: 'Asha Verma' },
    });
    expect(changed?.changes).toEqual(
      expect.arrayContaining([
        { field: 'studentFirstName', before: 'Asha', after: 'Usha' },
        expect.objectContaining({ field: 'class', after: '4' }),
        expect.objectContaining({ field: 'personalDetail.fatherName', after: 'Suresh' }),
        { field: 'adhaarNumber', isHidden: true },
        { field: 'password', isHidden: true },
      ]),
    );
    expect(changed?.changes).toHaveLength(5);
    expect(registered).toMatchObject({ action: 'student-registered', by: { username: 'clerk-one' } });
    const stored = JSON.stringify(
      await office.connection
        .collection('audit')
        .find({ at: { $gt: new Date(0) } })
        .toArray(),
    );
    for (const secret of [ADHAAR, 'a new secret', 'school@123', '$argon2', ADMIN.password])
      expect(stored).not.toContain(secret);
  });

  it('has everything that somebody does, and payments in the register of receipts alone', async () => {
    await register(office, '1001', { previousBalance: 500 });
    const send = (path: string, body: object, method = 'POST') =>
      office.call(method, `/api/${path}`, body, { token: office.admin });
    const paid = await pay(office, '1001', 100);
    const studentReceiptNo = paid.body.studentFeeReport.at(-1)?.studentReceiptNo;
    await send('office/voidReceipt', { studentID: '1001', studentReceiptNo, reason: 'Wrong student' });
    await send('office/addCharge', { studentID: '1001', head: 'fine', amount: 50, reason: 'Late' });
    const closing = { openingFloat: 0, counts: { '100': 0 }, reason: 'None' };
    const closed = await send('office/closings', closing);
    await send('office/deleteStudent', { studentID: '1001' }, 'DELETE');
    await office.call(
      'POST',
      '/api/office/register',
      { fname: 'Meena', username: 'meena', password: 'chalk and dust', passwordAgain: 'chalk and dust' },
      { token: '' },
    );
    const meena = await office.connection.collection('staff').findOne({ foldedUsername: 'meena' });
    await send('staff/letIn', { staffID: String(meena?._id), currentPassword: ADMIN.password });
    await office.login('meena', 'wrong guess');
    await office.login('meena', 'chalk and dust');
    await office.login('nobody', 'chalk and dust');
    const actions = (await lines('?size=100')).map(({ action }) => action).toReversed();
    expect(actions).toEqual([
      'account-made',
      'signed-in',
      'student-registered',
      'entry-reversed',
      'charge-added',
      ...(closed.status < 300 ? ['drawer-closed'] : []),
      'student-left',
      'account-made',
      'account-let-in',
      'sign-in-failed',
      'signed-in',
    ]);
    const [voided] = await lines('?action=entry-reversed');
    expect(voided?.changes).toEqual(
      expect.arrayContaining([
        { field: 'voids', after: studentReceiptNo },
        { field: 'amount', after: '100' },
        { field: 'paidAmount', after: '100' },
        { field: 'reason', after: 'Wrong student' },
      ]),
    );
    const [letIn] = await lines('?action=account-let-in');
    expect(letIn?.changes).toEqual([{ field: 'staffStatus', before: 'waiting', after: 'active' }]);
  });

  it('says what left the drawer with a payment that is taken back, also where the balance stays as it was (D76)', async () => {
    await register(office, '1002');
    const fee = { head: 'tc', amount: 200, reason: 'Leaves' };
    const shown = await balanceOf(office, '1002');
    const paid = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', {
      ...depositOf(shown, 200),
      currentCharge: shown.fees.currentCharge + 200,
      toward: 'tc',
      charges: [fee],
    });
    expect(paid.status).toBe(201);
    const studentReceiptNo = paid.body.studentFeeReport.at(-1)?.studentReceiptNo;
    await office.call('POST', '/api/office/takeBackPayment', { studentID: '1002', studentReceiptNo });
    const [back] = await lines('?action=payment-taken-back');
    expect(back?.changes).toContainEqual({ field: 'paidAmount', after: '200' });
  });

  it('is for administrators alone, and nothing in it can be changed by a call', async () => {
    expect((await log('', office.clerk)).status).toBe(403);
    expect((await log('', '')).status).toBe(401);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await office.call(method, '/api/audit', {}, { token: office.admin })).status).toBe(404);
  });

  it('is narrowed by day, action, account and subject, and paged', async () => {
    await register(office, '1001');
    for (const studentFirstName of ['Usha', 'Nisha', 'Disha']) await change({ studentFirstName });
    const paged = await log('?subject=1001&size=2&page=2');
    expect(paged.headers.get('x-total-count')).toBe('4');
    expect(paged.body.map(({ action }) => action)).toEqual(['student-changed', 'student-registered']);
    const { _id: clerk } =
      (await office.connection.collection('staff').findOne({ foldedUsername: 'clerk-one' })) ?? {};
    expect(await lines(`?account=${String(clerk)}&action=student-changed`)).toHaveLength(3);
    expect(await lines('?to=2020-01-01')).toEqual([]);
    expect((await lines('?from=2020-01-01')).length).toBeGreaterThan(4);
    expect((await log('?action=everything')).status).toBe(400);
  });

  it('writes no line for a change that is refused, or that changes nothing', async () => {
    await register(office, '1001');
    expect((await change({ class: 'thirteen' })).status).toBe(400);
    expect((await office.login('admin', passwordOf('nobody'))).status).toBe(401);
    await change({ studentFirstName: 'Asha' });
    expect((await lines('?subject=1001')).map(({ action }) => action)).toEqual(['student-registered']);
  });

  it('has the line of a change whose process ended before the log had it', async () => {
    await register(office, '1001');
    const entries = office.connection.model(AUDIT);
    const ended = vi.spyOn(entries, 'bulkWrite').mockRejectedValue(new Error('the process ended'));
    expect((await change({ studentFirstName: 'Usha' })).status).toBe(200);
    ended.mockRestore();
    expect(await office.connection.collection('audit').countDocuments({ action: 'student-changed' })).toBe(0);
    for (let look = 0; look < 2; look += 1)
      expect(await lines('?action=student-changed')).toMatchObject([{ subject: { id: '1001' } }]);
    const student = await office.connection.collection('students').findOne({ foldedId: '1001' });
    expect(student?.['unaudited']).toEqual([]);
  });

  it('leaves as a file in the caller’s language', async () => {
    await register(office, '1001');
    await change({ gender: 'male' });
    const file = await office.call<string>('GET', '/api/audit/export?as=csv&subject=1001', undefined, {
      token: office.admin,
      headers: { 'accept-language': 'en' },
    });
    expect(file.status).toBe(200);
    expect(file.body).toContain('clerk-one (clerk-one),Student changed,1001,Asha Verma');
    expect(file.body).toContain('Gender: Female → Male');
    const accounts = await office.call<string>(
      'GET',
      '/api/audit/export?as=csv&action=account-made',
      undefined,
      {
        token: office.admin,
      },
    );
    expect(accounts.body).toContain('Role: Admin; Status: Active');
  });
});

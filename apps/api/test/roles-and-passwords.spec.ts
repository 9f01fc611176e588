import { rightsOf } from '@school/domain';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import { ADMIN, passwordOf } from './support/admin';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { textWith } from './support/matchers';
import { register } from './support/student';

const NEW = 'sponge and board';

describe('administrators and own passwords', () => {
  let office: TestOffice;
  let ravi: StaffAccount;
  beforeEach(async () => {
    office = await TestOffice.open({ TRUST_PROXY: '1' });
    ravi = await office.employ('ravi.k', 'office');
  });
  afterEach(() => office.close());

  const signIn = async (username: string, password: string = passwordOf(username)) =>
    (await office.login(username, password)).body['token'] as string;
  const role = async (staffID: string, to: string, token = office.admin, currentPassword = ADMIN.password) =>
    office.call('POST', '/api/staff/role', { staffID, role: to, currentPassword }, { token });
  const mayManage = async (token: string) =>
    (await office.call('GET', '/api/staff', undefined, { token })).status;
  const idOf = async (username: string) =>
    String((await office.connection.collection('staff').findOne({ foldedUsername: username }))?._id);
  const change = (token: string, body: object, headers = {}) =>
    office.call('PUT', '/api/office/password', body, { token, headers });
  const passwords = (currentPassword: string, password = NEW) => ({
    currentPassword,
    password,
    passwordAgain: password,
  });

  it('makes a second administrator, who signs in again, and lowers one, who has lost the rights at once', async () => {
    const id = ravi._id.toHexString();
    const asClerk = await signIn('ravi.k');
    expect(await role(id, 'admin')).toMatchObject({ status: 200, body: { role: 'admin' } });
    expect(await mayManage(asClerk)).toBe(401);
    const asAdmin = await signIn('ravi.k');
    expect(await mayManage(asAdmin)).toBe(200);
    expect(await role(id, 'admin')).toMatchObject({ status: 200 });
    expect(await mayManage(asAdmin)).toBe(200);
    const lowered = await role(await idOf('admin'), 'office', asAdmin, passwordOf('ravi.k'));
    expect(lowered).toMatchObject({ status: 200 });
    expect(await mayManage(office.admin)).toBe(401);
    const log = await office.call('GET', '/api/audit?action=account-role', undefined, { token: asAdmin });
    expect(log.body).toMatchObject([
      {
        by: { username: 'ravi.k' },
        subject: { id: 'admin' },
        changes: [{ field: 'role', before: 'admin', after: 'office' }],
      },
      {
        by: { username: 'admin' },
        subject: { id: 'ravi.k' },
        changes: [{ field: 'role', before: 'office', after: 'admin' }],
      },
    ]);
  });

  it('does not undo what another administrator has done to the rights meanwhile', async () => {
    const staffID = ravi._id.toHexString();
    const seen = rightsOf({ role: 'office' });
    const set = (...rights: string[]) => {
      const asked = { staffID, rights, seen, currentPassword: ADMIN.password };
      return office.call('POST', '/api/staff/rights', asked, { token: office.admin });
    };
    const answers = await Promise.all([set('void'), set('reports')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await set(...seen, 'void')).toMatchObject({
      status: 409,
      body: { message: textWith('Someone else has changed the rights') },
    });
    // The answer was lost, so the same desk sends the call again.
    const stands = answers[0].status === 200 ? 'void' : 'reports';
    expect(await set(stands)).toMatchObject({ status: 200, body: { rights: [stands] } });
  });

  it('gives a clerk the right to void, takes that to collect, and says so in the audit log (D58)', async () => {
    const staffID = ravi._id.toHexString();
    const set = (rights: unknown, seen = rightsOf({ role: 'office' }), token = office.admin) =>
      office.call(
        'POST',
        '/api/staff/rights',
        { staffID, rights, seen, currentPassword: ADMIN.password },
        { token },
      );
    await register(office, '1001', { previousBalance: 500 });
    const old = await signIn('ravi.k');
    const paid = await pay(office, '1001', 10, { token: old });
    const { studentReceiptNo } = paid.body.studentFeeReport.at(-1) ?? {};
    const voiding = { studentID: '1001', studentReceiptNo, reason: 'Wrong child' };
    const voids = (body: object, token: string) =>
      office.call('POST', '/api/office/voidReceipt', body, { token });
    expect([paid.status, (await voids(voiding, old)).status]).toEqual([201, 403]);

    expect(await set(['void'])).toMatchObject({ status: 200, body: { rights: ['void'] } });
    expect((await pay(office, '1001', 10, { token: old })).status).toBe(401);
    const token = await signIn('ravi.k');
    expect((await pay(office, '1001', 10, { token })).status).toBe(403);
    const fine = { studentID: '1001', head: 'fine', amount: 50, reason: 'Late' };
    const charged = await office.call<PaymentAnswer>('POST', '/api/office/addCharge', fine);
    const wrong = charged.body.studentFeeReport.at(-1)?.studentReceiptNo;
    // The right covers payments only: an administrator has to take back a charge.
    expect((await voids({ ...voiding, studentReceiptNo: wrong }, token)).status).toBe(409);
    expect((await voids({ ...voiding, studentReceiptNo: wrong, head: 'fine' }, token)).status).toBe(409);
    expect((await voids(voiding, token)).status).toBe(201);

    const log = await office.call('GET', '/api/audit?action=account-rights', undefined, {
      token: office.admin,
    });
    expect(log.body).toMatchObject([
      {
        by: { username: 'admin' },
        subject: { id: 'ravi.k' },
        changes: [
          { field: 'right', before: 'students' },
          { field: 'right', before: 'collect' },
          { field: 'right', after: 'void' },
          { field: 'right', before: 'reports' },
        ],
      },
    ]);
    expect((await set(['all'])).status).toBe(400);
    expect((await set(['collect'], undefined, token)).status).toBe(403);
    await role(staffID, 'admin');
    expect((await set([])).status).toBe(409);
  });

  it('keeps an administrator, whoever lowers whom at once, and lets nobody change the own role', async () => {
    const own = await role(await idOf('admin'), 'office');
    expect(own).toMatchObject({
      status: 409,
      body: { message: 'You cannot change the role of your own account' },
    });
    await role(ravi._id.toHexString(), 'admin');
    const other = await signIn('ravi.k');
    const both = await Promise.all([
      role(ravi._id.toHexString(), 'office'),
      role(await idOf('admin'), 'office', other, passwordOf('ravi.k')),
    ]);
    const left = await office.connection
      .collection('staff')
      .countDocuments({ role: 'admin', active: true, closed: null });
    expect(left).toBeGreaterThanOrEqual(1);
    expect(both.map(({ status }) => status)).not.toEqual([200, 200]);
  });

  it.each([
    ['a clerk', () => role(ravi._id.toHexString(), 'admin', office.clerk), 403],
    ['a role that nobody has who works here', () => role(ravi._id.toHexString(), 'student'), 400],
    ['an account that does not exist', () => role('f'.repeat(24), 'admin'), 404],
  ])('is not done by or for %s', async (_, call, status) => {
    expect((await call()).status).toBe(status);
  });

  it('gives the own account a new password: other sessions end, this one goes on', async () => {
    const [here, elsewhere] = [await signIn('ravi.k'), await signIn('ravi.k')];
    const changed = await change(here, passwords(passwordOf('ravi.k')));
    expect(changed.status).toBe(200);
    const dashboard = async (token: string) =>
      (await office.call('GET', '/api/office/dashboard', undefined, { token })).status;
    expect(await dashboard(String(changed.body['token']))).toBe(200);
    expect([await dashboard(here), await dashboard(elsewhere)]).toEqual([401, 401]);
    expect((await office.login('ravi.k', passwordOf('ravi.k'))).status).toBe(401);
    expect((await office.login('ravi.k', NEW)).status).toBe(200);
  });

  it.each([
    ['a wrong current password', passwords('not the password'), 'This is not your current password'],
    [
      'its login id in it',
      passwords(passwordOf('ravi.k'), 'i am RAVI.K here'),
      /must not contain the id that you sign in with/,
    ],
    ['the old one', passwords(passwordOf('ravi.k'), passwordOf('ravi.k')), /is the same as the old one/],
    ['a short one', passwords(passwordOf('ravi.k'), 'chalk'), /Minimum length of 12/],
    [
      'his name in it',
      passwords(passwordOf('ravi.k'), 'the desk of Ravi K'),
      /must not contain (the id|your name)/,
    ],
    [
      "the school's name in it",
      passwords(passwordOf('ravi.k'), 'M.L.M. is my school'),
      /your name or the school/,
    ],
    [
      'one of the most used, with a year',
      passwords(passwordOf('ravi.k'), 'Football2026!'),
      /first to be guessed/,
    ],
    ['two that differ', { ...passwords(passwordOf('ravi.k')), passwordAgain: 'other words' }, /not the same/],
  ])('refuses %s', async (_, body, message) => {
    const refused = await change(await signIn('ravi.k'), body);
    expect(refused.status).toBe(400);
    expect(refused.body['message']).toMatch(message);
  });

  it('lets a session guess the current password five times, and locks no login by it', async () => {
    const token = await signIn('ravi.k');
    const tries: number[] = [];
    for (let i = 0; i < 6; i += 1) tries.push((await change(token, passwords('a wrong guess'))).status);
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await office.login('ravi.k', passwordOf('ravi.k'))).status).toBe(200);
    expect((await change(office.admin, passwords(ADMIN.password))).status).toBe(200);
  });

  const stored = () => office.connection.collection('staff').find().sort({ _id: 1 }).toArray();
  const asked = (staffID: string) => ({
    role: { staffID, role: 'admin' },
    rights: { staffID, rights: ['void', 'refund'], seen: rightsOf({ role: 'office' }) },
    newPassword: { staffID },
    '': { fname: 'Geeta', username: 'geeta', role: 'admin', rights: [] },
  });
  it.each(['role', 'rights', 'newPassword', ''] as const)(
    'whoever comes by a desk that an administrator left open does nothing by /api/staff/%s (D87)',
    async (call) => {
      const body = asked(ravi._id.toHexString())[call];
      const ask = (more: object) =>
        office.call(
          'POST',
          `/api/staff/${call}`.replace(/\/$/, ''),
          { ...body, ...more },
          { token: office.admin },
        );
      const before = await stored();
      expect((await ask({})).body).toMatchObject({
        statusCode: 400,
        details: [{ field: 'currentPassword', message: 'Type your own password' }],
      });
      const tries: unknown[] = [];
      for (const currentPassword of [
        'admin',
        'password',
        passwordOf('ravi.k'),
        'a guess',
        'another',
        'one more',
      ])
        tries.push((await ask({ currentPassword })).status);
      expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
      expect((await ask({ currentPassword: ADMIN.password })).status).toBe(429);
      expect(await stored()).toEqual(before);
      // The office keeps running, and its administrator can sign in.
      expect((await office.login('admin', ADMIN.password)).status).toBe(200);
      office.clock.advance(15 * 60_000);
      expect((await ask({ currentPassword: ADMIN.password })).status).toBeLessThan(300);
    },
  );
});

import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import type { SignInAnswer } from '../src/staff/sign-ins.answers';
import { passwordOf } from './support/admin';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';
import { Desk } from './support/two-desks';

const MINUTE = 60_000;
const DASHBOARD = '/api/office/dashboard';
const ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const ON_A_PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

describe('sign-ins (D87)', () => {
  let office: TestOffice;
  let ravi: StaffAccount;
  beforeEach(async () => {
    office = await TestOffice.open({ TRUST_PROXY: '1' });
    ravi = await office.employ('ravi.k', 'office');
  });
  afterEach(() => office.close());

  const signIn = async (userAgent = ON_WINDOWS, address = '192.168.1.20') =>
    (
      await office.login('ravi.k', passwordOf('ravi.k'), {
        'user-agent': userAgent,
        'x-forwarded-for': address,
      })
    ).body['token'] as string;
  const look = async (token: string) => {
    const { status, body } = await office.call('GET', DASHBOARD, undefined, { token });
    return status === 200 ? 200 : body['message'];
  };
  const post = (path: string, token: string, body?: object) => office.call('POST', path, body, { token });
  const own = async (token: string) =>
    (await office.call<SignInAnswer[]>('GET', '/api/office/signIns', undefined, { token })).body;
  const all = async () =>
    (await office.call<SignInAnswer[]>('GET', '/api/staff/signIns', undefined, { token: office.admin })).body;

  it('a clerk copies the token, logs out, and the copy does not work, at no process of the office', async () => {
    const token = await signIn();
    const other = await Desk.open(office, 2);
    const lookThere = () =>
      fetch(other.url + DASHBOARD, { headers: { 'auth-token': token } }).then(({ status }) => status);
    try {
      expect([await look(token), await lookThere()]).toEqual([200, 200]);
      expect((await post('/api/office/logout', token)).status).toBe(200);
      expect([await look(token), await lookThere()]).toEqual(['Please sign in.', 401]);
      expect((await post('/api/office/logout', token)).status).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('an account sees its own, by place, device, beginning and last work, and ends another one', async () => {
    const desk = await signIn();
    const phone = await signIn(ON_A_PHONE, '2001:db8:1:2:3:4:5:6');
    office.clock.advance(5 * MINUTE);
    await post('/api/office/atWork', desk);
    const seen = await own(desk);
    expect(seen).toMatchObject([
      { address: '192.168.1.20', browser: 'chrome', system: 'windows', isThisOne: true },
      { address: '2001:db8:1:2::/64', browser: 'chrome', system: 'android', isThisOne: false },
    ]);
    const worked = seen.map(({ begunAt, lastWorkAt }) => Date.parse(lastWorkAt) - Date.parse(begunAt));
    expect(worked.map((time) => Math.floor(time / MINUTE))).toEqual([5, 0]);
    const [, { id: signInID } = { id: '' }] = seen;
    expect((await post('/api/office/endSignIn', desk, { signInID })).status).toBe(200);
    expect(await look(phone)).toBe('This session was ended elsewhere with your account.');
    expect(await look(desk)).toBe(200);
    expect(await own(desk)).toHaveLength(1);
    expect((await post('/api/office/endSignIn', desk, { signInID })).status).toBe(409);
  });

  it("an account ends nobody else's, and sees none", async () => {
    const token = await signIn();
    const [{ id: signInID } = { id: '' }] = await own(office.admin);
    expect((await post('/api/office/endSignIn', token, { signInID })).status).toBe(409);
    expect((await post('/api/staff/endSignIn', token, { signInID })).status).toBe(403);
    expect((await own(token)).map(({ username }) => username)).toEqual(['ravi.k']);
    expect(await look(office.admin)).toBe(200);
  });

  it('an administrator sees all and ends one, who reads so; the audit log says who, which and from where', async () => {
    const token = await signIn();
    const found = (await all()).find(({ username }) => username === 'ravi.k');
    expect((await all()).map(({ username }) => username).sort()).toEqual(['admin', 'clerk-one', 'ravi.k']);
    const ended = await office.call(
      'POST',
      '/api/staff/endSignIn',
      { signInID: found?.id },
      { token: office.admin, headers: { 'x-forwarded-for': '203.0.113.7' } },
    );
    expect(ended).toMatchObject({ status: 200, body: { ended: true } });
    expect(await look(token)).toBe('An administrator has ended this session.');
    expect(await look(await signIn())).toBe(200);
    const log = await office.call<AuditAnswer>('GET', '/api/audit?action=sign-in-ended', undefined, {
      token: office.admin,
    });
    expect(log.body).toMatchObject([
      {
        by: { username: 'admin' },
        address: '203.0.113.7',
        subject: { kind: 'account', id: 'ravi.k' },
        changes: [
          { field: 'address', before: '192.168.1.20' },
          { field: 'browser', before: 'chrome' },
          { field: 'system', before: 'windows' },
        ],
      },
    ]);
  });

  it.each([
    ['that was logged out of', (token: string) => post('/api/office/logout', token)],
    [
      'that is over',
      async () => {
        await Promise.resolve();
        office.clock.advance(9 * 60 * MINUTE);
      },
    ],
    [
      'of an account that was deactivated',
      () => post('/api/staff/deactivate', office.admin, { staffID: ravi._id.toHexString() }),
    ],
  ])('one %s is on no list', async (_, end) => {
    await end(await signIn());
    office.admin = await office.tokenOf(
      (await office.connection.collection<StaffAccount>('staff').findOne({ foldedUsername: 'admin' })) ??
        ravi,
    );
    expect((await all()).filter(({ username }) => username === 'ravi.k')).toEqual([]);
  });

  it('a session goes on under the new token of an own new password, and is the same one', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const goesOn = (await own(here)).find(({ isThisOne }) => isThisOne);
    const password = 'sponge and board';
    const { body } = await office.call(
      'PUT',
      '/api/office/password',
      { currentPassword: passwordOf('ravi.k'), password, passwordAgain: password },
      { token: here },
    );
    expect(await own(String(body['token']))).toMatchObject([{ id: goesOn?.id, isThisOne: true }]);
    for (const before of [here, elsewhere])
      expect(await look(before)).toMatch(
        /^The password, the role or the rights of your account were changed/,
      );
  });

  it('tokens copied while the clock was an hour ahead are void after an own new password, also when that hour has come', async () => {
    office.clock.advance(60 * MINUTE);
    const [elsewhere, copied] = [await signIn(), await signIn()];
    const passwords = { password: 'sponge and board', passwordAgain: 'sponge and board' };
    const currentPassword = passwordOf('ravi.k');
    const change = (token: string) =>
      office.call('PUT', '/api/office/password', { currentPassword, ...passwords }, { token });
    office.clock.advance(-60 * MINUTE);
    // The clock is set right: a token made ahead of time is useless for an hour, and its owner signs in anew.
    expect(await look(copied)).toBe('Please sign in.');
    const here = String((await change(await signIn())).body['token']);
    office.clock.advance(60 * MINUTE);
    for (const before of [elsewhere, copied])
      expect(await look(before)).toMatch(
        /^The password, the role or the rights of your account were changed/,
      );
    expect(await own(here)).toMatchObject([{ isThisOne: true }]);
  });

  it('an account signs in as ever whose password was changed while the clock was a day ahead', async () => {
    const password = 'sponge and board';
    const change = (currentPassword: string, newPassword: string, token: string) =>
      office.call(
        'PUT',
        '/api/office/password',
        { currentPassword, password: newPassword, passwordAgain: newPassword },
        { token },
      );
    office.clock.advance(24 * 60 * MINUTE);
    const ahead = await change(passwordOf('ravi.k'), password, await signIn());
    expect(await look(String(ahead.body['token']))).toBe(200);
    office.clock.advance(-24 * 60 * MINUTE);
    const token = String((await office.login('ravi.k', password)).body['token']);
    expect(await look(token)).toBe(200);
    // By the right clock, too, a new password of one's own ends the earlier sign-ins.
    const again = String((await change(password, 'chalk and duster', token)).body['token']);
    expect(await look(again)).toBe(200);
    expect(await look(token)).toMatch(/^The password, the role or the rights of your account were changed/);
  });

  it('a deactivated account reads why at the desk at which it was', async () => {
    const token = await signIn();
    await post('/api/staff/deactivate', office.admin, { staffID: ravi._id.toHexString() });
    expect(await look(token)).toMatch(/^An administrator has deactivated your account/);
  });

  it("a payment with a colleague's token says in which sign-in it was taken, and only the ledger has it", async () => {
    await register(office, '1001', { previousBalance: 500 });
    const token = await signIn();
    const [{ id } = { id: '' }] = await own(token);
    const paid = await pay(office, '1001', 10, { token });
    expect(JSON.stringify(paid.body)).not.toContain(id);
    const stored = await office.connection.collection('ledger').find({ kind: 'deposit' }).toArray();
    expect(stored.map(({ signIn: by }) => by as unknown)).toEqual([id]);
  });

  it("a payment with a token that was copied to another PC says so in the student's story and the administrator's register alone", async () => {
    await register(office, '1001', { previousBalance: 500 });
    const token = await signIn();
    await pay(office, '1001', 10, { token, headers: { 'x-forwarded-for': '192.168.1.20' } });
    await pay(office, '1001', 20, { token, headers: { 'x-forwarded-for': '192.168.1.66' } });
    // As an entry from before addresses were stored: the sign-in gives the address.
    await office.connection
      .collection('ledger')
      .updateOne({ student: '1001', studentPaid: 1_000 }, { $unset: { address: 1 } });
    const ask = async (path: string, by = office.admin) =>
      (await office.call<{ readonly address?: string }[]>('GET', path, undefined, { token: by })).body;
    const from = async (path: string, by?: string) => (await ask(path, by)).map(({ address }) => address);
    const both = ['192.168.1.66', '192.168.1.20'];
    expect(await from('/api/office/studentStory?studentID=1001&kind=money&size=2')).toEqual(both);
    expect(await from('/api/office/receipts')).toEqual(both);
    expect(await from('/api/office/receipts', token)).toEqual([undefined, undefined]);
    const file = '/api/office/receipts/export?as=csv';
    expect(JSON.stringify(await ask(file))).toContain('192.168.1.66');
    expect(JSON.stringify(await ask(file, token))).not.toContain('192.168.1');
  });

  it('work is noted once a minute at most, and a read never writes', async () => {
    const token = await signIn();
    const [{ id } = { id: '' }] = await own(token);
    const writes = vi.fn();
    office.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'update' && command['update'] === 'signins') writes();
    });
    office.clock.advance(2 * MINUTE);
    for (let times = 0; times < 5; times += 1) await look(token);
    expect(writes).toHaveBeenCalledTimes(0);
    for (let times = 0; times < 5; times += 1) await post('/api/office/atWork', token);
    expect(writes).toHaveBeenCalledTimes(1);
    expect((await own(token)).map((one) => one.id)).toEqual([id]);
  });

  it.each([[undefined], ['x'], [{ $gt: '' }]])('%j names no sign-in', async (signInID) => {
    const answer = await post('/api/staff/endSignIn', office.admin, { signInID });
    expect(answer).toMatchObject({
      status: 400,
      body: { details: [{ field: 'signInID', message: anyText }] },
    });
  });
});

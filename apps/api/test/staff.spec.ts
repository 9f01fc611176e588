import { staffRights } from '@school/domain';
import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type { HandedPasswordAnswer, StaffAccountAnswer } from '../src/staff/staff.answers';
import { ADMIN, passwordOf } from './support/admin';
import { TestOffice, type Answer } from './support/office';
import { anyText, textLike } from './support/matchers';

const MINUTE = 60_000;
const WAITING = 'Your account is waiting for an administrator to let it in.';
const DEACTIVATED = textLike(/^An administrator has deactivated your account/);
const WRONG = 'Login id or password is wrong.';

describe('accounts of the office', () => {
  let office: TestOffice;
  beforeEach(async () => (office = await TestOffice.open({ TRUST_PROXY: '1' })));
  afterEach(() => office.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const register = (username: string, change: object = {}, headers = {}) => {
    const password = passwordOf(username);
    const body = { fname: 'Meena', username, password, passwordAgain: password, ...change };
    return office.call('POST', '/api/office/register', body, { token: '', headers });
  };
  const forget = (username: string, headers = {}) =>
    office.call('POST', '/api/office/forgot-password', { username }, { token: '', headers });
  const list = async () =>
    (await office.call<StaffAccountAnswer[]>('GET', '/api/staff', undefined, { token: office.admin })).body;
  const one = async (username: string) => {
    const found = (await list()).find((account) => account.username === username);
    if (!found) throw new Error(`${username} is not on the list`);
    return found;
  };
  const act = async (action: string, username: string, change: object = {}, token = office.admin) => {
    const body = { staffID: (await one(username)).id, currentPassword: ADMIN.password, ...change };
    return office.call('POST', `/api/staff/${action}`, body, { token });
  };
  const login = (username: string) => office.login(username, passwordOf(username));
  const tokenOf = ({ body }: Answer) => body['token'] as string;
  /** The lines of the audit log about an account, the last first, without its sign-ins. */
  const toldOf = async (username: string) => {
    const by = { token: office.admin };
    const log = await office.call<AuditAnswer>('GET', `/api/audit?subject=${username}`, undefined, by);
    return log.body.map(({ action }) => action).filter((action) => action.startsWith('account-'));
  };
  const isAlive = async (token: string) =>
    (await office.call('GET', '/api/office/dashboard', undefined, { token })).status === 200;

  it('registers, is told to wait, is let in, works, and is dead at once when deactivated', async () => {
    expect(await register('meena')).toMatchObject({ status: 201, body: { status: 'received' } });
    expect(await login('meena')).toMatchObject({ status: 403, body: { message: WAITING } });
    expect(await act('letIn', 'meena')).toMatchObject({ status: 200, body: { status: 'active' } });
    const token = tokenOf(await login('meena'));
    expect(await isAlive(token)).toBe(true);
    expect(await act('deactivate', 'meena')).toMatchObject({ status: 200, body: { status: 'deactivated' } });
    expect(await isAlive(token)).toBe(false);
    expect(await login('meena')).toMatchObject({ status: 403, body: { message: DEACTIVATED } });
    expect(await act('activate', 'meena')).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(tokenOf(await login('meena')))).toBe(true);
    expect(await toldOf('meena')).toEqual([
      'account-activated',
      'account-deactivated',
      'account-let-in',
      'account-made',
    ]);
  });

  it('gets the role office, whatever the registration asks for', async () => {
    await register('meena', { role: 'admin', status: 'active', active: true });
    expect(await one('meena')).toMatchObject({ role: 'office', status: 'waiting' });
  });

  it('tells who does not know the password nothing about waiting, nor a refused account why', async () => {
    await register('meena');
    expect(await office.login('meena', 'not-the-password')).toMatchObject({
      status: 401,
      body: { message: WRONG },
    });
    expect(await act('refuse', 'meena')).toMatchObject({ status: 200, body: { status: 'refused' } });
    expect(await login('meena')).toMatchObject({ status: 401, body: { message: WRONG } });
    expect(await toldOf('meena')).toEqual(['account-refused', 'account-made']);
  });

  it('takes a login id once, without regard to case, and tells nobody whether it is taken', async () => {
    const burst = await Promise.all(
      ['ADMIN', 'meena', 'Meena', 'MEENA', 'meenA', 'free-one'].map((name) => register(name)),
    );
    for (const answer of burst) expect(answer).toMatchObject({ status: 201, body: { status: 'received' } });
    expect((await list()).map(({ username }) => username.toLowerCase()).sort()).toEqual([
      'admin',
      'clerk-one',
      'free-one',
      'meena',
    ]);
    expect(await one('admin')).toMatchObject({ status: 'active' });
  });

  const waiting = async () =>
    (await list()).filter(({ status }) => status === 'waiting').map(({ username }) => username);

  it('lets five accounts of an address wait, its newest, also of eight at once', async () => {
    const asked = Array.from({ length: 8 }, (_, i) => register(`clerk-${i + 10}`, {}, from('203.0.113.1')));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(201);
    expect(await waiting()).toHaveLength(5);
    await register('honest', {}, from('203.0.113.1'));
    expect(await waiting()).toHaveLength(5);
    expect(await waiting()).toContain('honest');
    await register('elsewhere', {}, from('203.0.113.2'));
    expect(await waiting()).toEqual(expect.arrayContaining(['honest', 'elsewhere']));
  });

  it('shows from where each was asked for, and refuses all of one address at once', async () => {
    for (const name of ['flood-11', 'flood-12']) await register(name, {}, from('203.0.113.1'));
    await register('honest', {}, from('203.0.113.2'));
    expect(await one('flood-11')).toMatchObject({ registeredFrom: '203.0.113.1' });
    const refuseAll = (token: string) =>
      office.call('POST', '/api/staff/refuseFrom', { registeredFrom: '203.0.113.1' }, { token });
    expect((await refuseAll(office.clerk)).status).toBe(403);
    expect(await refuseAll(office.admin)).toMatchObject({ status: 200, body: { refused: 2 } });
    expect(await waiting()).toEqual(['honest']);
    expect(await one('flood-11')).not.toHaveProperty('registeredFrom');
    expect(await refuseAll(office.admin)).toMatchObject({ body: { refused: 0 } });
    expect((await act('letIn', 'honest')).status).toBe(200);
    expect(await one('honest')).not.toHaveProperty('registeredFrom');
  });

  it('takes a network of version 6 as one address', async () => {
    for (let i = 0; i < 8; i += 1)
      expect((await register(`clerk-${i + 10}`, {}, from(`2001:db8:0:1::${i}`))).status).toBe(201);
    expect(await waiting()).toHaveLength(5);
  });

  it('takes what a provider gives to one as one: a flood from it pushes out its own alone', async () => {
    await register('honest', {}, from('203.0.113.1'));
    for (let i = 0; i < 25; i += 1) await register(`flood-${i + 10}`, {}, from(`2001:db8:7:${i}::1`));
    expect(await waiting()).toHaveLength(20);
    expect(await waiting()).toContain('honest');
  });

  it('lets twenty accounts wait: four addresses that take all places keep nobody out', async () => {
    for (let i = 0; i < 20; i += 1) await register(`flood-${i + 10}`, {}, from(`203.0.113.${i % 4}`));
    expect(await waiting()).toHaveLength(20);
    for (const name of ['honest-one', 'honest-two'])
      expect(await register(name, {}, from('203.0.113.99'))).toMatchObject({ status: 201 });
    expect(await waiting()).toHaveLength(20);
    expect(await waiting()).toEqual(expect.arrayContaining(['honest-one', 'honest-two']));
    expect(await waiting()).not.toContain('flood-10');
  });

  it('forgets after fourteen days whom nobody let in, and frees the login id of whom was refused', async () => {
    await register('meena');
    await register('ravi.k');
    await act('refuse', 'ravi.k');
    await register('ravi.k', { fname: 'Another Ravi' });
    expect(await one('ravi.k')).toMatchObject({ fname: 'Another Ravi', status: 'waiting' });
    await act('letIn', 'ravi.k');
    office.clock.advance(15 * 24 * 60 * MINUTE);
    office.admin = await office.tokenOf(await office.employ('later-admin', 'admin'));
    expect((await list()).map(({ username }) => username)).not.toContain('meena');
    expect(await one('ravi.k')).toMatchObject({ status: 'active' });
    await register('meena', { fname: 'The new Meena' });
    expect(await one('meena')).toMatchObject({ fname: 'The new Meena', status: 'waiting' });
  });

  it.each([
    ['the figure one', 'c1erk-one'],
    ['a capital I', 'cIerk-one'],
    ['a zero', 'clerk-0ne'],
  ])('takes no login id that looks like one that there is: %s', async (_, username) => {
    expect(await register(username)).toMatchObject({ status: 201, body: { status: 'received' } });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['a letter of another script that looks the same', { username: 'mеena' }],
    ['a letter that nobody sees', { username: 'mee\u200bna' }],
    ['a space', { username: 'mee na' }],
    ['a first name that nobody sees', { fname: '\u3164\u3164\u3164' }],
    ['a first name with a turn of direction', { fname: 'Mee\u202ena' }],
  ])('refuses %s', async (_, change) => {
    expect((await register('meena', change)).status).toBe(400);
  });

  it('shows the accounts in pages, who waits first', async () => {
    for (const name of ['meena', 'suman', 'geeta']) await register(name);
    const page = (number: number) =>
      office.call<StaffAccountAnswer[]>('GET', `/api/staff?page=${number}&size=2`, undefined, {
        token: office.admin,
      });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect(first.headers.get('x-total-count')).toBe('5');
    expect(first.body.map(({ username }) => username)).toEqual(['geeta', 'suman']);
    expect(second.body[0]).toMatchObject({ username: 'meena', status: 'waiting' });
    expect(third.body).toHaveLength(1);
  });

  it('lets an address register twenty times in 15 minutes, and leaves its logins alone', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await register('ADMIN', {}, from('203.0.113.4'))).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    const refused = await register('meena', {}, from('203.0.113.4'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await office.login('admin', ADMIN.password, from('203.0.113.4'))).status).toBe(200);
    office.clock.advance(15 * MINUTE);
    expect((await register('meena', {}, from('203.0.113.4'))).status).toBe(201);
  });

  it('shows the administrator everything but passwords', async () => {
    await register('meena');
    expect(await one('meena')).toEqual({
      id: anyText,
      fname: 'Meena',
      username: 'meena',
      role: 'office',
      teaching: [],
      teachingRevision: 0,
      rights: ['students', 'collect', 'reports'],
      status: 'waiting',
      hasForgottenPassword: false,
      mustChangePassword: false,
      createdAt: anyText,
      statusSince: anyText,
      registeredFrom: '127.0.0.1',
    });
    expect((await list()).map(({ username }) => username).sort()).toEqual(['admin', 'clerk-one', 'meena']);
  });

  it('is not for the office', async () => {
    for (const action of ['letIn', 'refuse', 'deactivate', 'activate', 'newPassword']) {
      expect((await act(action, 'clerk-one', {}, office.clerk)).status).toBe(403);
    }
    const currentPassword = passwordOf('clerk-one');
    const meena = { fname: 'Meena', username: 'meena', role: 'admin', rights: [], currentPassword };
    expect((await office.call('POST', '/api/staff', meena)).status).toBe(403);
    expect((await office.call('GET', '/api/staff')).status).toBe(403);
  });

  it('lets nobody in, and nobody back, without the own password: who passes an open desk has asked for an account too', async () => {
    await register('meena');
    for (const currentPassword of [undefined, 'not my password'])
      expect(await act('letIn', 'meena', { currentPassword })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'currentPassword' }] },
      });
    expect(await one('meena')).toMatchObject({ status: 'waiting' });
    await act('letIn', 'meena');
    await act('deactivate', 'meena');
    for (const currentPassword of [undefined, 'not my password'])
      expect((await act('activate', 'meena', { currentPassword })).status).toBe(400);
    expect(await one('meena')).toMatchObject({ status: 'deactivated' });
    expect((await act('activate', 'meena')).status).toBe(200);
  });

  it('comes too late for an account that moved on, and says when there is none', async () => {
    await register('meena');
    await act('letIn', 'meena');
    for (const [action, username] of [
      ['letIn', 'meena'],
      ['refuse', 'meena'],
      ['activate', 'meena'],
    ] as const) {
      expect((await act(action, username)).status).toBe(409);
    }
    await act('deactivate', 'meena');
    expect((await act('deactivate', 'meena')).status).toBe(409);
    expect(await act('letIn', 'meena', { staffID: 'f'.repeat(24) })).toMatchObject({
      status: 404,
      body: { message: 'This account does not exist' },
    });
  });

  it('lets one of two decisions at the same moment count', async () => {
    await register('meena');
    const both = await Promise.all([act('letIn', 'meena'), act('refuse', 'meena')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot deactivate itself, and two administrators never deactivate each other', async () => {
    expect(await act('deactivate', 'admin')).toMatchObject({
      status: 409,
      body: { message: 'You cannot deactivate your own account' },
    });
    const second = await office.employ('second-admin', 'admin');
    const token = await office.tokenOf(second);
    const [mine, other] = [(await one('second-admin')).id, (await one('admin')).id];
    await Promise.all([
      office.call('POST', '/api/staff/deactivate', { staffID: mine }, { token: office.admin }),
      office.call('POST', '/api/staff/deactivate', { staffID: other }, { token }),
    ]);
    const { length } = await office.connection
      .collection('staff')
      .find({ role: 'admin', active: true })
      .toArray();
    expect(length).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ['before there were reasons', { active: false }],
    ['for a reason that there is not', { active: false, closed: 'unheard of' }],
  ])('reactivates an account that was closed %s', async (_, $set) => {
    await office.connection.collection('staff').updateOne({ foldedUsername: 'clerk-one' }, { $set });
    expect((await one('clerk-one')).status).toBe('deactivated');
    expect((await act('activate', 'clerk-one')).status).toBe(200);
  });

  it('answers a forgotten password the same for everybody, and keeps one request an account', async () => {
    await register('waiting-one');
    const before = await office.connection.collection('staff').countDocuments();
    const answers = [];
    for (const username of ['clerk-one', 'CLERK-ONE', 'nobody-here', 'waiting-one']) {
      answers.push(await forget(username));
    }
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { received: true }]),
    );
    expect(await office.connection.collection('staff').countDocuments()).toBe(before);
    const asked = (await list()).filter(({ hasForgottenPassword }) => hasForgottenPassword);
    expect(asked.map(({ username }) => username)).toEqual(['clerk-one']);
  });

  it('lets an address ask twenty times in 15 minutes, whatever it asks for', async () => {
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, i) => forget(`nobody-${i}`, from('203.0.113.5'))),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await forget('clerk-one', from('203.0.113.6'))).status).toBe(200);
  });

  const add = (change: object = {}, headers = {}) => {
    const geeta = { fname: 'Geeta', username: 'geeta', role: 'office', rights: ['collect'] };
    const body = { ...geeta, currentPassword: ADMIN.password, ...change };
    return office.call<HandedPasswordAnswer>('POST', '/api/staff', body, { token: office.admin, headers });
  };
  const OWN = 'ink and blotting paper';
  const setOwn = (token: string, currentPassword: string, password = OWN) =>
    office.call(
      'PUT',
      '/api/office/password',
      { currentPassword, password, passwordAgain: password },
      { token },
    );

  it('is added by the administrator with a password to hand over, sets one of its own at the first sign-in, and works then (D87)', async () => {
    const { status, body } = await add();
    expect([status, body.account.status, body.account.mustChangePassword]).toEqual([201, 'active', true]);
    expect(body.account.rights).toEqual(['collect']);
    expect(body.password).toMatch(/^[b-z2-9]{4}-[b-z2-9]{4}-[b-z2-9]{4}$/);
    expect(JSON.stringify(await list())).not.toContain(body.password);

    const lent = tokenOf(await office.login('geeta', body.password));
    expect(await office.call('GET', '/api/office/dashboard', undefined, { token: lent })).toMatchObject({
      status: 403,
      body: { message: textLike(/^Set your own password first/) },
    });
    const language = { language: 'hi' };
    expect((await office.call('PUT', '/api/office/language', language, { token: lent })).status).toBe(200);
    expect((await setOwn(lent, body.password, body.password)).body['message']).toMatch(
      /is the same as the old one/,
    );
    expect((await setOwn(lent, 'not-this-one')).status).toBe(400);
    const own = tokenOf(await setOwn(lent, body.password));
    expect([await isAlive(own), await isAlive(lent)]).toEqual([true, false]);
    expect((await office.login('geeta', body.password)).status).toBe(401);
    expect(await isAlive(tokenOf(await office.login('geeta', OWN)))).toBe(true);
    expect(await one('geeta')).toMatchObject({ mustChangePassword: false });

    const log = await office.call('GET', '/api/audit?subject=geeta', undefined, { token: office.admin });
    expect(log.body).toMatchObject([
      { action: 'signed-in' },
      { action: 'sign-in-failed' },
      { action: 'account-password', by: { username: 'geeta' } },
      { action: 'signed-in' },
      {
        action: 'account-made',
        by: { username: 'admin' },
        changes: [
          { field: 'fname', after: 'Geeta' },
          { field: 'role', after: 'office' },
          { field: 'staffStatus', after: 'active' },
          { field: 'right', after: 'collect' },
        ],
      },
    ]);
    expect(JSON.stringify(log.body)).not.toContain(body.password);
  });

  it('is added as an administrator too, who then has every right', async () => {
    const { body } = await add({ role: 'admin', rights: [] });
    expect(body.account.rights).toEqual([...staffRights]);
    const own = tokenOf(await setOwn(tokenOf(await office.login('geeta', body.password)), body.password));
    expect((await office.call('GET', '/api/staff', undefined, { token: own })).status).toBe(200);
  });

  it('is added once, under a login id that nobody has, but for one that was refused', async () => {
    const burst = await Promise.all([add(), add({ username: 'GEETA' }), add({ username: 'clerk-one' })]);
    expect(burst.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(burst.find(({ status }) => status === 409)?.body).toMatchObject({
      details: [{ field: 'username', message: 'This login id is taken. Choose another one' }],
    });
    await register('meena');
    expect((await add({ username: 'meena' })).status).toBe(409);
    await act('refuse', 'meena');
    expect((await add({ username: 'meena' })).status).toBe(201);
  });

  it('is added once, and told a password that works, where the first answer was lost', async () => {
    const key = { 'Idempotency-Key': 'lost-answer-0001' };
    const lost = await add({}, key);
    // Another administrator has deactivated it meanwhile: no password is handed out that opens nothing.
    await act('deactivate', 'geeta');
    expect((await add({}, key)).status).toBe(409);
    await act('activate', 'geeta');
    const again = await add({}, key);
    expect([again.status, again.body.account.id]).toEqual([201, lost.body.account.id]);
    expect((await office.login('geeta', lost.body.password)).status).toBe(401);
    const lent = tokenOf(await office.login('geeta', again.body.password));
    expect((await add({ fname: 'Gita' }, key)).status).toBe(409);
    expect((await add({}, { 'Idempotency-Key': 'another-desk-0001' })).status).toBe(409);
    expect((await setOwn(lent, again.body.password)).status).toBe(200);
    expect((await add({}, key)).status).toBe(409);
    expect((await office.login('geeta', OWN)).status).toBe(200);
  });

  it.each([
    ['without a name', { fname: '' }],
    ['under a login id that is too short', { username: 'abcd' }],
    ['as a student', { role: 'student' }],
    ['with a right that there is not', { rights: ['everything'] }],
  ])('is not added %s', async (_, change) => {
    expect((await add(change)).status).toBe(400);
  });

  it('keeps the password that the administrator has just set, whatever its owner sends at the same time', async () => {
    const token = tokenOf(await login('clerk-one'));
    const [handed] = await Promise.all([
      act('newPassword', 'clerk-one'),
      setOwn(token, passwordOf('clerk-one')),
    ]);
    expect((await office.login('clerk-one', OWN)).status).toBe(401);
    expect((await office.login('clerk-one', String(handed.body['password']))).status).toBe(200);
  });

  it('gets a new password: the old one and its tokens are dead, failed logins are forgotten', async () => {
    await forget('clerk-one');
    const token = tokenOf(await login('clerk-one'));
    for (let i = 0; i < 6; i += 1) await office.login('clerk-one', 'forgotten-it');
    expect((await login('clerk-one')).status).toBe(429);
    const { status, body } = await act('newPassword', 'clerk-one');
    expect([status, body['account']]).toMatchObject([
      200,
      { hasForgottenPassword: false, mustChangePassword: true },
    ]);
    expect(await isAlive(token)).toBe(false);
    expect((await login('clerk-one')).status).toBe(401);
    const handed = String(body['password']);
    const lent = tokenOf(await office.login('clerk-one', handed));
    expect(await isAlive(lent)).toBe(false);
    expect(await isAlive(tokenOf(await setOwn(lent, handed)))).toBe(true);
  });

  it('gets none once it is closed: its slip would let nobody in', async () => {
    const closed = { status: 409, body: { message: textLike(/^This account is no longer active/) } };
    await register('meena');
    expect(await act('newPassword', 'meena')).toMatchObject(closed);
    await act('letIn', 'meena');
    await act('deactivate', 'meena');
    expect(await act('newPassword', 'meena')).toMatchObject(closed);
    await act('activate', 'meena');
    expect((await login('meena')).status).toBe(200);
    expect((await act('newPassword', 'meena', { staffID: 'f'.repeat(24) })).status).toBe(404);
  });

  it('gets none from itself here: an open session of an administrator is no way to its password', async () => {
    expect(await act('newPassword', 'admin')).toMatchObject({
      status: 409,
      body: { message: 'Change your own password under your name, with the current one' },
    });
    expect((await login('admin')).status).toBe(401);
    expect((await office.login(ADMIN.username, ADMIN.password)).status).toBe(200);
  });

  it('wants the anti-forgery header from whoever carries the cookie', async () => {
    const headers = { cookie: 'XSRF-TOKEN=abc' };
    expect((await register('meena', {}, headers)).status).toBe(403);
    expect((await forget('clerk-one', headers)).status).toBe(403);
    expect((await register('meena', {}, { ...headers, 'x-xsrf-token': 'abc' })).status).toBe(201);
  });
});

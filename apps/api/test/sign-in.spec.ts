import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import { PasswordService } from '../src/accounts/password.service';
import { AuditTrail } from '../src/audit/audit-trail';
import { openAnew } from '../src/database/connect';
import { ADMIN, passwordOf } from './support/admin';
import { studentLogin } from './support/family';
import { textLike } from './support/matchers';
import { TestOffice } from './support/office';
import { register } from './support/student';

const MINUTE = 60_000;
/** A check that takes longer than this counts as failed, in milliseconds. */
const LONGEST_CHECK = 10_000;
const WRONG = 'Login id or password is wrong.';

describe('signing in', () => {
  let office: TestOffice;
  beforeEach(async () => (office = await TestOffice.open({ TRUST_PROXY: '1' })));
  afterEach(() => office.close());

  const close = ({ _id }: StaffAccount, $set: object) =>
    office.connection.collection('staff').updateOne({ _id }, { $set });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('says the same of a wrong password, an unknown login id and a closed account', async () => {
    const closed = await office.employ('closed', 'office');
    await close(closed, { active: false, closed: 'refused' });
    await close(await office.employ('deactivated', 'office'), { active: false });
    const tries = [
      [ADMIN.username, 'not-the-password'],
      ['nobody-here', 'not-the-password'],
      ['closed', passwordOf('closed')],
      ['deactivated', 'not-the-password'],
    ] as const;
    for (const [username, password] of tries) {
      expect(await office.login(username, password)).toMatchObject({ status: 401, body: { message: WRONG } });
    }
  });

  it('takes as long to say so, though of an account that there is the audit log gets a line', async () => {
    await close(await office.employ('closed', 'office'), { active: false, closed: 'refused' });
    await register(office, 'S-101');
    const audit = office.app.get(AuditTrail, { strict: false });
    const write = audit.write.bind(audit);
    // Makes the disk as slow as an old, busy one.
    const slow = vi.spyOn(audit, 'write').mockImplementation(async (line) => {
      await sleep(200);
      await write(line);
    });
    const tries = [
      () => office.login(ADMIN.username, 'not-the-password'),
      () => office.login('nobody-here', 'not-the-password'),
      () => office.login('closed', passwordOf('closed')),
      () => studentLogin(office, 'S-101', 'not-the-password'),
      () => studentLogin(office, '999', 'not-the-password'),
    ];
    for (const attempt of tries) {
      const begin = performance.now();
      expect((await attempt()).status).toBe(401);
      expect(performance.now() - begin).toBeGreaterThan(240);
    }
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it('tells a deactivated account why, where the password is right', async () => {
    await close(await office.employ('deactivated', 'office'), { active: false });
    expect(await office.login('deactivated', passwordOf('deactivated'))).toMatchObject({
      status: 403,
      body: { message: textLike(/^An administrator has deactivated your account/) },
    });
  });

  it('refuses the sixth try after five failures, right password or not, and says for how long', async () => {
    for (let i = 0; i < 5; i += 1) expect((await office.login('admin', 'wrong-one')).status).toBe(401);
    const refused = await office.login('ADMIN', ADMIN.password);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many failed logins. Please try again in 15 minutes.' },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(880);
    expect(seconds).toBeLessThanOrEqual(900);
    office.clock.advance(15 * MINUTE);
    expect((await office.login('admin', ADMIN.password)).status).toBe(200);
  });

  it('lets five of forty guesses at once be checked, and no more', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => office.login('admin', `guess-${i}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  it('lets forty clerks sign in at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => office.login('admin', ADMIN.password)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  });

  it('forgets the failures of a login id when its right password comes', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await office.login('admin', 'wrong-one')).status).toBe(401);
      expect((await office.login('admin', ADMIN.password)).status).toBe(200);
    }
  });

  it('does not count a try that the office could not check', async () => {
    const passwords = office.app.get(PasswordService, { strict: false });
    const broken = vi.spyOn(passwords, 'verify').mockRejectedValue(new Error('no memory'));
    for (let i = 0; i < 6; i += 1) expect((await office.login('admin', ADMIN.password)).status).toBe(500);
    broken.mockRestore();
    expect((await office.login('admin', ADMIN.password)).status).toBe(200);
  });

  it('takes no try from a check during which the database went away', async () => {
    const passwords = office.app.get(PasswordService, { strict: false });
    const dying = vi.spyOn(passwords, 'verify').mockImplementation(async () => {
      await office.connection.close();
      return false;
    });
    for (let i = 0; i < 5; i += 1) {
      expect((await office.login('admin', ADMIN.password)).status).toBe(503);
      await openAnew(office.connection, office.databaseUri);
    }
    dying.mockRestore();
    office.clock.advance(LONGEST_CHECK);
    expect((await office.login('admin', ADMIN.password)).status).toBe(200);
  });

  const wrong = async (username: string, address: string) =>
    (await office.login(username, 'wrong-one', from(address))).status;
  const right = async (address: string, headers = {}) =>
    (await office.login('admin', ADMIN.password, { ...from(address), ...headers })).status;
  /** The headers of a signed-in browser at this address. */
  const deviceAt = async (address: string, username = 'admin', password: string = ADMIN.password) => {
    const { headers } = await office.login(username, password, from(address));
    const cookies = headers.getSetCookie().filter((cookie) => cookie.startsWith('device-'));
    return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
  };

  /** Stores failures directly, because each guess takes time to hash. */
  const fail = (subject: string, count: number, place?: string) => {
    const attempt = { at: office.clock.now(), failed: true, ...(place !== undefined && { from: place }) };
    const attempts = Array.from({ length: count }, (_, i) => ({ ...attempt, id: `${i}` }));
    return office.connection
      .collection<{ _id: string; attempts: unknown[] }>('login_failures')
      .updateOne({ _id: subject }, { $push: { attempts: { $each: attempts } } });
  };

  it('is locked by a stranger for the address of the stranger only', async () => {
    for (let i = 0; i < 5; i += 1) expect(await wrong('admin', '203.0.113.1')).toBe(401);
    expect(await wrong('admin', '203.0.113.1')).toBe(429);
    expect(await right('203.0.113.2')).toBe(200);
    expect(await right('203.0.113.1')).toBe(429);
  });

  it('counts twenty failures of a login id over all addresses, and lets a device in that signed in before', async () => {
    const device = await deviceAt('203.0.113.30');
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push(await wrong('admin', `203.0.113.${Math.floor(i / 3)}`));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect(await right('203.0.113.31')).toBe(429);
    expect(await right('203.0.113.0', device)).toBe(200);
    expect(await right('203.0.113.31', device)).toBe(200);
    expect(await right('203.0.113.31')).toBe(429);
  });

  it('lets a device that signed in before guess five times too, and no more', async () => {
    const device = await deviceAt('203.0.113.1');
    const guess = async () =>
      (await office.login('admin', 'wrong-one', { ...from('203.0.113.1'), ...device })).status;
    const guesses: number[] = [];
    for (let i = 0; i < 6; i += 1) guesses.push(await guess());
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await right('203.0.113.1')).toBe(200);
  });

  it('knows a device however the login id is typed there, by a cookie that keeps its name', async () => {
    const device = await deviceAt('203.0.113.1', 'ADMIN');
    for (let i = 0; i < 5; i += 1) await wrong('admin', '203.0.113.1');
    expect(await right('203.0.113.1', device)).toBe(200);
    const again = await office.login('Admin', ADMIN.password, { ...from('203.0.113.1'), ...device });
    expect(again.headers.getSetCookie().some((cookie) => cookie.startsWith(`${device.cookie};`))).toBe(true);
  });

  it('is locked at a new PC by no number of typing errors at PCs that it has', async () => {
    await wrong('admin', '203.0.113.1');
    await fail('id:admin', 20, 'device:of the counter');
    expect(await right('203.0.113.2')).toBe(200);
  });

  it('is locked for a network of version 6 as for one address', async () => {
    for (let i = 0; i < 5; i += 1) expect(await wrong('admin', `2001:db8::${i}`)).toBe(401);
    expect(await right('2001:db8::9')).toBe(429);
    expect(await right('2001:db8:0:1::9')).toBe(200);
  });

  it('is forgiven by its own right password alone, and what no longer counts is not kept', async () => {
    await office.employ('clerk-two', 'office');
    const colleague = () => office.login('clerk-two', passwordOf('clerk-two'), from('203.0.113.2'));
    for (let i = 0; i < 5; i += 1) await wrong('admin', '203.0.113.1');
    office.clock.advance(MINUTE);
    expect((await colleague()).status).toBe(200);
    expect(await right('203.0.113.1')).toBe(429);
    office.clock.advance(15 * MINUTE);
    expect((await colleague()).status).toBe(200);
    const logs = office.connection.collection<{ _id: string }>('login_failures');
    expect(await logs.findOne({ _id: 'id:admin' })).toBeNull();
  });

  it('counts guesses that are being checked while the right password comes from the same place', async () => {
    const passwords = office.app.get(PasswordService, { strict: false });
    const verify = passwords.verify.bind(passwords);
    const held: (() => void)[] = [];
    vi.spyOn(passwords, 'verify').mockImplementation(async (hash, password) => {
      if (password === 'wrong-one' && held.length < 4) await new Promise<void>((goOn) => held.push(goOn));
      return verify(hash, password);
    });
    const guesses = Array.from({ length: 4 }, () => wrong('admin', '203.0.113.1'));
    while (held.length < 4) await sleep(10);
    expect(await right('203.0.113.1')).toBe(200);
    for (const goOn of held) goOn();
    expect(await Promise.all(guesses)).toEqual([401, 401, 401, 401]);
    expect(await wrong('admin', '203.0.113.1')).toBe(401);
    expect(await wrong('admin', '203.0.113.1')).toBe(429);
  });

  it.each([
    ['made up', (cookie: string) => cookie.replace(/=.*/, '=abc.abc')],
    ['with another signature', (cookie: string) => `${cookie.slice(0, -2)}zz`],
    ['with another name', (cookie: string) => cookie.replace('=', '=x')],
    ['of another login id', (cookie: string) => cookie],
  ])('knows no device by a cookie %s', async (what, change) => {
    await office.employ('clerk-two', 'office');
    const of = what.startsWith('of') ? (['clerk-two', passwordOf('clerk-two')] as const) : [];
    const { cookie } = await deviceAt('203.0.113.1', ...of);
    for (let i = 0; i < 5; i += 1) await wrong('admin', '203.0.113.1');
    expect(await right('203.0.113.1', { cookie: change(cookie) })).toBe(429);
  });

  it('keeps the cookie of a device from scripts and from every other call', async () => {
    const cookieBy = async (scheme: string) => {
      const { headers } = await office.login('admin', ADMIN.password, { 'x-forwarded-proto': scheme });
      return headers.getSetCookie().find((one) => one.startsWith('device-'));
    };
    const cookie = await cookieBy('http');
    expect(cookie).toMatch(
      /; Max-Age=34560000; Path=\/api\/office\/office-login; .*HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain('admin');
    expect(cookie).not.toContain('Secure');
    expect(await cookieBy('https')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('is not locked by twenty made-up names at an address, but a hundred lock out its strangers', async () => {
    const device = await deviceAt('203.0.113.9');
    for (let i = 0; i < 20; i += 1) expect(await wrong(`guess-${i}`, '203.0.113.9')).toBe(401);
    expect(await right('203.0.113.9')).toBe(200);
    await fail('address:203.0.113.9', 80);
    expect(await right('203.0.113.9')).toBe(429);
    expect(await right('203.0.113.9', device)).toBe(200);
    expect(await right('203.0.113.10')).toBe(200);
  });

  it('makes up for its typing errors by the right password, at an address that a whole school shares too', async () => {
    expect(await wrong('admin', '203.0.113.9')).toBe(401);
    expect(await right('203.0.113.9')).toBe(200);
    await fail('address:203.0.113.9', 99);
    expect(await wrong('guess', '203.0.113.9')).toBe(401);
    expect(await wrong('guess', '203.0.113.9')).toBe(429);
  });

  it('does not count tries that were refused: the sixth try of one clerk locks nobody else out', async () => {
    for (let i = 0; i < 30; i += 1) await office.login('admin', 'wrong-one', from('203.0.113.11'));
    await office.employ('clerk-two', 'office');
    const other = await office.login('clerk-two', passwordOf('clerk-two'), from('203.0.113.11'));
    expect(other.status).toBe(200);
  });

  it('logs where a failed login came from, and the login id so that nobody can read it', async () => {
    await office.close();
    office = await TestOffice.open({ TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
    for (const username of ['meena-kumari', 'MEENA-Kumari', 'somebody']) await wrong(username, '203.0.113.7');
    const failed = office.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(failed).toMatchObject(
      Array.from({ length: 3 }, () => ({
        msg: 'failed login',
        address: '203.0.113.7',
        isKnownDevice: false,
        reason: 'wrongLogin',
      })),
    );
    const [one, same, other] = failed.map(({ loginId }) => loginId);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(office.logged.join('')).not.toMatch(/meena|somebody|wrong-one/i);
  });

  it('gives the anti-forgery cookie, and then wants it back in the header', async () => {
    const home = await office.call('GET', '/api/health');
    const cookie = home.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
    const value = cookie.slice('XSRF-TOKEN='.length, cookie.indexOf(';'));
    const body = { studentID: 'nobody' };
    const ask = (headers: Record<string, string>) =>
      office.call('POST', '/api/office/isFirstTimeDeposit', body, { headers });
    expect((await ask({})).status).toBe(404);
    expect((await ask({ cookie: `XSRF-TOKEN=${value}` })).status).toBe(403);
    expect((await ask({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': 'x' })).status).toBe(403);
    expect((await ask({ cookie: `a=b; XSRF-TOKEN=${value}`, 'x-xsrf-token': value })).status).toBe(404);
    expect((await ask({ cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' })).status).toBe(403);
    const login = await office.login('admin', ADMIN.password);
    expect(login.headers.get('set-cookie')).toContain('XSRF-TOKEN=');
    expect((await office.login('admin', ADMIN.password, { cookie: `XSRF-TOKEN=${value}` })).status).toBe(403);
    const read = await office.call('GET', '/api/office/dashboard', undefined, {
      headers: { cookie: `XSRF-TOKEN=${value}` },
    });
    expect(read.status).toBe(200);
    expect(read.headers.get('set-cookie')).toBeNull();
  });
});

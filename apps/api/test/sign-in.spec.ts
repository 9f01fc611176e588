import { PasswordService } from '../src/accounts/password.service';
import { ADMIN, passwordOf } from './support/admin';
import { TestOffice } from './support/office';

const MINUTE = 60_000;
const WRONG = 'Login id or password is wrong.';

describe('signing in', () => {
  let office: TestOffice;
  beforeEach(async () => (office = await TestOffice.open({ TRUST_PROXY: '1' })));
  afterEach(() => office.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('says the same of a wrong password, an unknown login id and a closed account', async () => {
    const closed = await office.employ('closed', 'office');
    await office.connection.collection('staff').updateOne({ _id: closed._id }, { $set: { active: false } });
    const tries = [
      [ADMIN.username, 'not-the-password'],
      ['nobody-here', 'not-the-password'],
      ['closed', passwordOf('closed')],
    ] as const;
    for (const [username, password] of tries) {
      expect(await office.login(username, password)).toMatchObject({ status: 401, body: { message: WRONG } });
    }
  });

  it('refuses the sixth try after five failures, right password or not, and names the seconds', async () => {
    for (let i = 0; i < 5; i += 1) expect((await office.login('admin', 'wrong-one')).status).toBe(401);
    const refused = await office.login('ADMIN', ADMIN.password);
    expect(refused.status).toBe(429);
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
    const broken = jest.spyOn(passwords, 'verify').mockRejectedValue(new Error('no memory'));
    for (let i = 0; i < 6; i += 1) expect((await office.login('admin', ADMIN.password)).status).toBe(500);
    broken.mockRestore();
    expect((await office.login('admin', ADMIN.password)).status).toBe(200);
  });

  it('counts twenty failures of an address over all login ids, and leaves other addresses alone', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      statuses.push((await office.login(`guess-${i}`, 'wrong-one', from('203.0.113.9'))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect((await office.login('admin', ADMIN.password, from('203.0.113.9'))).status).toBe(429);
    expect((await office.login('admin', ADMIN.password, from('203.0.113.10'))).status).toBe(200);
  });

  it('does not count tries that were refused: the sixth try of one clerk locks nobody else out', async () => {
    for (let i = 0; i < 30; i += 1) await office.login('admin', 'wrong-one', from('203.0.113.11'));
    await office.employ('clerk-two', 'office');
    const other = await office.login('clerk-two', passwordOf('clerk-two'), from('203.0.113.11'));
    expect(other.status).toBe(200);
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

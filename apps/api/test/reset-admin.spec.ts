import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN, ADMIN_PASSWORD } from './support/admin';
import { textLike } from './support/matchers';
import { OfficeFolder, send, signIn } from './support/process';

const OWN = 'ink and blotting paper';

const TOOL = join(__dirname, '../dist/admin.js');

describe('the way back in on the office’s own PC', () => {
  let folder: OfficeFolder;
  beforeAll(async () => (folder = await OfficeFolder.make()));
  afterAll(() => folder.remove());

  const reset = (...args: string[]) => {
    const { PATH = '', HOME = '' } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...args], {
      cwd: folder.path,
      env: { PATH, HOME },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };

  it('makes no database where there is none', () => {
    const { status, said } = reset('--reset', 'admin');
    expect([status, said]).toEqual([
      1,
      textLike(/^There is no database in .*\/data\/database\. Set DATA_DIR to/),
    ]);
    expect(existsSync(join(folder.path, 'data/database'))).toBe(false);
  });

  it('gives an administrator a new password, ends the tokens and the lock, and refuses everybody else', async () => {
    const office = folder.start({ ADMIN_PASSWORD });
    const address = await office.ready();
    const token = await signIn(address);
    const login = (password: string, at = address) =>
      send('POST', `${at}/api/office/office-login`, { body: { username: 'admin', password } });
    for (let i = 0; i < 5; i += 1) await login('forgotten it');
    expect((await login(ADMIN.password)).status).toBe(429);
    expect(reset('--reset', 'admin')).toMatchObject({
      status: 1,
      said: 'The office is running. Stop it, run this again, then start it.\n',
    });
    await office.end('SIGTERM');

    expect(reset('--reset', 'nobody')).toMatchObject({
      status: 1,
      said: 'There is no administrator with the login id nobody. Administrators: admin.\n',
    });
    for (const wrong of [[], ['--reset'], ['--delete', 'admin']]) {
      expect(reset(...wrong)).toMatchObject({ status: 1 });
    }
    const { status, said } = reset('--reset', 'ADMIN');
    expect([status, said]).toEqual([0, expect.stringContaining('shown only this once: ')]);
    const password = said.trim().split(' ').at(-1) ?? '';

    const again = await folder.start().ready();
    expect((await login(ADMIN.password, again)).status).toBe(401);
    const lent = String((await login(password, again)).body['token']);
    expect((await send('GET', `${again}/api/office/dashboard`, { token: lent })).status).toBe(403);
    const own = await send('PUT', `${again}/api/office/password`, {
      token: lent,
      body: { currentPassword: password, password: OWN, passwordAgain: OWN },
    });
    expect(own.status).toBe(200);
    expect((await send('GET', `${again}/api/office/dashboard`, { token })).status).toBe(401);
    // The audit log says that it was done at this PC, and not by a call from elsewhere (D59, D60).
    const log = await send('GET', `${again}/api/audit?action=account-password`, {
      token: await signIn(again, { username: 'admin', password: OWN }),
    });
    expect(log.body).toMatchObject([
      { by: { username: 'admin' }, subject: { id: 'admin' } },
      { isAtOfficePc: true, subject: { id: 'admin' } },
    ]);
    expect(log.body).not.toMatchObject([{}, { by: expect.anything() as unknown }]);
  });
});

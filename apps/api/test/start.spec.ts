import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN, ADMIN_PASSWORD } from './support/admin';
import { OfficeFolder, send } from './support/process';
import { anyNumber, textLike } from './support/matchers';
import { freePort } from '../../../tools/lib/free-port.mjs';

/** A disk without any free space. */
const FULL = '/dev/full';

describe('starting and stopping the built office', () => {
  let folder: OfficeFolder;
  const start = (env: Readonly<Record<string, string>> = {}) => folder.start(env);
  beforeEach(async () => (folder = await OfficeFolder.make()));
  afterEach(() => folder.remove());

  it('makes the admin and its password at the first start, says them once, and remembers both', async () => {
    const first = start();
    const address = await first.ready();
    expect(first.output).toContain('It serves one computer');
    const password = /shown only this once: (\S+)/.exec(first.output)?.[1];
    const login = () =>
      send('POST', `${address}/api/office/office-login`, { body: { username: 'admin', password } });
    const { body } = await login();
    expect((await stat(join(folder.path, 'data/jwt-secret'))).mode & 0o777).toBe(0o600);
    expect(await first.end('SIGTERM')).toBe(0);

    const second = start({ PORT: new URL(address).port });
    await second.ready();
    expect(second.output).not.toContain('First start');
    // The printed password stays readable where it was printed, so it only lets its owner set one of their own (D87).
    const dashboard = async (token: unknown) =>
      (await send('GET', `${address}/api/office/dashboard`, { token: String(token) })).status;
    expect([await dashboard(body['token']), (await login()).status]).toEqual([403, 200]);
    const own = await send('PUT', `${address}/api/office/password`, {
      token: String(body['token']),
      body: { currentPassword: password, password: ADMIN_PASSWORD, passwordAgain: ADMIN_PASSWORD },
    });
    expect([await dashboard(own.body['token']), (await login()).status]).toEqual([200, 401]);
    expect(await second.end('SIGINT')).toBe(0);
  });

  it('takes away the pictures that came to an office which was killed over them', async () => {
    const uploads = join(folder.path, 'data/uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, '0f3c'), 'pictures of class VII');
    await start().ready();
    expect(await readdir(uploads)).toEqual([]);
    expect((await stat(uploads)).mode & 0o777).toBe(0o700);
  });

  it('does not repeat a password that the settings gave', async () => {
    const office = start({ ADMIN_USERNAME: 'principal', ADMIN_PASSWORD });
    await office.ready();
    expect(office.output).toContain('sign in at the office as principal');
    expect(office.output).not.toContain(ADMIN_PASSWORD);
  });

  it('makes no first account with a password that is guessed first', async () => {
    const office = start({ ADMIN_PASSWORD: 'password123' });
    expect(await office.exit()).toBe(1);
    expect(office.errors + office.output).toContain('ADMIN_PASSWORD must have 12 to 128 characters');
  });

  it('keeps people out of its log', async () => {
    const office = start({ LOG_LEVEL: 'trace', ADMIN_PASSWORD });
    const address = await office.ready();
    const login = await send('POST', `${address}/api/office/office-login`, {
      body: ADMIN,
      headers: { 'x-request-id': 'from-the-proxy' },
    });
    const token = String(login.body['token']);
    await send('GET', `${address}/api/office/getStudentById?studentID=SECRET-1`, { token });
    await send('POST', `${address}/api/office/isFirstTimeDeposit`, {
      token,
      body: { studentID: 'SECRET-2' },
    });
    await office.end('SIGTERM');
    const lines = office.output.split('\n').filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toContainEqual(
      expect.objectContaining({
        requestId: 'from-the-proxy',
        method: 'POST',
        route: '/api/office/office-login',
        status: 200,
        ms: anyNumber,
      }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({
        route: '/api/office/getStudentById',
        account: textLike(/^[0-9a-f]{24}$/),
      }),
    );
    expect(lines.join('\n')).not.toMatch(/SECRET|eyJ|auth-token/);
    expect(lines.join('\n')).not.toContain(ADMIN_PASSWORD);
  });

  it.each([
    ['a wrong setting', { PORT: 'four' }, /^Wrong setting: PORT must be a whole number from 0 to 65535\n$/],
    [
      'a database that is not there',
      { MONGODB_URI: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=100' },
      /^The database cannot be reached: .+\n$/,
    ],
    [
      'a data folder that cannot be made',
      { DATA_DIR: '/dev/null/x' },
      /^The key for sign-ins cannot be stored: .+\n$/,
    ],
    [
      'a passphrase that is not there',
      { BACKUP_PASSPHRASE_FILE: 'nowhere' },
      /^The database was not started because no backup could be made: The passphrase .+nowhere cannot be read \(ENOENT\)\.\n$/,
    ],
  ])('ends with one line for %s', async (_, env, line) => {
    const office = start(env);
    expect(await office.exit()).toBe(1);
    expect(office.errors).toMatch(line);
    expect(office.output).not.toContain('is ready');
  });

  it('waits for a database that is there some seconds after it, as when both come up with the machine', async () => {
    const { startEmbeddedMongo } = await import('@school/embedded-mongo');
    const port = await freePort();
    const office = start({ MONGODB_URI: `mongodb://127.0.0.1:${String(port)}` });
    // Longer than a call from the counter waits.
    await pause(5_000);
    const dataDir = join(folder.path, 'another');
    await mkdir(dataDir);
    const database = await startEmbeddedMongo({ dataDir, port });
    try {
      await office.ready();
      expect(await office.end('SIGTERM')).toBe(0);
    } finally {
      await database.stop();
    }
  });

  it('ends with one line when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const office = start({ PORT: String(port) });
    expect(await office.exit()).toBe(1);
    expect(office.errors).toMatch(new RegExp(`^Port ${port} is in use.*\\n$`));
    other.close();
    // The failed start has not used up the one time the password is shown.
    const again = start({ PORT: String(port) });
    await again.ready();
    expect(await again.end('SIGTERM')).toBe(0);
    expect(again.output).toContain('shown only this once');
  });

  it('ends with one line when another process has the data folder', async () => {
    await start().ready();
    const second = start();
    expect(await second.exit()).toBe(1);
    expect(second.errors).toMatch(/^The database in .+ cannot be started: .+\n$/);
  });

  it.skipIf(!existsSync(FULL))('goes on where its log cannot be written, as on a full disk', async () => {
    const PORT = String(await freePort());
    const full = openSync(FULL, 'w');
    const office = folder.start({ PORT, ADMIN_PASSWORD, LOG_LEVEL: 'info' }, full);
    closeSync(full);
    const health = () =>
      send('GET', `http://localhost:${PORT}/api/health`).then(
        ({ status }) => status,
        () => undefined,
      );
    // The port is open some moments before anybody can sign in.
    while (office.child.exitCode === null && (await health()) !== 200) await pause(50);
    expect([await health(), await health(), await health()]).toEqual([200, 200, 200]);
    expect(await office.end('SIGTERM')).toBe(0);
  });

  it('finishes what is running before it stops', async () => {
    const office = start({ ADMIN_PASSWORD });
    const address = await office.ready();
    const body = JSON.stringify(ADMIN);
    const login = request(`${address}/api/office/office-login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    login.flushHeaders();
    // The office has the request now, and waits for its body.
    await once(login, 'continue');
    const code = office.end('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    login.end(body);
    const [answer] = (await once(login, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(await code).toBe(0);
  });
});

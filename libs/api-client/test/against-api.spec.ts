import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/lib/free-port.mjs';
import { createSchoolApi, type SchoolApi } from '../src';

const MAIN = join(__dirname, '../../../apps/api/dist/main.js');
const sentences = { network: 'No network', unknown: 'Unknown' };

describe('the client against the real API', () => {
  let server: ChildProcess;
  let dataDir: string;
  let api: SchoolApi;
  let token: string | null = null;
  let language = 'en';
  const refused: number[] = [];

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'school-client-'));
    const port = await freePort();
    server = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: 'correct horse',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((ready, failed) => {
      server.stdout?.on('data', (chunk) => String(chunk).includes('ready') && ready());
      server.once('exit', (code) => failed(new Error(`The API ended with ${String(code)}`)));
    });
    api = createSchoolApi({
      baseUrl: `http://127.0.0.1:${port}`,
      token: () => token,
      language: () => language,
      sentences: () => sentences,
      onError: ({ status }) => refused.push(status),
    });
  }, 30_000);

  afterAll(async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }, 15_000);

  it('is told in the API words that nobody is signed in, and hears of it', async () => {
    const answer = await api.answer(api.calls.GET('/api/office/dashboard'));
    expect(answer).toMatchObject({ ok: false, error: { status: 401, details: [] } });
    expect(refused).toContain(401);
  });

  it('gets the refused fields of a login by name', async () => {
    const body = { username: 'abc', password: '' };
    const answer = await api.answer(api.calls.POST('/api/office/office-login', { body }));
    expect(answer).toMatchObject({
      ok: false,
      error: {
        status: 400,
        details: [
          { field: 'username', message: 'Minimum length of 5 is required' },
          { field: 'password', message: 'Password Required' },
        ],
      },
    });
  });

  it('gets its answers in the language on screen', async () => {
    const body = { username: 'abcde', password: '' };
    language = 'hi';
    const answer = await api.answer(api.calls.POST('/api/office/office-login', { body }));
    language = 'en';
    expect(answer).toMatchObject({ ok: false, error: { status: 400, message: 'पासवर्ड आवश्यक है' } });
  });

  it('signs in and calls with the token', async () => {
    const body = { username: 'admin', password: 'correct horse' };
    const login = await api.answer(api.calls.POST('/api/office/office-login', { body }));
    token = login.ok ? login.value.token : null;
    const answer = await api.answer(api.calls.GET('/api/office/dashboard'));
    expect(answer).toMatchObject({
      ok: true,
      value: { wings: { english: { total: 0 }, hindi: { total: 0 } } },
    });
  });

  it('answers status 0 and its own sentence when the server cannot be reached', async () => {
    const nobody = createSchoolApi({
      baseUrl: `http://127.0.0.1:${await freePort()}`,
      token: () => null,
      language: () => 'en',
      sentences: () => sentences,
    });
    const answer = await nobody.answer(nobody.calls.GET('/api/health'));
    expect(answer).toEqual({ ok: false, error: { status: 0, message: 'No network', details: [] } });
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestOffice } from './support/office';

describe('the web app beside the API', () => {
  let folder: string;
  let office: TestOffice;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'school-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>school</title>');
    await writeFile(join(folder, 'assets/index-4f3a.js'), 'export {};');
    await writeFile(join(folder, 'sw.js'), '');
    await writeFile(join(folder, '.secret'), 'no');
    office = await TestOffice.open(
      { CORS_ORIGINS: 'https://office.example', TRUST_PROXY: 'loopback' },
      folder,
    );
  });
  afterAll(async () => {
    await office.close();
    await rm(folder, { recursive: true, force: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    office.call<string>('GET', path, undefined, { token: '', headers });

  it('is asked for again each time, its hashed files never', async () => {
    const page = await get('/');
    expect([page.status, page.body]).toEqual([200, '<!doctype html><title>school</title>']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('set-cookie')).toContain('XSRF-TOKEN=');
    // If anything on the way cached it, every later version of the app would stay hidden.
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const script = await get('/assets/index-4f3a.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('set-cookie')).toBeNull();
  });

  it('never stands in the way of a call: a file of the same name is not looked for', async () => {
    await mkdir(join(folder, 'api'));
    await writeFile(join(folder, 'api/health'), 'a file');
    expect(await get('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('travels compressed to a browser that can read it', async () => {
    const long = '// a line of a script\n'.repeat(500);
    await writeFile(join(folder, 'assets/long-77c1.js'), long);
    const { headers, body } = await get('/assets/long-77c1.js', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(body).toBe(long);
    const plain = await get('/assets/long-77c1.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('takes small answers of the API as they are, and long ones compressed', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const small = await get('/api/docs', gzip);
    expect(small.body.length).toBeGreaterThan(1024);
    expect(small.headers.get('content-encoding')).toBeNull();
    expect((await get('/api/openapi.json', gzip)).headers.get('content-encoding')).toBe('gzip');
  });

  it('comes with a policy that lets no foreign or inline script run', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    const behindTls = await get('/', { 'x-forwarded-proto': 'https' });
    expect(behindTls.headers.get('strict-transport-security')).toContain('max-age=');
    expect(behindTls.headers.get('set-cookie')).toContain('; Secure');
  });

  it.each(['/.secret', '/assets/../.secret', '/assets/%2e%2e/.secret', '/assets/none.js', '/office'])(
    'answers %s as nothing there',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 404, body: { message: 'There is nothing at this address.' } });
    },
  );

  it.each(['/api/office/getAllStudents', '/API/office/getAllStudents', '/getImage/000000000000000000000000'])(
    'keeps what %s answers out of caches, and never takes one account for another',
    async (path) => {
      const { headers } = await office.call('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('vary')?.toLowerCase()).toContain('auth-token');
    },
  );

  it('lets pages of the named origins call, and no others', async () => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'auth-token' };
    const known = await office.call('OPTIONS', '/api/office/depositFee', undefined, {
      headers: { origin: 'https://office.example', ...asked },
    });
    expect(known.headers.get('access-control-allow-origin')).toBe('https://office.example');
    const answer = await office.call('GET', '/api/office/getAllStudents', undefined, {
      headers: { origin: 'https://office.example' },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    const other = await office.call('OPTIONS', '/api/office/depositFee', undefined, {
      headers: { origin: 'https://evil.example', ...asked },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('repeats a sane request id and makes its own otherwise', async () => {
    expect((await get('/', { 'x-request-id': 'proxy-42' })).headers.get('x-request-id')).toBe('proxy-42');
    expect((await get('/', { 'x-request-id': 'a b;c' })).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('says that the database is down, and other calls say so in a sentence', async () => {
    await office.connection.getClient().close();
    const health = await get('/api/health');
    expect(health).toMatchObject({ status: 503, body: { status: 'error', database: 'down' } });
    const answer = await office.call('GET', '/api/office/dashboard', undefined, { token: office.admin });
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'The database cannot be reached. Please try again.' },
    });
    await office.connection.getClient().connect();
  });
});

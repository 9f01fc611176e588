import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keptJwtSecret } from './jwt-secret';
import { readSettings } from './settings';

describe('the settings', () => {
  it('have the defaults of the README, also where a variable is empty', () => {
    expect(readSettings({ PORT: '', CORS_ORIGINS: ' ' })).toEqual({
      ok: true,
      settings: {
        PORT: 4000,
        HOST: '127.0.0.1',
        DATA_DIR: resolve('data'),
        TOKEN_HOURS: 8,
        ADMIN_USERNAME: 'admin',
        CORS_ORIGINS: [],
        TRUST_PROXY: false,
        LOG_LEVEL: 'info',
      },
    });
  });

  it.each([
    ['TRUST_PROXY', 'off', false],
    ['TRUST_PROXY', 'on', 1],
    ['TRUST_PROXY', '2', 2],
    ['TRUST_PROXY', 'Loopback, 10.0.0.0/8, fd00::1', ['loopback', '10.0.0.0/8', 'fd00::1']],
    [
      'CORS_ORIGINS',
      'https://a.example, http://localhost:5173',
      ['https://a.example', 'http://localhost:5173'],
    ],
    ['TOKEN_HOURS', '0.5', 0.5],
    // Only the first start checks the password: one left here later must not stop a start.
    ['ADMIN_PASSWORD', 'four', 'four'],
    ['PORT', '0', 0],
    // As `set PORT=4100 && npm start` leaves it on Windows.
    ['PORT', '4100 ', 4100],
    ['DATA_DIR', 'school data ', resolve('school data')],
    ['BACKUP_DIR', 'sticks/blue', resolve('sticks/blue')],
    ['BACKUP_PASSPHRASE_FILE', '/etc/school-passphrase', resolve('/etc/school-passphrase')],
  ] as const)('%s=%s', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject({ ok: true, settings: { [name]: expected } });
  });

  it.each([
    ['PORT', 'four'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['MONGODB_URI', 'postgres://secret@host'],
    ['JWT_SECRET', 'secret-too-short'],
    ['TOKEN_HOURS', '0'],
    ['TOKEN_HOURS', 'secret'],
    ['ADMIN_USERNAME', 'root'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CORS_ORIGINS', '*'],
    ['TRUST_PROXY', 'everybody!'],
    ['TRUST_PROXY', '10.0.0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'fd00::/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', ','],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start with one line that does not say the value', (name, value) => {
    const read = readSettings({ [name]: value });
    if (read.ok) throw new Error('accepted');
    expect(read.problem).toMatch(new RegExp(`^${name} must .+$`));
    if (value.includes('secret')) expect(read.problem).not.toContain(value);
  });
});

describe('the key for tokens', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'school-key-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is made once, for its owner only, also when ten starts make it at once', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => keptJwtSecret(join(folder, 'data'))));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]?.length).toBeGreaterThanOrEqual(64);
    expect((await stat(join(folder, 'data/jwt-secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'data'))).toEqual(['jwt-secret']);
  });

  it('is never guessed from a broken file', async () => {
    await writeFile(join(folder, 'jwt-secret'), 'short');
    await expect(keptJwtSecret(folder)).rejects.toThrow('holds no key');
  });
});

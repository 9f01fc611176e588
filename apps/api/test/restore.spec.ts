import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sampleRegistration, schoolDate, sessionAt } from '@school/domain';
import { ADMIN_PASSWORD } from './support/admin';
import { OfficeFolder, send, signIn } from './support/process';
import { picture, pictureForm } from './support/student';

const ROOT = join(__dirname, '../../..');
const OLD_STORE = join(ROOT, 'libs/embedded-mongo/test/fixtures/store-format-2.mdb.gz');

const PDF = '%PDF-1.7 of a unit';

/** Adds a unit with a file to the syllabus (D67). @returns the query that asks for the file */
async function putUnitFile(address: string, token: string): Promise<string> {
  const session = sessionAt(new Date());
  const subject = { branch: 'MLMEC', class: '7', session, subject: 'Mathematics' };
  const day = `${session.slice(0, 4)}-04-06`;
  const body = { ...subject, name: 'Fractions', plannedFrom: day, plannedTo: day };
  const unit = await send('POST', `${address}/api/office/syllabus/unit`, { token, body });
  const asked = { ...subject, id: String(unit.body['id']) };
  const query = new URLSearchParams({ ...asked, revision: '0' }).toString();
  const form = new FormData();
  form.append('file', new Blob([PDF]), 'Fractions.pdf');
  const put = await send('POST', `${address}/api/office/syllabus/unit/file?${query}`, { token, body: form });
  expect(put.status).toBe(200);
  return new URLSearchParams(asked).toString();
}

describe('the built office and its backups', () => {
  let folder: OfficeFolder;
  const start = (env: Readonly<Record<string, string>> = {}) => folder.start({ ADMIN_PASSWORD, ...env });
  const within = (name: string) => join(folder.path, name);
  const filesIn = async (name: string) =>
    (await readdir(within(name)).catch((): string[] => [])).filter((file) => file !== 'office');
  /** The first backup of the day, once it has its final name. */
  async function madeIn(name: string): Promise<string> {
    for (;;) {
      const [made] = (await filesIn(name)).filter((file) => file.endsWith('.backup'));
      if (made !== undefined) return made;
      await pause(50);
    }
  }
  beforeEach(async () => (folder = await OfficeFolder.make()));
  afterEach(() => folder.remove());

  it('make today’s after the start, from which another office has the same students and new tokens', async () => {
    const passphraseFile = within('passphrase');
    await writeFile(passphraseFile, 'four words are enough\n', { mode: 0o600 });
    const filled = start({ BACKUP_PASSPHRASE_FILE: passphraseFile });
    const address = await filled.ready();
    const token = await signIn(address);
    const upload = await send('POST', `${address}/upload`, { token, body: pictureForm(await picture()) });
    const student = sampleRegistration({ studentID: 'asha-1', signatureRef: upload.body['_id'] });
    await send('POST', `${address}/api/student/register-student`, { token, body: student });
    const byId = async (at: string, of: string) => {
      const { status, body } = await send('GET', `${at}/api/office/getStudentById?studentID=asha-1`, {
        token: of,
      });
      return { status, body };
    };
    const before = await byId(address, token);
    expect(before.status).toBe(200);
    const unit = await putUnitFile(address, token);
    // On a busy machine today's backup may have been made before all this was stored.
    expect(await filled.end('SIGTERM')).toBe(0);
    await rm(within('data/backups'), { recursive: true, force: true });
    const first = start({ BACKUP_PASSPHRASE_FILE: passphraseFile });
    await first.ready();

    const made = await madeIn('data/backups');
    expect(made).toBe(`school-${schoolDate(new Date())}.backup`);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(await filesIn('data/backups')).toEqual([made]);

    const restoredInto = async (folder: string, more = {}) => {
      const own = { DATA_DIR: within(folder), BACKUP_PASSPHRASE_FILE: passphraseFile };
      const file = within(`data/backups/${made}`);
      const env = { ...process.env, ...own, ...more };
      return promisify(execFile)(process.execPath, [join(ROOT, 'tools/restore.mjs'), file], { env });
    };
    expect((await restoredInto('new')).stdout).toContain('everybody signs in again');
    // An office with a JWT_SECRET of its own is told to choose another: nobody can do that for it.
    const kept = await restoredInto('with-own-secret', { JWT_SECRET: 'of the office, and of nobody else 1' });
    expect(kept.stdout).toContain('Change JWT_SECRET before you start the office');
    const second = start({ DATA_DIR: 'new' });
    const there = await second.ready();
    expect((await byId(there, token)).status).toBe(401);
    const again = await signIn(there);
    expect(await byId(there, again)).toEqual(before);
    const file = await fetch(`${there}/api/office/syllabus/unit/file?${unit}`, {
      headers: { 'auth-token': again },
    });
    expect([file.status, await file.text()]).toEqual([200, PDF]);
  });

  it('killed together leave nothing under a backup’s name that is none, and the next start makes it', async () => {
    const first = start();
    const token = await signIn(await first.ready());
    expect(token).not.toBe('');
    while (!(await filesIn('data/backups')).some((name) => name.endsWith('.part'))) {
      if ((await filesIn('data/backups')).length > 0) break;
      await pause(1);
    }
    await first.end('SIGKILL');
    await start().ready();
    const made = await madeIn('data/backups');
    expect(await readFile(within(`data/backups/${made}`), 'latin1')).toMatch(
      /^school embedded-mongo backup\n/,
    );
    expect(await filesIn('data/backups')).toEqual([made]);
  });

  it('make one before a start changes the stored format, and no change without it', async () => {
    const store = within('data/database/store.mdb');
    await mkdir(within('data/database'), { recursive: true });
    await writeFile(store, gunzipSync(await readFile(OLD_STORE)));
    const old = await readFile(store);
    const without = start({ BACKUP_DIR: 'stick' });
    expect(await without.exit()).toBe(1);
    expect(without.errors).toMatch(
      /^The database was not started because no backup could be made: There is no folder .+stick\.\n$/,
    );
    expect((await readFile(store)).equals(old)).toBe(true);

    await mkdir(within('stick'));
    const office = start({ BACKUP_DIR: 'stick' });
    while (!office.output.includes('Using the built-in database')) await pause(20);
    expect(office.output).toMatch(
      /^This version changes how the data is stored\. A backup .+before-format-\d+\.backup\n/,
    );
    expect(await madeIn('stick')).toMatch(/^school-\d{4}-\d\d-\d\d-before-format-\d+\.backup$/);
  });
});

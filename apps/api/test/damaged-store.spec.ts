import { execFile } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { backupName, sampleRegistration, schoolDate } from '@school/domain';
import { ADMIN_PASSWORD } from './support/admin';
import { OfficeFolder, send, signIn } from './support/process';
import { picture, pictureForm } from './support/student';

const ROOT = join(__dirname, '../../..');
const backupFile = ({ path }: OfficeFolder) =>
  join(path, 'data/backups', backupName({ day: schoolDate(new Date()) }));
const howToRestore = (folder: OfficeFolder) => `npm run restore -- ${backupFile(folder)}`;

describe('the built office on data that is damaged', () => {
  let folder: OfficeFolder;
  const start = (env: Readonly<Record<string, string>> = {}) => folder.start({ ADMIN_PASSWORD, ...env });
  const byId = async (address: string, id: string) =>
    send('GET', `${address}/api/office/getStudentById?studentID=${id}`, { token: await signIn(address) });

  /** Flips a bit at a distance behind a text, at every place in the file, also in old pages, and while an office runs. */
  function turnBit(
    text: string,
    distance: number,
    store = join(folder.path, 'data/database/store.mdb'),
  ): void {
    const bytes = readFileSync(store);
    const file = openSync(store, 'r+');
    for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1))
      writeSync(file, Buffer.of(bytes.readUInt8(at + distance) ^ 1), 0, 1, at + distance);
    closeSync(file);
  }

  const restore = (...words: string[]) =>
    new Promise<{ code: unknown; out: string }>((resolve) => {
      const env = { ...process.env, DATA_DIR: join(folder.path, 'new') };
      execFile(process.execPath, [join(ROOT, 'tools/restore.mjs'), ...words], { env }, (error, out, err) =>
        resolve({ code: error ? error.code : 0, out: out + err }),
      );
    });

  beforeAll(async () => {
    folder = await OfficeFolder.make();
    const office = start();
    const address = await office.ready();
    const token = await signIn(address);
    for (const studentID of ['asha-1', 'ravi-2']) {
      const upload = await send('POST', `${address}/upload`, { token, body: pictureForm(await picture()) });
      const body = sampleRegistration({ studentID, signatureRef: upload.body['_id'] });
      expect(
        (await send('POST', `${address}/api/student/register-student`, { token, body })).status,
      ).toBeLessThan(300);
    }
    while (
      !(await readdir(join(folder.path, 'data/backups')).catch(() => [])).some((name) =>
        name.endsWith('.backup'),
      )
    )
      await pause(50);
    await office.end('SIGTERM');
  });
  afterAll(() => folder.remove());

  it('says so of the one student that it cannot read, and shows the others', async () => {
    const office = start();
    const address = await office.ready();
    // The damage is in the document itself, not in the indexes.
    turnBit('studentID\0\x07\0\0\0asha-1', 100);
    const damaged = await byId(address, 'asha-1');
    expect(damaged.status).toBe(500);
    expect(JSON.stringify(damaged.body)).toContain('The stored data is damaged here');
    expect((await byId(address, 'ravi-2')).status).toBe(200);
    await office.end('SIGTERM');
  });

  it('does not start on it, and says which backup to restore and how; that backup starts again', async () => {
    const office = start();
    expect(await office.exit()).toBe(1);
    expect(office.errors).toMatch(
      /is damaged \(.+\): restore the last backup\. Move everything in .* to another folder/,
    );
    expect(office.errors).toContain(howToRestore(folder));
    const { code, out } = await restore(backupFile(folder));
    expect([code, out]).toEqual([0, expect.stringContaining('checked. Run npm start.')]);
    const restored = start({ DATA_DIR: 'new' });
    const address = await restored.ready();
    for (const id of ['asha-1', 'ravi-2']) expect((await byId(address, id)).status).toBe(200);
    await restored.end('SIGTERM');
  });

  it('says the same where it is the first account that a start cannot look for', async () => {
    const mark = join(folder.path, 'new/backup-restored');
    await promisify(execFile)('mkfifo', [mark]);
    const office = start({ DATA_DIR: 'new' });
    // The start stops here, at the note about the restore: its preparations so far have met no damage.
    const told = await open(mark, 'w');
    turnBit('foldedUsername\0\x06\0\0\0admin', 40, join(folder.path, 'new/database/store.mdb'));
    await told.writeFile('a restore');
    await told.close();
    expect(await office.exit()).toBe(1);
    expect(office.errors).toMatch(/^The first account cannot be made: .+ is damaged/m);
    expect(office.errors).toContain(
      'new except its backups to another folder, and restore a backup: npm run restore -- ',
    );
  });
});

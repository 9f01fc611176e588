import { setTimeout as pause } from 'node:timers/promises';
import { dropDatabase, ownDatabase } from '../../../tools/lib/own-database.mjs';
import type { ImportAnswer } from '../src/imports/imports.answers';
import { ADMIN_PASSWORD } from './support/admin';
import { asCsv, messyRegister } from './support/messy-register';
import { OfficeFolder, send, signIn, type OfficeProcess } from './support/process';
import { forAll } from './support/imports';

/** `IMPORT_KILLS=20` kills more often, `IMPORT_ROWS=1500` brings more. */
const KILLS = Number(process.env['IMPORT_KILLS'] ?? 3);
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 300);

interface Shown {
  readonly studentFirstName: string;
  readonly class: string;
  readonly studentFeeReport: readonly { readonly updatedBalance: number }[];
}

describe('an import whose program is killed', () => {
  const register = messyRegister(ROWS);
  let folder: OfficeFolder;
  let office: OfficeProcess;
  let address = '';
  let token = '';
  const env: Record<string, string> = { ADMIN_PASSWORD };
  beforeAll(async () => {
    folder = await OfficeFolder.make();
    const server = process.env['MONGODB_URI'];
    if (server !== undefined) env['MONGODB_URI'] = ownDatabase(server);
    await startAgain();
  });
  afterAll(async () => {
    await folder.remove();
    if (env['MONGODB_URI'] !== undefined) await dropDatabase(env['MONGODB_URI']);
  });

  async function startAgain(): Promise<void> {
    office = folder.start(env);
    address = await office.ready();
    token = await signIn(address);
  }

  async function ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await send<Body>(method, `${address}${path}`, { token, body });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  async function planned(): Promise<ImportAnswer> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(asCsv(register.lines))]), 'register.csv');
    const { id, columns } = await ask<ImportAnswer>('POST', '/api/imports', form);
    const chosen = columns.map(({ field }) => field);
    const others = forAll.filter(({ field }) => !chosen.includes(field));
    return ask('PUT', '/api/imports/columns', { importID: id, columns: [...columns, ...others] });
  }

  const now = ({ id }: ImportAnswer) => ask<ImportAnswer>('GET', `/api/imports/one?importID=${id}`);

  it('goes on by itself at each start, and ends as if nothing had happened', async () => {
    const made = await planned();
    await ask('POST', '/api/imports/run', { importID: made.id });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(Math.random() * 400);
      await office.end('SIGKILL');
      await startAgain();
    }
    let done = await now(made);
    while (done.state === 'running') {
      await pause(50);
      done = await now(made);
    }
    const { new: added, refused } = made.states;
    expect(done).toMatchObject({
      state: 'done',
      outcomes: { waiting: 0, registered: added, changed: 0, same: 0, refused },
    });
    const students = await ask<readonly { readonly studentID: string }[]>(
      'GET',
      '/api/office/getAllStudents',
    );
    expect(students.length).toBe(added);
    // Each has what was owed before once, and a line in the audit log.
    for (const { studentID } of students.slice(0, 60)) {
      const student = await ask<Shown>(
        'GET',
        `/api/office/getStudentById?studentID=${studentID}&adhaar=masked`,
      );
      expect(student.studentFeeReport.length).toBeLessThanOrEqual(1);
      const log = await ask<readonly { readonly action: string }[]>('GET', `/api/audit?subject=${studentID}`);
      expect([studentID, log.map(({ action }) => action)]).toEqual([studentID, ['student-registered']]);
    }
    expect(await ask<readonly object[]>('GET', '/api/audit?action=students-imported')).toHaveLength(1);
    expect((await planned()).states).toMatchObject({ new: 0, changed: 0 });
  });
});

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { connect } from '../src/database/connect';
import { THE_SCHOOL, type DemonstrationMark } from '../src/demonstration/demonstration.schema';
import { makeDemonstration } from '../src/make-demonstration';
import { readSettings } from '../src/settings/settings';

const PLAN = { today: '2026-05-09', students: 10 };

describe('the folder of a demonstration', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'school-demo-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function inFolder<Value>(work: (connection: Connection) => Promise<Value>): Promise<Value> {
    const dataDir = join(folder, 'database');
    await mkdir(dataDir, { recursive: true });
    const { startEmbeddedMongo } = await import('@school/embedded-mongo');
    const database = await startEmbeddedMongo({ dataDir });
    const connection = await connect(database.uri);
    return work(connection).finally(async () => {
      await connection.close();
      await database.stop();
    });
  }

  async function make(fresh: boolean): Promise<readonly string[]> {
    const read = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'fatal' });
    if (!read.ok) throw new Error(read.problem);
    const said: string[] = [];
    await makeDemonstration(read.settings, PLAN, fresh, (line) => said.push(line));
    return said;
  }

  it.each([
    ['is started', false],
    ['is made anew', true],
  ])('with the data of a school is left alone where a demonstration %s', async (_, fresh) => {
    await inFolder((connection) => connection.collection('staff').insertOne({ username: 'admin' }));
    await expect(make(fresh)).rejects.toThrow('Nothing was changed');
    expect(await inFolder((connection) => connection.collection('staff').countDocuments())).toBe(1);
  });

  it('that is filled is there at once', async () => {
    await inFolder(async (connection) => {
      const mark = { _id: THE_SCHOOL, ...PLAN, begunAt: new Date(), filledAt: new Date() } as const;
      await connection.collection<DemonstrationMark>('demonstration').insertOne(mark);
    });
    expect((await make(false))[0]).toContain('up to 2026-05-09 is already there');
  });
});

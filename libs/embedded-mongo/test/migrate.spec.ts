import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { markerName } from '../src/migrate/copy';
import type { EmbeddedMongo } from '../src/index';
import type * as Migration from '../src/migrate';
import { freePort } from '../../../tools/lib/free-port.mjs';
import { startEmbeddedMongo } from './built';
import { newFolder, withServer } from './running-server';
import { contents, fill, studentCount } from './school';

const { migrateFrom, migrateTo } = createRequire(import.meta.url)('../dist/migrate.cjs') as typeof Migration;
const runner = join(__dirname, 'migrate-runner.cjs');

interface Ended {
  code: number | string;
  out: string;
  err: string;
}

/** Runs a task in another process: its output is all the test sees, and a signal ends it at a given point. */
function elsewhere(task: 'to' | 'from', options: object, signal = '', at = 0): Promise<Ended> {
  return new Promise((resolve) => {
    const args = [runner, task, JSON.stringify(options), signal, String(at)];
    execFile(process.execPath, args, (error, out, err) =>
      resolve({ code: error ? (error.signal ?? error.code ?? 1) : 0, out, err }),
    );
  });
}

describe('a migration', () => {
  const home = newFolder();
  const dataDir = join(home, 'database');
  let server: EmbeddedMongo;
  let client: MongoClient;
  let before: Awaited<ReturnType<typeof contents>>;
  let school: ReturnType<typeof newTarget>;
  let fresh = 0;
  /** A database on a server reached by TCP, as on another machine. */
  const newTarget = () => {
    const name = `target${(fresh += 1)}`;
    return { db: client.db(name), uri: `${server.uri}/${name}` };
  };

  beforeAll(async () => {
    before = await withServer(dataDir, async (db) => {
      await fill(db);
      return contents(db);
    });
    server = await startEmbeddedMongo({ dataDir: join(home, 'server'), port: await freePort() });
    client = await MongoClient.connect(server.uri);
    school = newTarget();
    await fill(school.db);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('to a server and back keeps every byte, type, order and index, and says what it moved', async () => {
    const { db, uri } = newTarget();
    const there = await elsewhere('to', { dataDir, uri });
    expect(there).toMatchObject({ code: 0, err: '' });
    const moved = JSON.parse(there.out) as { name: string; documents: number; sha256: string }[];
    expect(moved.map(({ name, documents }) => [name, documents])).toEqual([
      ['empty', 0],
      ['fs.chunks', 3],
      ['fs.files', 1],
      ['students', studentCount],
    ]);
    expect(new Set(moved.map(({ sha256 }) => sha256)).size).toBe(4);
    expect(await contents(db)).toEqual(before);
    expect(await withServer(dataDir, contents)).toEqual(before);

    const back = join(home, 'back/database');
    expect(await elsewhere('from', { dataDir: back, uri })).toEqual(there);
    expect(await withServer(back, contents)).toEqual(before);
    expect(readdirSync(join(home, 'back'))).toEqual(['database']);
  });

  it.each([
    ['SIGKILL', 0.05],
    ['SIGKILL', 0.5],
    ['SIGKILL', 0.95],
    ['SIGINT', 0.4],
  ])(
    'to a server that ends by %s at %d leaves the source as it was, and can be run again',
    async (signal, at) => {
      const { db, uri } = newTarget();
      const ended = await elsewhere('to', { dataDir, uri }, signal, at);
      if (signal === 'SIGKILL') expect(ended.code).toBe('SIGKILL');
      else {
        expect(ended.code).toBe(1);
        expect(ended.err).toContain('holds an unfinished copy that nobody should use');
        expect(ended.err).toContain('Run the same command again');
      }
      expect(await db.collection(markerName).countDocuments()).toBe(1);
      // The unfinished copy is not taken for a whole one.
      const other = migrateFrom({ dataDir: join(home, 'half/database'), uri });
      await expect(other).rejects.toThrow('holds an unfinished copy');
      await migrateTo({ dataDir, uri });
      expect(await contents(db)).toEqual(before);
    },
  );

  it.each([
    ['SIGKILL', 0.6],
    ['SIGINT', 0.4],
  ])('from a server that ends by %s at %d leaves no database, and can be run again', async (signal, at) => {
    const { db, uri } = school;
    const folder = join(home, `from-${signal}-${at}`);
    const target = join(folder, 'database');
    const ended = await elsewhere('from', { dataDir: target, uri }, signal, at);
    expect(ended.code).toBe(signal === 'SIGKILL' ? signal : 1);
    if (signal === 'SIGINT') expect(ended.err).toContain('there is no database in');
    expect(existsSync(target)).toBe(false);
    await migrateFrom({ dataDir: target, uri });
    expect(readdirSync(folder)).toEqual(['database']);
    expect(await withServer(target, contents)).toEqual(await contents(db));
  });

  it('is refused where it would mix or overwrite, and changes nothing there', async () => {
    const { db, uri } = newTarget();
    await db.collection('letters').insertOne({ text: 'dear parents' });
    await expect(migrateTo({ dataDir, uri })).rejects.toThrow('The target is not empty (letters)');
    expect((await contents(db)).map(({ name }) => name)).toEqual(['letters']);
    await expect(migrateFrom({ dataDir, uri })).rejects.toThrow('There is a database in');
    const empty = newTarget();
    const fresh = { dataDir: join(home, 'x/database'), uri: empty.uri };
    await expect(migrateFrom(fresh)).rejects.toThrow('is empty');
    await expect(migrateTo({ dataDir: home, uri: empty.uri })).rejects.toThrow('There is no database in');
    await withServer(dataDir, async (_, pid) => {
      const busy = migrateTo({ dataDir, uri: empty.uri });
      await expect(busy).rejects.toThrow(`is in use by process ${pid}`);
    });
    expect(await contents(empty.db)).toEqual([]);
  });

  it('that fails never shows the password', async () => {
    const uris = [
      'mongodb://clerk:s3cret%21word@127.0.0.1:9/school?serverSelectionTimeoutMS=100',
      'mongodb://clerk:s3cret%21word@127.0.0.1:notaport/school',
      'mongodb://clerk:s3cret%21word@/school',
      'mongodb://clerk:s3cret%zzword@127.0.0.1:9/school',
      'mongodb://clerk:s3cret/word@127.0.0.1:9/school',
      'mongodb://clerk:s3cret@word@127.0.0.1:9/school',
      'mongodb://clerk:s3cret%21word@127.0.0.1:9/school?tempo=1',
      'postgres://clerk:s3cret%21word@127.0.0.1/school',
    ];
    const all = uris.map((uri) => ({ dataDir, uri }));
    const { code, out, err } = await elsewhere('to', all);
    expect(code).toBe(1);
    const said = err.trim().split('\n');
    expect(said).toEqual(uris.map(() => expect.stringMatching(/.{11}/) as string));
    expect(out + err).not.toMatch(/s3cret/);
  });
});

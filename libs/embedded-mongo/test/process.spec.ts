import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type { DatabaseEvent, EmbeddedMongoOptions } from '../src/index';
import { isAlive } from '../src/storage/alive';
import { startEmbeddedMongo } from './built';
import { newFolder, withServer } from './running-server';

/** Waits for something that happens by itself; the test's time limit ends the wait. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(10);
}

/** The folder of one test case, and the database on it. */
class Office {
  readonly folder = newFolder();
  readonly events: DatabaseEvent[] = [];
  private readonly ends: (() => Promise<unknown>)[] = [];

  async start(options: Partial<EmbeddedMongoOptions> = {}) {
    const report = (event: DatabaseEvent) => void this.events.push(event);
    const database = await startEmbeddedMongo({ dataDir: this.folder, report, ...options });
    const client = await MongoClient.connect(database.uri, { heartbeatFrequencyMS: 500 });
    this.ends.push(async () => {
      await client.close();
      await database.stop();
      expect(isAlive(database.pid)).toBe(false);
    });
    return { database, rows: client.db('school').collection<{ _id: number }>('rows') };
  }

  kinds(): string[] {
    return this.events.map(({ kind }) => kind);
  }

  async end(): Promise<void> {
    for (const end of this.ends) await end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const it = test.extend<{ office: Office }>({
  // eslint-disable-next-line no-empty-pattern -- it uses no other fixture, which Vitest reads from the pattern
  office: async ({}, use) => {
    const office = new Office();
    await use(office);
    await office.end();
  },
});

const ownNumbers = ['-Urpf', '--mount-proc'];
const canNumber = spawnSync('unshare', [...ownNumbers, 'true']).status === 0;

// Run at the same time, as most of the time is spent waiting for processes. The longest ones are first.
describe.concurrent('the process of the database', () => {
  // eslint-disable-next-line no-restricted-syntax -- processes of one number are had on Linux where users may have namespaces
  (canNumber ? it : it.skip)(
    'two databases of one number, in two containers, do not share a folder: the later one says so',
    async () => {
      const dataDir = newFolder();
      const children: ChildProcess[] = [];
      // Both databases are the first process of their own container.
      const start = async (port: number) => {
        const settings = JSON.stringify({ dataDir, port });
        const child = spawn(
          'unshare',
          [...ownNumbers, process.execPath, join(__dirname, '../dist/worker.cjs'), settings],
          { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
        );
        children.push(child);
        const [said] = (await once(child, 'message')) as [{ uri?: string; message?: string }];
        return said;
      };
      try {
        const [first, second] = [await start(0), await start(0)];
        expect([first.uri, second.uri]).toEqual([expect.any(String), undefined]);
        expect(second.message).toContain('A process that has the number 1 too');
      } finally {
        for (const child of children) {
          if (child.connected) child.disconnect();
          if (child.exitCode === null) await once(child, 'exit');
        }
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  );

  it('ends when its starter is gone also where it hangs, and the next start waits for that', async ({
    office: { folder },
  }) => {
    const hangs = join(folder, 'hangs');
    const starter = spawn(process.execPath, [join(__dirname, 'starter.cjs'), folder], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, HANGS: hangs, NODE_OPTIONS: `--require ${join(__dirname, 'hang.cjs')}` },
    });
    const [line] = (await once(starter.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    process.kill(pid, 'SIGUSR2');
    await until(() => existsSync(hangs));
    starter.kill('SIGKILL');
    await until(() => !isAlive(pid));
    await withServer(folder, (db) => db.command({ ping: 1 }));
  });

  it.for(['SIGKILL', 'SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL'] as const)(
    'that ends by %s is followed by another one in the same place, with all that was acknowledged',
    async (signal, { office }) => {
      const { events } = office;
      const { database, rows } = await office.start();
      const { pid, uri } = database;
      await rows.insertOne({ _id: 1 });
      process.kill(pid, signal);
      await until(() => events.length === 2);
      expect(events).toEqual([
        { kind: 'ended', pid, reason: `signal ${signal}` },
        { kind: 'started again', pid: database.pid, afterMs: expect.any(Number) as number },
      ]);
      expect(database.pid).not.toBe(pid);
      expect(database.uri).toBe(uri);
      expect(await rows.countDocuments()).toBe(1);
      await rows.insertOne({ _id: 2 });
    },
  );

  it('keeps its socket where the path of the folder is too long for one', async ({ office }) => {
    const { events, folder } = office;
    const dataDir = join(folder, 'x'.repeat(120));
    mkdirSync(dataDir);
    const { database, rows } = await office.start({ dataDir });
    process.kill(database.pid, 'SIGKILL');
    await until(() => events.length === 2);
    await rows.insertOne({ _id: 1 });
    const own = dirname(decodeURIComponent(database.uri.slice('mongodb://'.length)));
    expect(own.startsWith(folder)).toBe(false);
    await database.stop();
    expect(existsSync(own)).toBe(false);
  });

  it('goes on when the terminal or the system asks the whole program to stop', async ({ office }) => {
    const { database, rows } = await office.start();
    const { pid } = database;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.kill(pid, signal);
      await rows.insertOne({ _id: signal.length });
      await rows.deleteMany({});
    }
    expect(database.pid).toBe(pid);
    expect(office.events).toEqual([]);
  });

  it('that does not answer any more is ended, and followed by another one', async ({ office }) => {
    const { events } = office;
    const { database, rows } = await office.start({ stallSeconds: 2 });
    const { pid } = database;
    process.kill(pid, 'SIGSTOP');
    await until(() => events.length === 2);
    expect(events[0]).toEqual({ kind: 'ended', pid, reason: 'no answer for 2 seconds' });
    await rows.insertOne({ _id: 1 });
  });

  it('is given up, and said to be, when another program took the folder meanwhile', async ({ office }) => {
    const { events, folder } = office;
    let other: Server | undefined;
    const take = (event: DatabaseEvent) => {
      events.push(event);
      if (event.kind !== 'ended') return;
      const socket = join(folder, 'mongodb.sock');
      rmSync(socket, { force: true });
      other = createServer((connection) => connection.destroy()).listen(socket);
    };
    const { database } = await office.start({ report: take });
    process.kill(database.pid, 'SIGKILL');
    await until(() => events.length === 2);
    expect(office.kinds()).toEqual(['ended', 'given up']);
    expect(events[1]).toMatchObject({ reason: expect.stringContaining('is in use by process') as string });
    await once(other?.close() as Server, 'close');
  });

  it('can be stopped while it is started again, and leaves the folder free', async ({ office }) => {
    const { events, folder } = office;
    const { database } = await office.start();
    process.kill(database.pid, 'SIGKILL');
    await until(() => events.length === 1);
    await Promise.all([database.stop(), database.stop()]);
    expect(office.kinds()).toEqual(['ended']);
    await withServer(folder, (db) => db.command({ ping: 1 }));
  });

  it.for(['SIGKILL', 'SIGTERM', 'exit', 'throw'] as const)(
    'ends by itself when its starter is gone by %s, and the next start waits for that',
    async (way, { office: { folder } }) => {
      const starter = spawn(process.execPath, [join(__dirname, 'starter.cjs'), folder], {
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      const gone = once(starter, 'exit');
      const [line] = (await once(starter.stdout, 'data')) as [Buffer];
      const pid = Number(line.toString());
      const wasAlive = isAlive(pid);
      if (way.startsWith('SIG')) starter.kill(way as NodeJS.Signals);
      else starter.stdin.write(way);
      await gone;
      expect(wasAlive).toBe(true);
      await withServer(folder, (db) => db.command({ ping: 1 }));
      await until(() => !isAlive(pid));
    },
  );
});

// Not concurrent: while this case blocks the event loop, no other one goes on.
it('the process of the database is not ended because its starter stood still', async ({ office }) => {
  const { database, rows } = await office.start({ stallSeconds: 1 });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3500);
  // Gives the event loop turns, in which a watch that measured time would act.
  await sleep(500);
  await rows.insertOne({ _id: 1 });
  expect([office.events, database.pid]).toEqual([[], database.pid]);
});

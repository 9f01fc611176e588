import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderInUseError, startEmbeddedMongo } from './built';
import { newFolder, type Running, runServer } from './running-server';
import { asInteger, doc, integer, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { isAlive } from '../src/storage/alive';
import { noEntries } from '../src/storage/digests';
import { claim, type OwnedStore } from '../src/storage/ownership';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';
import { expectGoodStore } from './store-check';

function memoryStore(): Store {
  const entries = new Map<string, Buffer>();
  return {
    get: (key) => entries.get(key.toString('hex')),
    adding: () => undefined,
    seed: () => undefined,
    digest: () => noEntries,
    put: (key, value) => void entries.set(key.toString('hex'), value),
    remove: (key) => void entries.delete(key.toString('hex')),
    range: () => [],
    count: () => 0,
    transaction: (change) => change(),
    close: () => Promise.resolve(),
  };
}

function claimed(store: Store, startOf?: () => string): OwnedStore {
  const owned = claim(store, startOf);
  if (typeof owned === 'number') throw new Error(`process ${owned} has it`);
  return owned;
}

describe('a data folder', () => {
  it('belongs to the process that claimed it', () => {
    const store = memoryStore();
    const owned = claimed(store);
    expect(claim(store)).toBe(process.pid);
    owned.release();
    claimed(store).release();
  });

  it('is free when its owner died and the number went to another process', () => {
    const store = memoryStore();
    claimed(store, () => 'monday');
    claimed(store, () => 'tuesday');
  });

  it('is not taken when nobody can tell whether its owner is still the same process', () => {
    const store = memoryStore();
    claimed(store, () => 'monday');
    expect(claim(store, () => undefined)).toBe(process.pid);
  });

  it('stays with the one that took it over when the one before lets go of it', () => {
    const store = memoryStore();
    const first = claimed(store, () => 'monday');
    claimed(store, () => 'tuesday');
    first.release();
    expect(claim(store, () => 'tuesday')).toBe(process.pid);
  });

  it('is not taken from an owner of another container, whose number says nothing here, but who answers', async () => {
    const dataDir = newFolder();
    const path = join(dataDir, 'mongodb.sock');
    const elsewhere = createServer().listen(path);
    await new Promise((resolve) => elsewhere.once('listening', resolve));
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(DataFolderInUseError);
    expect(existsSync(path)).toBe(true);
    await new Promise((resolve) => elsewhere.close(resolve));
    const server = await startEmbeddedMongo({ dataDir });
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('and its socket can be opened by its owner only', async () => {
    const running: Running = await runServer();
    const socket = decodeURIComponent(running.uri.slice('mongodb://'.length));
    expect(statSync(running.dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    await running.close();
  });
});

const run = (executor: Executor, command: Record<string, Value>): Promise<Doc> =>
  executor.run(doc({ ...command, $db: 'x' }), 1);
const insert = (executor: Executor, n: number) =>
  run(executor, { insert: 'c', documents: [doc({ _id: integer(n) })] });
const codeOf = (reply: Doc) => (reply.get('ok') === 1 ? 'stored' : asInteger(reply.get('code')));

describe('a server whose data folder another one took over, as it held it for dead', () => {
  let folder: string;
  let stores: Store[];
  /** Each start has another start time, as if a process with the same number ran in another container. */
  const start = () => {
    const store = openStore(folder);
    const owned = claimed(store, () => `start ${stores.push(store)}`);
    return new Executor(owned.store);
  };
  beforeEach(() => {
    folder = newFolder();
    stores = [];
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('acknowledges nothing more, reads nothing more, and the other one loses nothing', async () => {
    const first = start();
    const before = await Promise.all([insert(first, 1), insert(first, 2)]);
    const inFlight = Array.from({ length: 20 }, (_, n) => insert(first, 100 + n));
    const second = start();
    const late = await Promise.all(
      Array.from({ length: 50 }, (_, n) => [insert(first, 200 + n), insert(second, 300 + n)]).flat(),
    );
    const byFirst = late.filter((_, at) => at % 2 === 0).map(codeOf);
    const bySecond = late.filter((_, at) => at % 2 === 1).map(codeOf);
    expect(before.map(codeOf)).toEqual(['stored', 'stored']);
    expect(byFirst).toEqual(Array(50).fill(96));
    expect(bySecond).toEqual(Array(50).fill('stored'));
    expect((await Promise.all(inFlight)).map(codeOf)).toEqual(Array(20).fill(96));
    const [read] = await Promise.all([run(first, { find: 'c' }), first.housekeeping()]);
    expect(codeOf(read)).toBe(96);
    expect(read.get('errmsg')).toContain('another program has taken the data folder over');
    const query = doc({
      _id: doc({ $in: [1, 2, ...Array.from({ length: 50 }, (_, n) => 300 + n)].map(integer) }),
    });
    for (const counted of [query, doc({})])
      expect(asInteger((await run(second, { count: 'c', query: counted })).get('n'))).toBe(52);
    await expectGoodStore(folder);
  });

  it('does not read what it has not written to before', async () => {
    const first = start();
    await insert(first, 1);
    start();
    expect(codeOf(await run(first, { find: 'c' }))).toBe(96);
    expect(codeOf(await run(first, { count: 'c', query: doc({ _id: integer(1) }) }))).toBe(96);
  });
});

// eslint-disable-next-line no-restricted-syntax -- elsewhere the system says of no process that it ended but was not collected
(process.platform === 'linux' ? it : it.skip)(
  'a process that ended and was not collected owns nothing',
  async () => {
    // The shell turns into a program that does not know of the child and never collects it.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 20'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(line.toString());
      for (let n = 0; n < 100 && isAlive(pid); n += 1) await wait(20);
      expect(process.kill(pid, 0)).toBe(true);
      expect(isAlive(pid)).toBe(false);
      expect(isAlive(process.pid)).toBe(true);
    } finally {
      parent.kill();
    }
  },
);

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, readdirSync, readlinkSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '../src/bson/decode';
import { asInteger, doc, integer, isDoc, RawDoc, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { storeFile } from '../src/storage/layout';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

/**
 * Disk faults under the real store: its own file handles are redirected to devices that fail as a disk does. /dev/null accepts
 * every write and refuses every flush; /dev/full has no space for any write.
 */
class FaultyDisk {
  private readonly file: string;

  constructor(folder: string) {
    this.file = join(folder, storeFile);
  }

  /** The handle for pages, or the handle for the last page of a commit, which flushes as it writes. */
  private handle(isFlushing: boolean): number {
    const found = readdirSync('/proc/self/fd')
      .map(Number)
      .find((fd) => {
        try {
          if (readlinkSync(`/proc/self/fd/${fd}`) !== this.file) return false;
          const flags = /flags:\s*(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1] ?? '';
          return ((parseInt(flags, 8) & constants.O_DSYNC) !== 0) === isFlushing;
        } catch {
          // The handle belonged to the listing of the folder itself.
          return false;
        }
      });
    if (found === undefined) throw new Error('the store has no such handle');
    return found;
  }

  /** @returns a function that puts the handle back on the store's file */
  fail(part: 'pages' | 'last page', device: string): () => void {
    const isFlushing = part === 'last page';
    const handle = this.handle(isFlushing);
    const put = (path: string, flags: number) => {
      closeSync(handle);
      const opened = [openSync(path, flags)];
      while (opened.at(-1) !== handle) opened.push(openSync(path, flags));
      opened.slice(0, -1).forEach(closeSync);
    };
    put(device, constants.O_RDWR);
    return () => put(this.file, constants.O_RDWR | (isFlushing ? constants.O_DSYNC : 0));
  }
}

class Office {
  readonly disk: FaultyDisk;
  private store: Store;
  private executor: Executor;
  /** How often the store reported that only another process can go on. */
  failures = 0;

  constructor(readonly folder = newFolder()) {
    this.disk = new FaultyDisk(folder);
    this.store = openStore(folder);
    this.executor = this.newExecutor();
  }

  private newExecutor(): Executor {
    return new Executor(this.store, undefined, () => (this.failures += 1));
  }

  run(command: Record<string, Value>): Promise<Doc> {
    return this.executor.run(doc({ ...command, $db: 'x' }), 1);
  }

  insert(...ns: number[]): Promise<Doc> {
    const documents = ns.map((n) =>
      doc({ _id: integer(n), tags: [`a${n}`, `b${n % 3}`], text: 'x'.repeat(3000) }),
    );
    return this.run({ insert: 'c', documents });
  }

  rename(n: number, tags: string[]): Promise<Doc> {
    const change = doc({ q: doc({ _id: integer(n) }), u: doc({ $set: doc({ tags }) }) });
    return this.run({ update: 'c', updates: [change] });
  }

  /** The numbers of all documents, and the number found by an index with several keys. */
  async stored(): Promise<{ ids: unknown; tagged: unknown }> {
    const cursor = (await this.run({ find: 'c', batchSize: integer(10_000) })).get('cursor');
    const rows = isDoc(cursor) ? cursor.get('firstBatch') : undefined;
    const tagged = await this.run({ count: 'c', query: doc({ tags: doc({ $gte: 'a' }) }) });
    return {
      ids: (Array.isArray(rows) ? rows : [])
        .map((row) => (row instanceof RawDoc ? asInteger(decode(row.bytes).get('_id')) : undefined))
        .sort((a = 0, b = 0) => a - b),
      tagged: asInteger(tagged.get('n')),
    };
  }

  check(): Promise<void> {
    return expectGoodStore(this.folder);
  }

  async reopen(): Promise<void> {
    await this.close();
    this.store = openStore(this.folder);
    this.executor = this.newExecutor();
  }

  async close(): Promise<void> {
    await this.store.close();
  }
}

const range = (to: number) => Array.from({ length: to }, (_, n) => n);
const codes = (replies: Doc[]) =>
  replies.map((reply) => reply.get('ok') === 1 || asInteger(reply.get('code')));

// eslint-disable-next-line no-restricted-syntax -- only Linux shows a process its own handles; the store is the same elsewhere
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('a disk that fails under the store', () => {
  let office: Office;
  beforeEach(async () => {
    office = new Office();
    const indexes = [
      doc({ key: doc({ tags: integer(1) }), name: 'tags' }),
      doc({ key: doc({ n: integer(1) }), name: 'n', unique: true, sparse: true }),
    ];
    expect((await office.run({ createIndexes: 'c', indexes })).get('ok')).toBe(1);
    // The store already has room in its map, so that a fault hits its writes and not its growth.
    for (const n of range(60)) await office.insert(1000 + n);
    await office.run({ delete: 'c', deletes: [doc({ q: doc({}), limit: integer(0) })] });
    for (const n of range(20)) await office.insert(n);
  });
  afterEach(async () => {
    await office.close();
    rmSync(office.folder, { recursive: true, force: true });
  });

  it('and cannot be flushed: the writes that share the flush fail and leave no trace; later ones are stored', async () => {
    const before = await office.stored();
    const heal = office.disk.fail('pages', '/dev/null');
    const failed = await Promise.all([office.insert(100, 101), office.rename(3, ['z']), office.insert(102)]);
    expect(codes(failed)).toEqual([1, 1, 1]);
    expect(codes([await office.insert(103)])).toEqual([1]);
    expect(await office.stored()).toEqual(before);
    heal();
    const later = await Promise.all([office.insert(200), office.rename(4, ['y', 'z'])]);
    expect(codes(later)).toEqual([true, true]);
    await office.check();
    await office.reopen();
    expect(await office.stored()).toEqual({ ids: [...range(20), 200], tagged: 21 });
    await office.check();
  });

  it('at the last page of a commit: nothing is acknowledged until another process opens the store, and it is whole', async () => {
    const heal = office.disk.fail('last page', '/dev/full');
    const failed: Doc[] = await Promise.all([office.insert(100, 101), office.rename(3, ['z'])]);
    heal();
    failed.push(await office.insert(102));
    expect(codes(failed)).toEqual([96, 96, 96]);
    expect(office.failures).toBe(1);
    expect(failed.at(-1)?.get('errmsg')).toContain('The database is started again');
    failed.push(await office.run({ find: 'c' }), await office.run({ count: 'c' }));
    expect(codes(failed.slice(3))).toEqual([96, 96]);
    expect(codes([await office.run({ ping: integer(1) })])).toEqual([true]);
    await office.reopen();
    // The failed write may be stored or not, but neither half of it nor a later write may be.
    const { ids } = await office.stored();
    expect([range(20), [...range(20), 100, 101]]).toContainEqual(ids);
    await office.check();
    expect(codes([await office.insert(200)])).toEqual([true]);
  });
});

/** A line of output of the process that fills a disk. */
interface Step {
  inserted?: number;
  removed?: number;
  changed?: number;
  refused?: number;
  message?: string;
}

/** Runs a shell command with the script that fills the disk, until it ends in any way. */
async function fillDisk(command: string, ...args: string[]): Promise<Step[]> {
  const script = [process.execPath, join(__dirname, 'fill-disk.cjs'), ...args];
  const child = spawn('sh', ['-c', command, ...script], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  const lines = output.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Step);
}

const insertedIn = (steps: Step[]) => steps.flatMap(({ inserted }) => inserted ?? []);
const left = (steps: Step[]) => {
  const removed = new Set(steps.map((step) => step.removed));
  return insertedIn(steps).filter((n) => !removed.has(n));
};

const namespace = ['-Urm', 'mount', '-t', 'tmpfs', 'none', tmpdir()];
const canMount = spawnSync('unshare', namespace).status === 0;

// eslint-disable-next-line no-restricted-syntax -- a disk of one's own is had on Linux where users may have namespaces; the rule itself is tested in free-space.spec.ts
(canMount ? describe : describe.skip)('a full disk', () => {
  it('refuses what is new, goes on changing and removing, and lives through having nothing free', async () => {
    const [folder, copy] = [newFolder(), newFolder()];
    const mounted = 'mount -t tmpfs -o size=50m none "$2" && exec "$0" "$@"';
    const command = `exec unshare -Urm sh -c '${mounted}' "$0" "$@"`;
    const steps = await fillDisk(command, folder, copy);
    expect(steps.filter(({ refused }) => refused !== undefined).map(({ refused }) => refused)).toEqual(
      Array(6).fill(14031),
    );
    expect(steps.map(({ message }) => message).join()).toContain(
      'the disk is full, the change was not stored',
    );
    expect(insertedIn(steps).length).toBeGreaterThan(500);
    expect(steps.filter(({ removed }) => removed !== undefined).length).toBe(10);
    expect(steps.filter(({ changed }) => changed !== undefined).length).toBe(6);
    expect(insertedIn(steps).at(-1)).toBe(20_000);
    const office = new Office(copy);
    await office.check();
    expect(await office.stored()).toEqual({ ids: left(steps), tagged: left(steps).length });
    await office.close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(copy, { recursive: true, force: true });
  });
});

// eslint-disable-next-line no-restricted-syntax -- it mounts a disk of its own, which only Linux gives, where users may have namespaces; the sentence itself is tested in backup-apart.spec.ts
(canMount ? it : it.skip)(
  'a disk that can only be read is one sentence: of start, check, backup and restore',
  () => {
    const disk = newFolder();
    const mounted = 'mount -t tmpfs -o size=100m none "$2" && exec "$0" "$@"';
    const script = join(__dirname, 'read-only-disk.cjs');
    const { stdout, stderr } = spawnSync(
      'unshare',
      ['-Urm', 'sh', '-c', mounted, process.execPath, script, disk],
      {
        encoding: 'utf8',
      },
    );
    expect(stderr).toBe('');
    const sentenceOf = (name: string) =>
      `The folder ${join(disk, name)} can only be read, as its disk is read-only.`;
    const of = ['database', 'database', 'database', 'new', 'there'];
    expect(JSON.parse(stdout)).toEqual(of.map(sentenceOf));
    rmSync(disk, { recursive: true, force: true });
  },
);

// eslint-disable-next-line no-restricted-syntax -- Windows has no limit on the size of a file
const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('a file that may not grow, which nobody can see before', () => {
  // Units of 512 bytes; an odd number lets a write end in the middle of a page.
  it.each([4097, 7003])(
    'beyond %d blocks can end the process, but loses nothing acknowledged',
    async (blocks) => {
      const folder = newFolder();
      const steps = await fillDisk(`ulimit -f ${blocks}; exec "$0" "$@"`, folder);
      expect(insertedIn(steps).length).toBeGreaterThan(20);
      const office = new Office(folder);
      await office.check();
      const { ids } = await office.stored();
      // One more document may be there: stored, but its process ended before it could report that.
      expect(ids).toEqual(expect.arrayContaining(left(steps)));
      expect(codes([await office.insert(20_000)])).toEqual([true]);
      await office.check();
      await office.close();
      rmSync(folder, { recursive: true, force: true });
    },
  );
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { doc, integer, type Value } from '../src/bson/values';
import { checkStore } from '../src/check/check-store';
import { Executor } from '../src/net/executor';
import { storeFile } from '../src/storage/layout';
import { openStore } from '../src/storage/open-store';
import { openSnapshot } from '../src/storage/snapshot';
import type { Store } from '../src/storage/store';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

const megabyte = 1024 * 1024;
const smallRows = 50;
describe('a store of large documents and small ones', () => {
  let folder: string;
  let store: Store;
  let executor: Executor;
  const size = () => statSync(join(folder, storeFile)).size;
  const run = async (command: Record<string, Value>): Promise<void> => {
    const reply = await executor.run(doc({ ...command, $db: 'x' }), 1);
    expect(reply.get('errmsg')).toBeUndefined();
  };
  const update = (n: number) => {
    const row = doc({ _id: integer(n % smallRows) });
    const changes = [doc({ q: row, u: doc({ $set: doc({ n: integer(n) }) }) })];
    return run({ update: 'small', updates: changes });
  };
  const expectWhole = async () => {
    await store.close();
    store = openStore(folder);
    await expectGoodStore(folder);
  };
  /** Kills a backup while it writes; if it finished before the kill, another one is made. */
  const killBackup = async () => {
    const file = join(folder, 'backup');
    const options = JSON.stringify({ dataDir: folder, file });
    for (let isKilled = false; !isKilled;) {
      rmSync(file, { force: true });
      const backup = spawn(process.execPath, [join(__dirname, 'backup-runner.cjs'), 'backup', options]);
      const closed = once(backup, 'close');
      while (backup.exitCode === null && !isKilled) {
        await wait(1);
        isKilled = readdirSync(folder).some((name) => name.endsWith('.part')) && backup.kill('SIGKILL');
      }
      await closed;
    }
  };
  beforeEach(async () => {
    folder = newFolder();
    store = openStore(folder);
    executor = new Executor(store);
    const insert = (name: string, count: number, length: number) => {
      const row = (_: unknown, n: number) => doc({ _id: integer(n), text: 'x'.repeat(length) });
      return run({ insert: name, documents: Array.from({ length: count }, row) });
    };
    await insert('large', 40, 500_000);
    await insert('small', smallRows, 700);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is whole after updates while another one reads a moment of it', async () => {
    for (let n = 0; n < 3; n += 1) {
      const snapshot = await openSnapshot(folder);
      for (let at = 0; at < 300; at += 1) await update(n * 300 + at);
      expect((await checkStore(snapshot)).problems).toEqual([]);
      await snapshot.close();
    }
    await expectWhole();
  });

  it('starts again where a reader was there for so long that the list of free pages grew long', async () => {
    const snapshot = await openSnapshot(folder);
    for (let n = 0; n < 600; n += 1) await update(n);
    await snapshot.close();
    await expectWhole();
  });

  it('does not grow with each update after a backup that was killed', async () => {
    await killBackup();
    expect(readdirSync(folder)).not.toContain('backup');
    const before = size();
    for (let n = 0; n < 600; n += 1) await update(n);
    expect(size() - before).toBeLessThan(megabyte);
    await expectWhole();
  });
});

import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderInUseError, startEmbeddedMongo } from './built';
import { type Collection, MongoClient } from 'mongodb';
import { newFolder, withServer } from './running-server';
import { expectGoodStore } from './store-check';

/** Lets writers run, kills their process without warning, and returns the last acknowledged write of each. */
function killedWriters(dataDir: string, start: number, afterLines: number): Promise<Map<string, number>> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(__dirname, 'writer.cjs'), dataDir, String(start)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.split('\n').length > afterLines) child.kill('SIGKILL');
    });
    const tooLong = setTimeout(() => child.kill('SIGKILL'), 15_000);
    child.once('close', () => {
      clearTimeout(tooLong);
      const lines = text.split('\n').slice(0, -1);
      resolve(new Map(lines.map((line) => line.split(' ')).map(([writer = '', n]) => [writer, Number(n)])));
    });
  });
}

interface StoredRow {
  _id: string;
  writer?: number;
  n?: number;
  total?: number;
  log?: number[];
}

/** Checks a writer, which inserts rows in order and notes the last one in a second document. */
async function checkWriter(rows: Collection<StoredRow>, writer: number, start: number, last: number) {
  const range = { writer, n: { $gte: start, $lt: start + 100_000 } };
  const stored = await rows.find(range).sort({ n: 1 }).toArray();
  expect(stored.map(({ n }) => Number(n))).toEqual(stored.map((_, at) => start + at));
  expect(stored.length).toBeGreaterThanOrEqual(last - start + 1);
  expect(await rows.countDocuments(range, { hint: { $natural: 1 } })).toBe(stored.length);
  const total = await rows.findOne({ _id: `total-${writer}` });
  expect(Number(total?.n)).toBeGreaterThanOrEqual(last);
  expect(await rows.findOne({ log: Number(total?.n), total: writer })).toEqual(total);
}

describe('a server killed while it writes', () => {
  const dataDir = newFolder();
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each([
    [0, 150],
    [100_000, 700],
    [200_000, 1],
    [300_000, 333],
  ])('has every acknowledged write and no half one (run from %d)', async (start, afterLines) => {
    const acknowledged = await killedWriters(dataDir, start, afterLines);
    const server = await startEmbeddedMongo({ dataDir });
    const client = await MongoClient.connect(server.uri);
    try {
      const rows = client.db('kill').collection<StoredRow>('rows');
      expect(acknowledged.size).toBeGreaterThan(0);
      for (const [writer, last] of acknowledged) await checkWriter(rows, Number(writer), start, last);
      expect(await rows.estimatedDocumentCount()).toBe(await rows.countDocuments({}));
    } finally {
      await client.close();
      await server.stop();
    }
    await expectGoodStore(dataDir);
  });

  it('ends with its process when that fails in the middle of its writes', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, [join(__dirname, 'writer.cjs'), folder, '0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let isFailing = false;
    child.stdout.on('data', () => {
      // The writer treats this signal as an uncaught error.
      if (!isFailing) child.kill('SIGUSR2');
      isFailing = true;
    });
    const tooLong = setTimeout(() => child.kill('SIGKILL'), 10_000);
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    clearTimeout(tooLong);
    // Its database may still be closing; a start waits for that.
    await withServer(folder, (db) => db.command({ ping: 1 }));
    await expectGoodStore(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is the only owner of its folder, and leaves it free when it stops', async () => {
    const first = await startEmbeddedMongo({ dataDir });
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(DataFolderInUseError);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(`is in use by process ${first.pid}`);
    await first.stop();
    await first.stop();
    const second = await startEmbeddedMongo({ dataDir });
    await second.stop();
  });
});

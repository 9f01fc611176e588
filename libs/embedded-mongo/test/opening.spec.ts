import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { besideOwner, letOthersOpen } from '../src/storage/opening';
import { openSnapshot } from '../src/storage/store';
import { newFolder, runServer } from './running-server';

describe('an owner that is asked to rest', () => {
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers, and rests until the store is open', () => {
    expect(letOthersOpen(folder)).toBe(false);
    writeFileSync(join(folder, 'opening-1-2.asked'), '');
    expect(letOthersOpen(folder)).toBe(true);
    expect(readdirSync(folder)).toEqual(['opening-1-2.resting']);
    expect(letOthersOpen(folder)).toBe(true);
    rmSync(join(folder, 'opening-1-2.resting'));
    expect(letOthersOpen(folder)).toBe(false);
  });

  it('goes on after two seconds, and takes the question of a program that was killed away', () => {
    for (const name of ['opening-1-2.asked', 'opening-3-4.resting']) {
      writeFileSync(join(folder, name), '');
      const before = new Date(Date.now() - 2100);
      utimesSync(join(folder, name), before, before);
    }
    expect(letOthersOpen(folder)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('a store is opened a hundred times beside one that writes without pause: nothing is refused, nothing is lost', async () => {
  const server = await runServer();
  const numbers = server.db.collection('numbers');
  let written = 0;
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await numbers.insertOne({ number: written });
      written += 1;
    }
  })();
  for (let opened = 0; opened < 100; opened += 1) {
    const snapshot = await besideOwner(server.dataDir, () => openSnapshot(server.dataDir));
    await snapshot.close();
    await pause(10);
  }
  over.abort();
  await writing;
  expect(written).toBeGreaterThan(20);
  expect(await numbers.countDocuments({})).toBe(written);
  expect(readdirSync(server.dataDir).filter((name) => name.startsWith('opening'))).toEqual([]);
  await server.close();
}, 60_000);

import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OthersThatOpen, snapshotBeside } from '../src/storage/opening';
import { forgetNewest } from './forget-newest';
import { newFolder, runServer, withServer } from './running-server';

describe('an owner that is asked to rest', () => {
  let folder: string;
  let elapsed: number;
  let others: OthersThatOpen;
  const ask = (name: string) => {
    writeFileSync(join(folder, name), '');
    // The time of day is set between a question and its answer.
    const longAgo = new Date('2020-01-01');
    utimesSync(join(folder, name), longAgo, longAgo);
  };
  beforeEach(() => {
    folder = newFolder();
    elapsed = 0;
    others = new OthersThatOpen(folder, () => elapsed);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers, and rests until the store is open, whatever the time of day', () => {
    expect(others.mustRest()).toBe(false);
    ask('opening-1-2.5.asked');
    expect(others.mustRest()).toBe(true);
    expect(readdirSync(folder)).toEqual(['opening-1-2.5.resting']);
    elapsed += 1000;
    expect(others.mustRest()).toBe(true);
    rmSync(join(folder, 'opening-1-2.5.resting'));
    expect(others.mustRest()).toBe(false);
  });

  it('rests two seconds at most for each, and takes the question of a program that was killed away', () => {
    ask('opening-1-2.asked');
    ask('opening-3-4.resting');
    expect(others.mustRest()).toBe(true);
    elapsed = 1500;
    ask('opening-5-6.asked');
    expect(others.mustRest()).toBe(true);
    elapsed = 2100;
    expect(others.mustRest()).toBe(true);
    expect(readdirSync(folder)).toEqual(['opening-5-6.resting']);
    elapsed = 3600;
    expect(others.mustRest()).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('a start waits for a program that began to open the store before it had an owner, and forgets nothing of it', async () => {
  const folder = newFolder();
  await withServer(folder, (db) => db.collection('numbers').insertOne({ number: 1 }));
  writeFileSync(join(folder, 'opening-1-2.asked'), '');
  let isServing = false;
  const read = withServer(folder, (db) => {
    isServing = true;
    return db.collection('numbers').countDocuments({});
  });
  while (!readdirSync(folder).includes('opening-1-2.resting')) await pause(2);
  expect(isServing).toBe(false);
  // The program read the file before the start wrote its name into it; with this its opening is done.
  forgetNewest(folder);
  rmSync(join(folder, 'opening-1-2.resting'));
  expect(await read).toBe(1);
  rmSync(folder, { recursive: true, force: true });
}, 20_000);

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
    const snapshot = await snapshotBeside(server.dataDir);
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

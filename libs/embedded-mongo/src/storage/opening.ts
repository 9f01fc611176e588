import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unless } from '../errors';
import { elapsedTime } from '../query/cursors';
import { DamagedStoreError } from './damage';
import { livingOwner } from './ownership';
import { PageFile } from './page-file';
import { pageReads } from './page-reads';
import { openSnapshot, type Snapshot, type Store, storeFile } from './store';
import { contentOf } from './sums';

/**
 * Whoever opens a store sets LMDB's number of the newest transaction to what the file said a moment before. So a process
 * that opens one beside its owner asks it to rest meanwhile: a file in the folder asks, and another name of it answers.
 */
const [asked, resting] = ['.asked', '.resting'];
const question = /^opening-.+\.(asked|resting)$/;

/** The name of a question without what became of it. */
const idOf = (name: string): string => parse(name).name;

/** How long an owner rests for one that does not say that it has opened the store, in milliseconds. */
const longestRest = 2000;

/** How long somebody waits for an owner that does not answer, in milliseconds. */
const patience = 3000;

const lookEvery = 10;

/** The owner's side: looks, between two transactions, whether somebody asks to open the store. */
export class OthersThatOpen {
  /** When each question was first seen. By the clock of the file it would end, or last, where the time of day is set. */
  private seen = new Map<string, number>();

  /** @param elapsed milliseconds that only ever grow */
  constructor(
    private readonly folder: string,
    private readonly elapsed = elapsedTime,
  ) {}

  /** @returns whether somebody opens the store now, so that no transaction may begin before the next look */
  mustRest(): boolean {
    const { folder, seen } = this;
    const now = this.elapsed();
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => question.test(name)) : [];
    const since = (name: string) => seen.get(idOf(name)) ?? now;
    this.seen = new Map(names.map((name) => [idOf(name), since(name)]));
    return names.map((name) => this.answer(name, now - since(name))).includes(true);
  }

  private answer(name: string, age: number): boolean {
    const path = join(this.folder, name);
    if (age > longestRest) {
      rmSync(path, { force: true });
      return false;
    }
    // The one that asked may have lost its patience at this moment.
    return name.endsWith(resting) || isDone(() => renameSync(path, join(this.folder, idOf(name) + resting)));
  }
}

/**
 * A new owner's side, before it serves anybody: waits for those who began to open the store while it had no owner to ask,
 * and looks whether they made LMDB take an older state for the newest.
 *
 * @throws RestartNeededError where they did
 */
export async function afterOthers(others: OthersThatOpen, store: Store): Promise<void> {
  while (others.mustRest()) await pause(lookEvery);
  store.transaction(() => undefined);
}

/** Opens a store to read it, of which another process may be the owner. @throws DamagedStoreError */
export function snapshotBeside(folder: string): Promise<Snapshot> {
  return besideOwner(folder, () => openSnapshot(folder));
}

/** Opens a store, of which another process may be the owner: that one makes no transaction meanwhile. */
export async function besideOwner<T>(folder: string, open: () => T): Promise<T> {
  const id = join(folder, `opening-${process.pid}-${performance.now()}`);
  const [asks, rests] = [id + asked, id + resting];
  // A disk that takes no file does not keep anybody from reading.
  const hasAsked = isDone(() => writeFileSync(asks, '', { mode: 0o600 }));
  try {
    // Asked first, looked then: an owner that comes meanwhile is seen here, or sees the question (`afterOthers`).
    const end = performance.now() + (hasAsked && hasOwner(folder) ? patience : 0);
    while (!existsSync(rests) && performance.now() < end) await pause(lookEvery);
    return open();
  } finally {
    for (const path of [asks, rests]) rmSync(path, { force: true });
  }
}

function isDone(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Whether a process that runs owns the store of a folder, read without LMDB; one that cannot be told counts. */
function hasOwner(folder: string): boolean {
  const path = join(folder, storeFile);
  if (!existsSync(path)) return false;
  const file = unless(DamagedStoreError, () => new PageFile(path));
  if (!file) return false;
  try {
    const { get } = pageReads(file, file.newest);
    const content = (key: Buffer) => {
      const stored = get(key);
      return stored && contentOf(key, stored, true);
    };
    return livingOwner({ get: content }) !== undefined;
  } catch (error) {
    if (!(error instanceof DamagedStoreError)) throw error;
    return true;
  } finally {
    file.close();
  }
}

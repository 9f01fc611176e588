import { existsSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DataFolderInUseError, startEmbeddedMongo } from './built';
import { newFolder, type Running, runServer } from './running-server';
import { claim, release } from '../src/storage/ownership';
import type { Store } from '../src/storage/store';

function memoryStore(): Store {
  const entries = new Map<string, Buffer>();
  return {
    get: (key) => entries.get(key.toString('hex')),
    adding: () => undefined,
    put: (key, value) => void entries.set(key.toString('hex'), value),
    remove: (key) => void entries.delete(key.toString('hex')),
    range: () => [],
    count: () => 0,
    transaction: (change) => change(),
    close: () => Promise.resolve(),
  };
}

describe('a data folder', () => {
  it('belongs to the process that claimed it', () => {
    const store = memoryStore();
    expect(claim(store)).toBeUndefined();
    expect(claim(store)).toBe(process.pid);
    release(store);
    expect(claim(store)).toBeUndefined();
  });

  it('is free when its owner died and the number went to another process', () => {
    const store = memoryStore();
    expect(claim(store, () => 'monday')).toBeUndefined();
    expect(claim(store, () => 'tuesday')).toBeUndefined();
  });

  it('is not taken when nobody can tell whether its owner is still the same process', () => {
    const store = memoryStore();
    claim(store, () => 'monday');
    expect(claim(store, () => undefined)).toBe(process.pid);
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

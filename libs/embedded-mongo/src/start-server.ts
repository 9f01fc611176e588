import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { pass } from './gate';
import { DataFolderInUseError } from './data-folder-in-use';
import { type Address, chooseAddress, socketIn, temporarySocket, uriOf } from './net/address';
import { Executor } from './net/executor';
import { listen, type Listener } from './net/server';
import { checkFormat } from './storage/catalog';
import { claim, isAnswering, ownerOf, release } from './storage/ownership';
import { openStore, type Store } from './storage/store';
import type { WorkerSettings } from './worker-messages';

export interface RunningServer {
  uri: string;
  stop(): Promise<void>;
}

/**
 * Opens the store of a data folder and serves it.
 *
 * @throws DataFolderInUseError when another process owns the folder
 */
export async function startServer({ dataDir, port, gate }: WorkerSettings): Promise<RunningServer> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  chmodSync(folder, 0o700);
  const opened = openStore(folder);
  const store: Store = { ...opened, transaction: (change) => pass(gate, () => opened.transaction(change)) };
  try {
    // Before anything is written: the folder of a newer version stays as it is.
    checkFormat(store);
    // A process of another container has a number that says nothing here; its socket does.
    const owner = (await isAnswering(socketIn(folder))) ? (ownerOf(store) ?? 0) : claim(store);
    if (owner !== undefined) throw new DataFolderInUseError(dataDir, owner);
  } catch (error) {
    await store.close();
    throw error;
  }
  try {
    return await serve(store, folder, port);
  } catch (error) {
    release(store);
    await store.close();
    throw error;
  }
}

async function serve(store: Store, folder: string, port: number | undefined): Promise<RunningServer> {
  const executor = new Executor(store);
  const { listener, address } = await listenSomewhere(chooseAddress(folder, port), executor);
  const housekeeping = setInterval(() => void executor.housekeeping(), 60_000);
  return {
    uri: uriOf(address),
    stop: async () => {
      clearInterval(housekeeping);
      await listener.close();
      try {
        release(store);
      } finally {
        await store.close();
      }
    },
  };
}

async function listenSomewhere(
  address: Address,
  executor: Executor,
): Promise<{ listener: Listener; address: Address }> {
  const answer = executor.run.bind(executor);
  try {
    return { listener: await listen(address, answer), address };
  } catch (error) {
    if (address.kind !== 'socket') throw error;
    // Some file systems, such as network shares, hold no sockets.
    const other = temporarySocket();
    return { listener: await listen(other, answer), address: other };
  }
}

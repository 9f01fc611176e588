import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DataFolderInUseError } from './errors';
import { type Gate, pass } from './gate';
import { chooseAddress, socketIn, temporarySocket } from './net/address';
import { Executor } from './net/executor';
import { listen } from './net/server';
import { checkFormat, upgradeFormat } from './storage/format';
import { claim, isAnswering, ownerOf, release } from './storage/ownership';
import { openStore, type Store } from './storage/store';

export interface ServerSettings {
  dataDir: string;
  gate: Gate;
  port?: number | undefined;
}

/** What the thread says once: where it can be reached, or why it cannot be. */
export type Started = { uri: string } | { message: string; owner?: number };

/**
 * Opens the store of a data folder and serves it.
 *
 * @throws DataFolderInUseError when another process owns the folder
 */
async function startServer({ dataDir, port, gate }: ServerSettings) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  chmodSync(folder, 0o700);
  const opened = openStore(folder);
  const store: Store = { ...opened, transaction: (change) => pass(gate, () => opened.transaction(change)) };
  let isOurs = false;
  const close = async () => {
    try {
      if (isOurs) release(store);
    } finally {
      await store.close();
    }
  };
  try {
    // Before anything is written: the folder of a newer version stays as it is.
    checkFormat(store);
    // A process of another container has a number that says nothing here; its socket does.
    const owner = (await isAnswering(socketIn(folder))) ? (ownerOf(store) ?? 0) : claim(store);
    if (owner !== undefined) throw new DataFolderInUseError(dataDir, owner);
    isOurs = true;
    upgradeFormat(store);
    const executor = new Executor(store);
    const listener = await listen(chooseAddress(folder, port), executor).catch((error: unknown) => {
      if (port !== undefined) throw error;
      // Some file systems, such as network shares, hold no sockets.
      return listen(temporarySocket(), executor);
    });
    const housekeeping = setInterval(() => void executor.housekeeping(), 60_000);
    const stop = async () => {
      clearInterval(housekeeping);
      await listener.close();
      await close();
    };
    return { uri: listener.uri, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

const say = (message: Started): void => parentPort?.postMessage(message);

const started = startServer(workerData as ServerSettings);
// Waiting for a message keeps the thread alive until it is told to stop; inside a thread it is the thread that exits.
parentPort?.once('message', () => void started.then((server) => server.stop()).finally(() => process.exit()));
started.then(
  ({ uri }) => say({ uri }),
  (error: unknown) =>
    say({
      message: error instanceof Error ? error.message : String(error),
      ...(error instanceof DataFolderInUseError && { owner: error.owner }),
    }),
);

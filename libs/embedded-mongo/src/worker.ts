import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { checkFolder } from './apart/apart';
import { checkFolderHere } from './check/check-folder';
import { DataFolderInUseError, StoreNotWholeError } from './errors';
import { chooseAddress, socketIn, temporarySocket } from './net/address';
import { Executor } from './net/executor';
import { listen } from './net/server';
import type { FromDatabase, ServerSettings, ToDatabase } from './process/messages';
import type { Watched } from './process/watchdog';
import { elapsedTime } from './query/cursors';
import { plainly, textOf } from './storage/disk-faults';
import { checkFormat, upgradeFormat } from './storage/format';
import { claim, isAnswering, isOrphaned, type OwnedStore, ownerOf } from './storage/ownership';
import { openStore } from './storage/open-store';
import { DamagedStoreError, RestartNeededError, type Store } from './storage/store';

/** How long a database whose starter is gone may take to close, in milliseconds. */
const orphanTime = 10_000;

/** How long a start reads the store before it serves it; the rest of a larger one is checked beside the work. In milliseconds. */
const longestLook = 2000;

/** How long answers may take to go out before a database that cannot continue ends, in milliseconds. */
const lastWords = 100;

/** Takes the folder. If its program was killed a moment ago, its database is still closing the store, so this waits for that. */
async function takeFolder(store: Store, folder: string): Promise<OwnedStore> {
  const end = performance.now() + orphanTime;
  for (;;) {
    const isClosing = isOrphaned(store);
    // The process number of another container means nothing here, so the socket is asked.
    const claimed = (await isAnswering(socketIn(folder))) ? (ownerOf(store) ?? 0) : claim(store);
    if (typeof claimed !== 'number') return claimed;
    if (!isClosing || performance.now() > end) throw new DataFolderInUseError(folder, claimed);
    await sleep(50);
  }
}

/** Reads all of a large store beside the work. @returns an error if it is damaged */
async function checkBesideWork(folder: string, signal: AbortSignal): Promise<StoreNotWholeError | undefined> {
  // Where no process can be started, the next start or backup checks the store.
  const report = await checkFolder(folder, { signal }).catch(() => undefined);
  return report && report.problems.length > 0 ? new StoreNotWholeError(folder, report.problems) : undefined;
}

/** Whether all of the store was read, and is undamaged. @throws StoreNotWholeError */
async function isFullyChecked(folder: string): Promise<boolean> {
  const { problems, isFinished } = await checkFolderHere(folder, { time: longestLook });
  if (problems.length > 0) throw new StoreNotWholeError(folder, problems);
  return isFinished;
}

/**
 * @throws StoreNotWholeError when the data is damaged
 * @throws RestartNeededError when another process can do it
 */
async function startServer(
  { dataDir, address }: ServerSettings,
  onDamage: (error: StoreNotWholeError) => void,
) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  chmodSync(folder, 0o700);
  const isWhole = await isFullyChecked(folder);
  const opened = openStore(folder);
  let owned: OwnedStore | undefined;
  const close = async () => {
    try {
      owned?.release();
    } finally {
      await opened.close();
    }
  };
  try {
    // Checked before anything is written: the folder of a newer version stays as it is.
    checkFormat(opened);
    owned = await takeFolder(opened, folder);
    const { store } = owned;
    upgradeFormat(store);
    // Clients whose writes failed hear of it before the end.
    const endSoon = () => void setTimeout(() => process.exit(1), lastWords);
    const executor = new Executor(store, elapsedTime, endSoon);
    const listener = await listen(chooseAddress(folder, address), executor).catch((error: unknown) => {
      if (address !== undefined) throw error;
      // Some file systems, such as network shares, cannot hold sockets.
      return listen(temporarySocket(), executor);
    });
    void executor.housekeeping();
    const housekeeping = setInterval(() => void executor.housekeeping(), 60_000);
    const checking = new AbortController();
    if (!isWhole) void checkBesideWork(folder, checking.signal).then((damage) => damage && onDamage(damage));
    const stop = async () => {
      clearInterval(housekeeping);
      checking.abort();
      await listener.close();
      await executor.end();
      await close();
    };
    return { uri: listener.uri, address: listener.address, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

if (process.send) {
  // A little less than the time a start waits for it.
  const workerData: Watched = { starter: process.ppid, patience: orphanTime - 2000 };
  new Worker(join(__dirname, 'watchdog.cjs'), { workerData }).unref();
}

/** Sends a message to the starter. If the starter is gone, nothing is lost, as its end shows in other ways. */
const send = (message: FromDatabase, done = () => undefined): void =>
  void process.send?.(message, undefined, undefined, done);

// Ctrl-C and a service manager reach every process of the program. The starter decides when this one stops, so that the requests
// it still answers have a database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const settings = JSON.parse(process.argv[2] ?? '{}') as ServerSettings;

function sayFault(fault: unknown): void {
  const error = plainly(fault, settings.dataDir);
  const isDamage = error instanceof StoreNotWholeError || error instanceof DamagedStoreError;
  send(
    {
      message: textOf(error),
      ...(error instanceof DataFolderInUseError && { owner: error.owner }),
      ...(isDamage && { problems: 'problems' in error ? error.problems : [error.message] }),
    },
    () => process.exit(1),
  );
}

const started = startServer(settings, sayFault);

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  void started.then((server) => server.stop()).finally(() => process.exit());
};
process.once('disconnect', stop);
// Waiting for messages keeps the process alive until it is told to stop, or its starter is gone.
process.on('message', (message: ToDatabase) => {
  if (message === 'ping') send('pong');
  else stop();
});
started.then(
  ({ uri, address }) => send({ uri, address }),
  (error: unknown) => {
    // Ends without a message, so that another process is started.
    if (error instanceof RestartNeededError) process.exit(1);
    sayFault(error);
  },
);

import { parentPort, workerData } from 'node:worker_threads';
import { DataFolderInUseError } from './errors';
import { startServer, type ServerSettings } from './start-server';

/** What the thread says once: where it can be reached, or why it cannot be. */
export type Started = { uri: string } | { message: string; owner?: number };

const say = (started: Started): void => parentPort?.postMessage(started);

startServer(workerData as ServerSettings).then(
  (server) => {
    // Inside a thread it is the thread that exits.
    parentPort?.once('message', () => void server.stop().finally(() => process.exit()));
    say({ uri: server.uri });
  },
  (error: unknown) =>
    say({
      message: error instanceof Error ? error.message : String(error),
      ...(error instanceof DataFolderInUseError && { owner: error.owner }),
    }),
);

import { parentPort, workerData } from 'node:worker_threads';
import { startServer } from './start-server';
import type { FromWorker, WorkerSettings } from './worker-messages';

const port = parentPort;
const settings = workerData as WorkerSettings;

const post = (message: FromWorker): void => port?.postMessage(message);

async function run(): Promise<void> {
  const server = await startServer(settings);
  post({ kind: 'ready', uri: server.uri });
  port?.once('message', () => {
    void server.stop().then(
      () => post({ kind: 'stopped' }),
      (error: unknown) => post({ kind: 'failed', message: String(error) }),
    );
  });
}

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const owner = error instanceof Error && 'owner' in error ? Number(error.owner) : undefined;
  post({ kind: 'failed', message, ...(owner !== undefined && { owner }) });
});

import type { Gate } from './gate';

export interface WorkerSettings {
  dataDir: string;
  gate: Gate;
  port?: number;
}

export type FromWorker =
  { kind: 'ready'; uri: string } | { kind: 'stopped' } | { kind: 'failed'; message: string; owner?: number };

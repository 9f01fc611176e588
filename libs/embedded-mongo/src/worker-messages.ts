export interface WorkerSettings {
  dataDir: string;
  port?: number;
}

export type FromWorker =
  { kind: 'ready'; uri: string } | { kind: 'stopped' } | { kind: 'failed'; message: string; owner?: number };

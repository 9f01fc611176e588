import type { Address } from '../net/address';

export interface ServerSettings {
  dataDir: string;
  /** The wanted port, or the address where the previous process listened. */
  address?: Address | undefined;
}

export type ToDatabase = 'stop' | 'ping';

/** Sent once: the address of the database, or why it did not start; after that, only why it ends. */
type Started =
  { uri: string; address: Address } | { message: string; owner?: number; problems?: readonly string[] };

export type FromDatabase = Started | 'pong';

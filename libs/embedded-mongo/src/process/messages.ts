import type { Address } from '../net/address';

export interface ServerSettings {
  dataDir: string;
  /** The port that is wished, or where the process before this one listened. */
  address?: Address | undefined;
}

export type ToDatabase = 'stop' | 'ping';

/** Said once: where it can be reached, or why it cannot be; later only why it ends. */
type Started =
  { uri: string; address: Address } | { message: string; owner?: number; problems?: readonly string[] };

export type FromDatabase = Started | 'pong';

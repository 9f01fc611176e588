import type { StoredDigest, Digest } from './digests';

export interface Entry {
  key: Buffer;
  value: Buffer;
}

export interface Range {
  start: Buffer;
  end: Buffer;
  reverse?: boolean;
  limit?: number;
  /** It ends with the entry whose value makes it this many bytes. */
  bytes?: number;
}

/** Whether the time of a change is over; what is left of it goes on in a later transaction. */
export type IsOver = () => boolean;

/**
 * All the server asks of a storage engine: ordered bytes to bytes, and transactions that are on disk when they
 * return. Another engine replaces `engine.ts`, `open-store.ts` and `snapshot.ts` alone. Everything throws DamagedStoreError where it meets what was not written.
 */
export interface Store {
  get(key: Buffer): Buffer | undefined;
  range(range: Range): Entry[];
  /** How many entries a range holds, without reading them. */
  count(range: Pick<Range, 'start' | 'end'>): number;
  digest(table: number): StoredDigest;
  /** Says what a table holds that was written before there were digests. Only inside a transaction. */
  seed(table: number, digest: Digest): void;
  /**
   * Says that the transaction adds something new, which needs more free space on the disk than changing and removing,
   * so that a full disk can be cleared. Only inside a transaction, before the first `put` of what is new.
   *
   * @throws DiskFullError
   */
  adding(): void;
  /** Only inside a transaction. @throws DiskFullError */
  put(key: Buffer, value: Buffer): void;
  /** Only inside a transaction. @throws DiskFullError */
  remove(key: Buffer): void;
  /**
   * Runs `change` in a transaction, excluding all other writers, also those of other processes. When this returns,
   * everything is on disk; when `change` or the disk fails, it throws and nothing has happened.
   *
   * @throws DiskFullError when the disk has no room for it
   * @throws StoreStoppedError when the disk failed at the one point where nobody can tell what it holds, or another
   *   process has taken the store over
   */
  transaction<T>(change: () => T): T;
  close(): Promise<void>;
}

export type Reads = Pick<Store, 'get' | 'range' | 'count' | 'digest'>;

/** This process can use the store no more; what it holds is whole. */
export class StoreStoppedError extends Error {
  override name = 'StoreStoppedError';
}

/** Another process can go on with the store, as soon as this one has ended. */
export class RestartNeededError extends StoreStoppedError {
  override name = 'RestartNeededError';
}

/** What is stored is not what was written: the disk, or what copied the file, changed it. */
export class DamagedStoreError extends Error {
  constructor(
    /** The entry it was found at; `undefined` where that cannot be told. */
    readonly key: Buffer | undefined,
    reason = 'what is stored there is not what was written',
  ) {
    super(reason);
    this.name = 'DamagedStoreError';
  }
}

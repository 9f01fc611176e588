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
  /** The most bytes: reading ends with the entry whose value reaches this sum. */
  bytes?: number;
}

/** Whether the time of a change is over; its rest is done in a later transaction. */
export type IsOver = () => boolean;

/**
 * The storage engine that the server needs: ordered bytes to bytes, and transactions that are on disk when they return. Another
 * engine replaces only `engine.ts`, `open-store.ts` and `snapshot.ts`. Any call throws DamagedStoreError where data is not as it
 * was written.
 */
export interface Store {
  get(key: Buffer): Buffer | undefined;
  range(range: Range): Entry[];
  /** The number of entries in a range, counted without reading them. */
  count(range: Pick<Range, 'start' | 'end'>): number;
  digest(table: number): StoredDigest;
  /** Sets the digest of a table that was written before there were digests. Only inside a transaction. */
  seed(table: number, digest: Digest): void;
  /**
   * Announces that the transaction adds something new, which needs more free space on the disk than changing and removing, so
   * that a full disk can be cleared. Only inside a transaction, before the first `put` of something new.
   *
   * @throws DiskFullError
   */
  adding(): void;
  /** Only inside a transaction. @throws DiskFullError */
  put(key: Buffer, value: Buffer): void;
  /** Only inside a transaction. @throws DiskFullError */
  remove(key: Buffer): void;
  /**
   * Runs `change` in a transaction, excluding all other writers, also those of other processes. When this returns, everything is
   * on disk; when `change` or the disk fails, it throws and nothing has changed.
   *
   * @throws DiskFullError when the disk has no room for it
   * @throws StoreStoppedError when the disk failed at the one point where nobody can tell what it holds, or another process has
   * taken the store over
   */
  transaction<T>(change: () => T): T;
  close(): Promise<void>;
}

export type Reads = Pick<Store, 'get' | 'range' | 'count' | 'digest'>;

/** This process can no longer use the store; the stored data is undamaged. */
export class StoreStoppedError extends Error {
  override name = 'StoreStoppedError';
}

/** Another process can continue with the store, as soon as this one has ended. */
export class RestartNeededError extends StoreStoppedError {
  override name = 'RestartNeededError';
}

/** Stored data differs from what was written: the disk, or whatever copied the file, changed it. */
export class DamagedStoreError extends Error {
  constructor(
    /** The key of the entry where it was found; `undefined` where that is unknown. */
    readonly key: Buffer | undefined,
    reason = 'what is stored there is not what was written',
  ) {
    super(reason);
    this.name = 'DamagedStoreError';
  }
}

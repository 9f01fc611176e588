import { randomBytes } from 'node:crypto';
import { CommandError } from '../errors';

/** A source of documents: it yields their bytes, and `undefined` when others may run. */
export type Source = Generator<Buffer | undefined, void>;

export interface Cursor {
  id: bigint;
  namespace: string;
  source: Source;
  pending?: Buffer | undefined;
  lastUse: number;
  busy: boolean;
}

const idleTime = 10 * 60 * 1000;
const maxCursors = 1000;
const maxBatchBytes = 16 * 1024 * 1024;
const maxPendingBytes = 64 * 1024 * 1024;

export const noCursor = 0n;

/** Milliseconds since the program's start; unlike the clock, they cannot be set. */
export const elapsedTime = (): number => performance.now();

export class Cursors {
  private readonly open = new Map<bigint, Cursor>();

  constructor(private readonly elapsed = elapsedTime) {}

  /** Keeps a source for later batches. When too many are open, the one unused for longest is closed. */
  keep(namespace: string, source: Source, pending: Buffer | undefined): bigint {
    this.expire();
    const [oldest = noCursor] = this.open.keys();
    if (this.open.size >= maxCursors) this.close(oldest);
    const id = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn || 1n;
    const lastUse = this.elapsed();
    this.open.set(id, { id, namespace, source, pending, lastUse, busy: false });
    if (pending) this.limitPending();
    return id;
  }

  /** @throws CommandError 43 for a cursor that is not open, or is another collection's */
  get(id: bigint, namespace: string): Cursor {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace) throw new CommandError(43, `cursor id ${String(id)} not found`);
    if (cursor.busy) throw new CommandError(2, `cursor id ${String(id)} is already in use`);
    this.open.delete(id);
    this.open.set(id, cursor);
    cursor.lastUse = this.elapsed();
    return cursor;
  }

  /**
   * Ends a getMore; without a batch it failed. If the cursor was closed meanwhile, its source is ended only here, as a running
   * source cannot be ended.
   */
  putBack(cursor: Cursor, batch: Batch | undefined): void {
    cursor.busy = false;
    if (!this.open.has(cursor.id)) cursor.source.return();
    else if (!batch || batch.done) this.close(cursor.id);
    else {
      cursor.pending = batch.pending;
      this.limitPending();
    }
  }

  close(id: bigint, namespace?: string): boolean {
    const cursor = this.open.get(id);
    if (!cursor || (namespace !== undefined && cursor.namespace !== namespace)) return false;
    this.open.delete(id);
    if (!cursor.busy) cursor.source.return();
    return true;
  }

  /** Closes the cursors that keep most, where all together keep too much of what had no room in a batch. */
  private limitPending(): void {
    const bytesOf = ({ pending: held }: Cursor): number => held?.length ?? 0;
    const withPending = [...this.open.values()].filter((other) => bytesOf(other) > 0 && !other.busy);
    withPending.sort((a, b) => bytesOf(b) - bytesOf(a));
    let total = withPending.reduce((sum, other) => sum + bytesOf(other), 0);
    for (const largest of withPending) {
      if (total <= maxPendingBytes) return;
      total -= bytesOf(largest);
      this.close(largest.id);
    }
  }

  expire(): void {
    const limit = this.elapsed() - idleTime;
    for (const { id, lastUse, busy } of [...this.open.values()]) if (!busy && lastUse < limit) this.close(id);
  }
}

/** The account on which the bytes of an answer count while it is made. */
export interface ReplyMemory {
  /** Takes bytes, or gives them back when negative. Returns whether there was room. */
  take(bytes: number): boolean;
  wait(bytes: number): Promise<void>;
}

export interface Batch {
  documents: Buffer[];
  pending: Buffer | undefined;
  done: boolean;
}

/**
 * @param limit the most documents; the batch's bytes are limited in any case
 * @param memory the memory the answer may take; if that is little, the batch is shorter
 * @param isWhole true when the client asks for no second batch
 */
export function* nextBatch(
  source: Source,
  limit: number,
  memory: ReplyMemory,
  pending?: Buffer,
  isWhole = false,
): Generator<Promise<void> | undefined, Batch> {
  const documents: Buffer[] = [];
  let bytes = 0;
  let next = pending;
  if (!next) {
    // Makes sure of room for a document of any size, before one is read.
    if (!memory.take(maxBatchBytes)) yield memory.wait(maxBatchBytes);
    memory.take(-maxBatchBytes);
  }
  while (documents.length < limit) {
    if (!next) {
      const step = source.next();
      if (step.done) return { documents, pending: undefined, done: true };
      next = step.value;
    }
    bytes += next?.length ?? 0;
    if (documents.length > 0 && bytes > maxBatchBytes) break;
    if (next) {
      if (!memory.take(next.length)) {
        // The client asks for the rest when it has read these.
        if (documents.length > 0 && !isWhole) break;
        yield memory.wait(next.length);
      }
      documents.push(next);
    }
    if (!next || documents.length % 32 === 0) yield undefined;
    next = undefined;
  }
  return { documents, pending: next, done: false };
}

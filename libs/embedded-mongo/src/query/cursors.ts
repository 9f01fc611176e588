import { randomBytes } from 'node:crypto';
import { CommandError } from '../errors';

/** Where documents come from: it yields their bytes, and `undefined` when others may run. */
export type Source = Generator<Buffer | undefined, void>;

export interface Cursor {
  id: bigint;
  namespace: string;
  source: Source;
  /** A document that did not fit into the last batch. */
  pending?: Buffer | undefined;
  /** In the milliseconds of `Cursors`' clock. */
  lastUse: number;
  noTimeout: boolean;
  busy: boolean;
}

const idleTime = 10 * 60 * 1000;
const maxCursors = 1000;
const maxBatchBytes = 16 * 1024 * 1024;

export const noCursor = 0n;

/** Milliseconds since the program's start; unlike the time of day, nobody can set them. */
export const elapsedTime = (): number => performance.now();

/** The cursors that clients have open. */
export class Cursors {
  /** Those unused for longest come first. */
  private readonly open = new Map<bigint, Cursor>();

  constructor(private readonly elapsed = elapsedTime) {}

  /** Keeps a source for later batches. When too many are open, the one unused for longest goes. */
  keep(namespace: string, source: Source, pending: Buffer | undefined, noTimeout: boolean): bigint {
    this.expire();
    const [oldest = noCursor] = this.open.keys();
    if (this.open.size >= maxCursors) this.close(oldest);
    const id = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn || 1n;
    const lastUse = this.elapsed();
    this.open.set(id, { id, namespace, source, pending, lastUse, noTimeout, busy: false });
    return id;
  }

  /** @throws CommandError 43 for a cursor that is not open */
  get(id: bigint, namespace: string): Cursor {
    const cursor = this.open.get(id);
    if (!cursor) throw new CommandError(43, `cursor id ${String(id)} not found`);
    if (cursor.namespace !== namespace)
      throw new CommandError(
        13,
        `getMore on '${namespace}', but the cursor belongs to '${cursor.namespace}'`,
      );
    if (cursor.busy) throw new CommandError(2, `cursor id ${String(id)} is already in use`);
    this.open.delete(id);
    this.open.set(id, cursor);
    cursor.lastUse = this.elapsed();
    return cursor;
  }

  close(id: bigint, namespace?: string): boolean {
    const cursor = this.open.get(id);
    if (!cursor || (namespace !== undefined && cursor.namespace !== namespace)) return false;
    this.open.delete(id);
    if (!cursor.busy) cursor.source.return();
    return true;
  }

  expire(): void {
    const limit = this.elapsed() - idleTime;
    for (const { id, lastUse, noTimeout, busy } of [...this.open.values()])
      if (!noTimeout && !busy && lastUse < limit) this.close(id);
  }
}

export interface Batch {
  documents: Buffer[];
  /** A document that was read but had no more room. */
  pending: Buffer | undefined;
  done: boolean;
}

/**
 * Reads the next batch of a source.
 *
 * @param limit most documents; the batch's bytes are limited in any case
 */
export function* nextBatch(source: Source, limit: number, pending?: Buffer): Generator<undefined, Batch> {
  const documents: Buffer[] = [];
  let bytes = 0;
  let next = pending;
  while (documents.length < limit) {
    if (!next) {
      const step = source.next();
      if (step.done) return { documents, pending: undefined, done: true };
      next = step.value;
    }
    bytes += next?.length ?? 0;
    if (documents.length > 0 && bytes > maxBatchBytes) break;
    if (next) documents.push(next);
    if (!next || documents.length % 32 === 0) yield undefined;
    next = undefined;
  }
  return { documents, pending: next, done: false };
}

import { createHash } from 'node:crypto';
import { BSON } from 'mongodb';
import type { NamedIndex } from './collections';
import type { Stored } from './documents';

/** What a document becomes; nothing when it goes. */
export interface Change {
  collection: string;
  id: string;
  after: Stored | undefined;
}

/** How an operation can be met half way: not at all, so far in its order, or each of its documents for itself. */
export type Parts = 'whole' | 'steps' | 'each';

interface Known {
  document: Stored;
  hash: bigint;
}

/** A document as it was for a time, in milliseconds of `performance.now`; no hash: not there. */
export interface Version {
  hash: bigint | undefined;
  /** It can have been so from here to there. */
  from: number;
  until: number;
  /** It certainly was so from here to there. */
  surelyFrom: number;
  surelyUntil: number;
}

/** All documents of a client as they were for a time: the sum of their hashes, whatever their order. */
export interface State {
  sum: bigint;
  from: number;
  until: number;
  /** Documents that were each at one version or the other. */
  open: readonly { key: string; before: bigint | undefined; after: bigint | undefined }[];
}

export const keyOf = (collection: string, id: string): string => `${collection}/${id}`;

/** Stands for a document in its collection, with all fields in their order. */
export function hashOf(collection: string, document: Stored): bigint {
  const hash = createHash('sha256').update(collection).update('\0').update(BSON.serialize(document));
  return BigInt(`0x${hash.digest('hex').slice(0, 32)}`);
}

const lasting = (hash: bigint | undefined, from: number, surelyFrom: number): Version => ({
  hash,
  from,
  surelyFrom,
  surelyUntil: Infinity,
  until: Infinity,
});

/** What one client knows of its documents, now and at every moment since the last comparison. */
export class ClientModel {
  readonly documents = new Map<string, Map<string, Known>>();
  /** Of the collections whose indexes this client alone changes; none where the collection is not there. */
  readonly indexes = new Map<string, readonly NamedIndex[] | undefined>();
  /** The last things done, for the report of a difference. */
  readonly log: string[] = [];
  /** When the operation began that has not ended yet. */
  busySince: number | undefined;
  states: State[] = [{ sum: 0n, from: 0, until: Infinity, open: [] }];
  versions = new Map<string, Version[]>();

  constructor(readonly client: number) {}

  in(collection: string): Map<string, Known> {
    const known = this.documents.get(collection) ?? new Map<string, Known>();
    this.documents.set(collection, known);
    return known;
  }

  get(collection: string, id: string): Stored | undefined {
    return this.in(collection).get(id)?.document;
  }

  all<T extends Stored>(collection: string): T[] {
    return [...this.in(collection).values()].map(({ document }) => document as T);
  }

  /** Notes what an operation has done between two moments. */
  apply(changes: readonly Change[], parts: Parts, from: number, until: number): void {
    const open = changes.map((change) => ({
      key: keyOf(change.collection, change.id),
      ...this.replace(change, from, until),
    }));
    let sum = this.current.sum;
    this.current.until = until;
    if (parts === 'each' && open.length > 1) this.states.push({ sum, from, until, open });
    for (const { before, after } of open) {
      sum += (after ?? 0n) - (before ?? 0n);
      if (parts === 'steps') this.states.push({ sum, from, until, open: [] });
    }
    this.states.push({ sum, from, until: Infinity, open: [] });
  }

  /** Everything was compared: what was before is of no use any more. */
  forgetThePast(now: number): void {
    this.states = [{ ...this.current, from: now }];
    this.versions = new Map();
    for (const [collection, known] of this.documents)
      for (const [id, { hash }] of known) this.versions.set(keyOf(collection, id), [lasting(hash, now, now)]);
  }

  private get current(): State {
    const last = this.states.at(-1);
    if (!last) throw new Error('a client without a state');
    return last;
  }

  private replace({ collection, id, after: document }: Change, from: number, until: number) {
    const known = this.in(collection);
    const before = known.get(id)?.hash;
    const after = document && hashOf(collection, document);
    if (document && after !== undefined) known.set(id, { document, hash: after });
    else known.delete(id);
    const key = keyOf(collection, id);
    const versions = this.versions.get(key) ?? [lasting(undefined, 0, 0)];
    const last = versions.at(-1);
    if (last && before !== after) {
      Object.assign(last, { surelyUntil: from, until });
      versions.push(lasting(after, from, until));
    }
    this.versions.set(key, versions);
    return { before, after };
  }
}

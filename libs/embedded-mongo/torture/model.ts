import { createHash } from 'node:crypto';
import { BSON } from 'mongodb';
import type { NamedIndex } from './collections';
import type { Stored } from './documents';

/** A change of a document; `after` is undefined when the document is removed. */
export interface Change {
  collection: string;
  id: string;
  after: Stored | undefined;
}

/** How much of an interrupted operation may be seen: all or nothing, its first steps, or any of its documents. */
export type Parts = 'whole' | 'steps' | 'each';

interface Known {
  document: Stored;
  hash: bigint;
}

/** The state of a document for a time, in milliseconds of `performance.now`; without a hash it did not exist. */
export interface Version {
  hash: bigint | undefined;
  /** It may have been so between these two. */
  from: number;
  until: number;
  /** It certainly was so between these two. */
  surelyFrom: number;
  surelyUntil: number;
}

/** The state of all documents of a client for a time: the sum of their hashes, in any order. */
export interface State {
  sum: bigint;
  from: number;
  until: number;
  /** Documents that may each have had one version or the other. */
  open: readonly { key: string; before: bigint | undefined; after: bigint | undefined }[];
}

export const keyOf = (collection: string, id: string): string => `${collection}/${id}`;

/** A hash for a document in its collection, with all fields in their order. */
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

/** The documents as one client knows them, now and at every moment since the last comparison. */
export class ClientModel {
  readonly documents = new Map<string, Map<string, Known>>();
  /** The indexes of collections that only this client changes; undefined for a missing collection. */
  readonly indexes = new Map<string, readonly NamedIndex[] | undefined>();
  /** The last operations, for the report of a difference. */
  readonly log: string[] = [];
  /** The time at which the unfinished operation began. */
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

  /** Notes the changes of an operation, which happened between two moments. */
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

  /** Drops the earlier states: everything was compared, so they are no longer needed. */
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

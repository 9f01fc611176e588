import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, integer, isDoc, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { type Filter } from '../match/filter';
import { headTable } from '../storage/digests';
import { discard } from '../storage/discarded';
import { checkFormat, formatOf, hasDigests, writeFormat } from '../storage/format';
import { catalogKey, catalogRange, metaKey, placeOf, rowOf, rowsOf } from '../storage/keys';
import type { Store } from '../storage/store';
import { collectionFromRecord, toRecord } from './catalog-records';

export interface IndexField {
  path: string;
  parts: string[];
  descending: boolean;
}

export interface Index {
  id: number;
  name: string;
  fields: IndexField[];
  unique: boolean;
  sparse: boolean;
  spec: Doc;
  partial?: { filter: Filter };
  /** Set once a document had several keys: from then on, keys and documents no longer match one to one. */
  multikey: boolean;
  /** Set once a key was shortened to the store's size: from then on, keys are no longer in the order of the values. */
  cut: boolean;
  refusal?: CommandError;
}

export interface Collection {
  id: number;
  db: string;
  name: string;
  indexes: Index[];
  /** Indexes that every write maintains and no query uses, until they also hold all earlier documents. */
  building: Index[];
  count: number;
  nextRow: number;
  changes: number;
  /** The sets of searches that need to know which rows others change meanwhile. */
  watches: Set<Set<number>>;
  dirty: boolean;
}

const nextIdKey = metaKey('next-id');

const namespaceOf = ({ db, name }: Pick<Collection, 'db' | 'name'>): string => `${db}.${name}`;

/**
 * The collections and indexes: kept in memory, and written in the transaction that changes them. A number is given only once, so
 * data left under the number of a dropped one is never met.
 */
export class Catalog {
  private collections = new Map<string, Collection>();
  private nextId = 1;
  /** Grows whenever something may have been dropped. */
  drops = 0;
  /** The numbers of indexes that a command is building now. Other unfinished indexes belong to a command that was cut off. */
  readonly builds = new Set<Index['id']>();

  constructor(private readonly store: Store) {
    this.load();
  }

  /** Reads everything again, after a transaction that was undone. */
  load(): void {
    checkFormat(this.store);
    this.drops += 1;
    const collectionsBefore = [...this.collections.values()];
    // A search that still reads one of them must not take it for unchanged.
    for (const collection of collectionsBefore) collection.changes += 1;
    this.collections = new Map();
    const record = this.store.get(nextIdKey);
    this.nextId = (record && asInteger(decode(record).get('id'))) ?? 1;
    const isOfThisFormat = hasDigests(this.store);
    for (const { value } of this.store.range(catalogRange)) {
      const collection = this.register(collectionFromRecord(decode(value)));
      takeOver(collection, collectionsBefore);
      if (isOfThisFormat) collection.count = this.store.digest(collection.id).count;
      for (const { key } of this.store.range({ ...rowsOf(collection.id), reverse: true, limit: 1 }))
        collection.nextRow = rowOf(key) + 1;
    }
  }

  private register(collection: Collection): Collection {
    this.collections.set(namespaceOf(collection), collection);
    return collection;
  }

  newId(): number {
    const id = this.nextId;
    this.nextId += 1;
    this.store.put(nextIdKey, encode(doc({ id: integer(this.nextId) })));
    return id;
  }

  find(db: string, name: string): Collection | undefined {
    return this.collections.get(namespaceOf({ db, name }));
  }

  /**
   * Checks, for a read that let others run, that its data was not dropped, or dropped and made again under another number.
   *
   * @throws CommandError 175 for a collection or an index that no longer exists
   */
  refuseDropped({ id, db, name }: Collection, index: Index | undefined): void {
    const current = this.find(db, name);
    if (current?.id !== id) throw new CommandError(175, `collection dropped: ${namespaceOf({ db, name })}`);
    if (index && !current.indexes.some((other) => other.id === index.id))
      throw new CommandError(175, `query plan killed :: index '${index.name}' dropped`);
  }

  collectionsIn(db: string): Collection[] {
    return [...this.collections.values()].filter((collection) => collection.db === db);
  }

  databases(): string[] {
    return [...new Set([...this.collections.values()].map(({ db }) => db))].sort();
  }

  nameOf(table: number): string {
    if (table === headTable) return 'the catalogue';
    for (const collection of this.collections.values()) {
      if (collection.id === table) return namespaceOf(collection);
      for (const { id, name } of [...collection.indexes, ...collection.building])
        if (id === table) return `the index ${name} of ${namespaceOf(collection)}`;
    }
    return `what was dropped (${table})`;
  }

  /** The place of a key in words, for whoever looks after the store; the words contain none of the stored data. */
  describe(key: Buffer): string {
    const place = placeOf(key);
    if (place?.kind === 'row') return `row ${place.row} of ${this.nameOf(place.collection)}`;
    if (place?.kind === 'entry') return `the entry of row ${place.row} in ${this.nameOf(place.index)}`;
    if (place?.kind === 'digest') return `the digest of ${this.nameOf(place.table)}`;
    return place ? `the record of the ${place.kind} ${place.name}` : 'a place that nothing is stored at';
  }

  /** The collection; it is made, with its `_id` index, if it is missing. Only inside a transaction. */
  ensure(db: string, name: string): Collection {
    const existing = this.find(db, name);
    if (existing) return existing;
    checkName(db, name);
    const id = integer(this.newId());
    const spec = doc({ v: integer(2), key: doc({ _id: integer(1) }), name: '_id_' });
    const indexes = [doc({ id: integer(this.newId()), spec })];
    const collection = collectionFromRecord(doc({ id, db, name, indexes }));
    return this.register(Object.assign(collection, { dirty: true }));
  }

  /** Drops collections; their stored data is removed later. Only inside a transaction. */
  drop(dropped: readonly Collection[]): void {
    this.drops += 1;
    for (const collection of dropped) {
      collection.changes += 1;
      this.collections.delete(namespaceOf(collection));
      this.store.remove(catalogKey(namespaceOf(collection)));
    }
    const indexes = dropped.flatMap((collection) => [...collection.indexes, ...collection.building]);
    discard(this.store, { collections: dropped.map(({ id }) => id), indexes: indexes.map(({ id }) => id) });
  }

  /** Drops indexes of a collection, ready or not; their entries are removed later. Only inside a transaction. */
  dropIndexes(collection: Collection, dropped: readonly Index[]): void {
    if (dropped.length === 0) return;
    this.drops += 1;
    const isKept = (index: Index) => !dropped.includes(index);
    collection.indexes = collection.indexes.filter(isKept);
    collection.building = collection.building.filter(isKept);
    collection.dirty = true;
    discard(this.store, { collections: [], indexes: dropped.map(({ id }) => id) });
  }

  /** Drops the indexes of builds that were cut off. Only inside a transaction. */
  dropUnfinished(): void {
    for (const collection of this.collections.values()) {
      const unfinished = collection.building.filter(({ id }) => !this.builds.has(id));
      this.dropIndexes(collection, unfinished);
    }
  }

  /** Writes what changed, as the last thing in a transaction. */
  flush(): void {
    for (const collection of this.collections.values()) {
      if (!collection.dirty) continue;
      this.store.put(catalogKey(namespaceOf(collection)), encode(toRecord(collection)));
      collection.dirty = false;
    }
    if (formatOf(this.store) === undefined) writeFormat(this.store);
  }
}

/** Takes over what only memory knew of a collection whose record was read again. */
function takeOver(collection: Collection, collectionsBefore: Collection[]): void {
  const previous = collectionsBefore.find(({ id }) => id === collection.id);
  if (!previous) return;
  collection.watches = previous.watches;
  for (const index of collection.building) {
    const refusal = previous.building.find(({ id }) => id === index.id)?.refusal;
    if (refusal) index.refusal = refusal;
  }
}

/** Whether two key patterns are the same, whatever the types of their numbers. */
export function sameKey(a: Value | undefined, b: Value | undefined): boolean {
  const shape = (key: Doc) => JSON.stringify([...key].map(([path, order]) => [path, asInteger(order)]));
  return isDoc(a) && isDoc(b) && shape(a) === shape(b);
}

export const isNamed = ({ name, spec }: Index, nameOrKey: Value | undefined): boolean =>
  isDoc(nameOrKey) ? sameKey(spec.get('key'), nameOrKey) : name === nameOrKey;

function checkName(db: string, name: string): void {
  if (/^$|[$\0]|^\.|^system\./.test(name) || Buffer.byteLength(namespaceOf({ db, name })) > 255)
    throw new CommandError(73, `Invalid collection name: ${name}`);
}

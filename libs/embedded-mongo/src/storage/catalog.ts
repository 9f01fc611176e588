import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import {
  asInteger,
  asText,
  doc,
  emptyDoc,
  integer,
  isDoc,
  isTruthy,
  type Doc,
  type Value,
} from '../bson/values';
import type { CommandError } from '../errors';
import { type Filter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { catalogKey, catalogRange, metaKey, rowOf, rowsOf } from './keys';
import { checkName } from './names';
import type { Store } from './store';

/** Raise it when the layout changes; a store with a higher one is refused. */
export const formatVersion = 1;

/** @throws Error with a sentence for a store that a newer version of this program wrote */
export function checkFormat(store: Store): void {
  const format = store.get(metaKey('format'));
  const version = format && asInteger(decode(format).get('version'));
  if (version !== undefined && version > formatVersion)
    throw new Error(
      `The data folder was written by a newer version of this program (format ${version}, this one reads ${formatVersion}).`,
    );
}

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
  /** The options as they were given, for `listIndexes`. */
  spec: Doc;
  partial?: { source: Doc; filter: Filter };
  expireAfterSeconds?: number;
  /** Set once a document had several keys: then one key alone no longer stands for a document. */
  multikey: boolean;
  /** Why an index that is being built cannot become one. */
  failure?: CommandError;
  /** Set once a key was cut to the store's size: then the order of keys is no longer the values' order. */
  cut: boolean;
}

export interface Collection {
  id: number;
  db: string;
  name: string;
  options: Doc;
  indexes: Index[];
  /** Kept up to date by every write, and not yet complete: no query uses them, and no restart finds them. */
  building: Index[];
  count: number;
  nextRow: number;
  /** Differs from what the store holds. */
  dirty: boolean;
}

/** What collections and indexes there are: kept in memory, written in the transaction that changes it. */
export class Catalog {
  private collections = new Map<string, Collection>();
  private nextId = 1;
  /** Indexes that are gone or never came to be, whose entries are still to be removed. */
  private readonly discarded = new Set<number>();

  constructor(private readonly store: Store) {
    this.load();
  }

  /** Reads everything anew, after a transaction that did not happen. */
  load(): void {
    checkFormat(this.store);
    this.collections = new Map();
    this.nextId = 1;
    this.discarded.clear();
    const discarded = this.store.get(metaKey('discarded'));
    const listed = discarded && decode(discarded).get('indexes');
    for (const id of Array.isArray(listed) ? listed : []) this.discarded.add(asInteger(id) ?? 0);
    for (const { value } of this.store.range(catalogRange))
      this.register(fromRecord(decode(Buffer.from(value))));
    const ids = this.store.get(metaKey('next-id'));
    if (ids) this.nextId = asInteger(decode(ids).get('id')) ?? this.nextId;
    for (const collection of this.collections.values()) collection.nextRow = this.lastRow(collection) + 1;
  }

  private lastRow(collection: Collection): number {
    for (const { key } of this.store.range({ ...rowsOf(collection.id), reverse: true, limit: 1 }))
      return rowOf(key);
    return 0;
  }

  private register(collection: Collection): void {
    this.collections.set(`${collection.db}.${collection.name}`, collection);
  }

  newId(): number {
    const id = this.nextId;
    this.nextId += 1;
    this.store.put(metaKey('next-id'), encode(doc({ id: integer(this.nextId) })));
    return id;
  }

  /** Has the entries of an index removed in time. One that is being built is listed too, until it is complete. */
  discard(id: number): void {
    this.discarded.add(id);
    this.writeDiscarded();
  }

  /** The opposite: there are no entries any more, or they are those of a complete index. */
  settle(id: number): void {
    this.discarded.delete(id);
    this.writeDiscarded();
  }

  /** An index whose entries nobody needs. */
  waste(): number | undefined {
    const building = new Set(
      [...this.collections.values()].flatMap((collection) => collection.building.map(({ id }) => id)),
    );
    return [...this.discarded].find((id) => !building.has(id));
  }

  private writeDiscarded(): void {
    this.store.put(metaKey('discarded'), encode(doc({ indexes: [...this.discarded].map(integer) })));
  }

  find(db: string, name: string): Collection | undefined {
    return this.collections.get(`${db}.${name}`);
  }

  of(db: string): Collection[] {
    return [...this.collections.values()].filter((collection) => collection.db === db);
  }

  databases(): string[] {
    return [...new Set([...this.collections.values()].map(({ db }) => db))].sort();
  }

  /** The collection, made with its `_id` index if it is not there. Only inside a transaction. */
  ensure(db: string, name: string, options: Doc = new Map()): Collection {
    const known = this.find(db, name);
    if (known) return known;
    checkName(db, name);
    const collection: Collection = {
      id: this.newId(),
      db,
      name,
      options,
      indexes: [],
      building: [],
      count: 0,
      nextRow: 1,
      dirty: true,
    };
    collection.indexes.push(
      indexFromSpec(this.newId(), doc({ v: integer(2), key: doc({ _id: integer(1) }), name: '_id_' })),
    );
    this.register(collection);
    return collection;
  }

  forget(collection: Collection): void {
    this.collections.delete(`${collection.db}.${collection.name}`);
    this.store.remove(catalogKey(`${collection.db}.${collection.name}`));
  }

  /** Writes what changed; the last thing in a transaction. */
  flush(): void {
    for (const collection of this.collections.values()) {
      if (!collection.dirty) continue;
      this.store.put(catalogKey(`${collection.db}.${collection.name}`), encode(toRecord(collection)));
      collection.dirty = false;
    }
    if (this.store.get(metaKey('format')) === undefined)
      this.store.put(metaKey('format'), encode(doc({ version: integer(formatVersion) })));
  }
}

/** The index that a spec in the form of `listIndexes` describes. */
export function indexFromSpec(
  id: number,
  spec: Doc,
  flags: Partial<Pick<Index, 'multikey' | 'cut'>> = {},
): Index {
  const key = spec.get('key');
  const partial = spec.get('partialFilterExpression');
  const expire = asInteger(spec.get('expireAfterSeconds'));
  return {
    id,
    name: asText(spec.get('name')),
    fields: isDoc(key)
      ? [...key].map(([path, order]) => ({
          path,
          parts: path.split('.'),
          descending: asInteger(order) === -1,
        }))
      : [],
    // The `_id` index is unique although its spec does not say so.
    unique: isTruthy(spec.get('unique')) || spec.get('name') === '_id_',
    sparse: isTruthy(spec.get('sparse')),
    spec,
    ...(isDoc(partial) && { partial: { source: partial, filter: parseFilter(partial) } }),
    ...(expire !== undefined && { expireAfterSeconds: expire }),
    multikey: flags.multikey ?? false,
    cut: flags.cut ?? false,
  };
}

function toRecord(collection: Collection): Doc {
  const indexes = collection.indexes.map((index): Value =>
    doc({ id: integer(index.id), spec: index.spec, multikey: index.multikey, cut: index.cut }),
  );
  const { id, db, name, options, count } = collection;
  return doc({ id: integer(id), db, name, options, count: integer(count), indexes });
}

function fromRecord(record: Doc): Collection {
  const options = record.get('options');
  const indexes = record.get('indexes');
  return {
    id: asInteger(record.get('id')) ?? 0,
    db: asText(record.get('db')),
    name: asText(record.get('name')),
    options: isDoc(options) ? options : emptyDoc(),
    count: asInteger(record.get('count')) ?? 0,
    nextRow: 1,
    dirty: false,
    building: [],
    indexes: Array.isArray(indexes) ? indexes.filter(isDoc).map(readIndex) : [],
  };
}

function readIndex(record: Doc): Index {
  const spec = record.get('spec');
  return indexFromSpec(asInteger(record.get('id')) ?? 0, isDoc(spec) ? spec : emptyDoc(), {
    multikey: isTruthy(record.get('multikey')),
    cut: isTruthy(record.get('cut')),
  });
}

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
import { CommandError } from '../errors';
import { type Filter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { checkFormat, formatOf, writeFormat } from './format';
import { catalogKey, catalogRange, metaKey, placeOf, rowOf, rowsOf } from './keys';
import type { Store } from './store';

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
  partial?: { filter: Filter };
  expireAfterSeconds?: number;
  /** Set once a document had several keys: then one key alone no longer stands for a document. */
  multikey: boolean;
  /** Set once a key was cut to the store's size: then the order of keys is no longer the values' order. */
  cut: boolean;
}

export interface Collection {
  id: number;
  db: string;
  name: string;
  options: Doc;
  indexes: Index[];
  count: number;
  nextRow: number;
  /** Grows with every change of a row. */
  changes: number;
  /** Searches that want to know which rows others change meanwhile. */
  watches: Set<Set<number>>;
  /** Differs from what the store holds. */
  dirty: boolean;
}

const nextIdKey = metaKey('next-id');

const namespaceOf = ({ db, name }: Pick<Collection, 'db' | 'name'>): string => `${db}.${name}`;

/**
 * What collections and indexes there are: kept in memory, written in the transaction that changes it. A number is given
 * once and never again, so entries that a crash left under a number without an index are met by nobody.
 */
export class Catalog {
  private collections = new Map<string, Collection>();
  private nextId = 1;

  constructor(private readonly store: Store) {
    this.load();
  }

  /** Reads everything anew, after a transaction that did not happen. */
  load(): void {
    checkFormat(this.store);
    // Whoever still reads one of them must not take it for unchanged.
    for (const collection of this.collections.values()) collection.changes += 1;
    const watches = new Map([...this.collections.values()].map((known) => [known.id, known.watches]));
    this.collections = new Map();
    const record = this.store.get(nextIdKey);
    this.nextId = (record && asInteger(decode(record).get('id'))) ?? 1;
    for (const { value } of this.store.range(catalogRange))
      this.register(collectionFromRecord(decode(Buffer.from(value))));
    for (const collection of this.collections.values()) {
      collection.watches = watches.get(collection.id) ?? collection.watches;
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
   * For a read that let others run: what it reads may have been dropped, and made again under another number.
   *
   * @throws CommandError 175 for a collection or an index that is there no more
   */
  refuseDropped({ id, db, name }: Collection, index: Index | undefined): void {
    const current = this.find(db, name);
    if (current?.id !== id) throw new CommandError(175, `collection dropped: ${namespaceOf({ db, name })}`);
    if (index && !current.indexes.some((other) => other.id === index.id))
      throw new CommandError(175, `query plan killed :: index '${index.name}' dropped`);
  }

  of(db: string): Collection[] {
    return [...this.collections.values()].filter((collection) => collection.db === db);
  }

  databases(): string[] {
    return [...new Set([...this.collections.values()].map(({ db }) => db))].sort();
  }

  /** What a key stands for, in words for whoever looks after the store; nothing of what is stored is in them. */
  describe(key: Buffer): string {
    const place = placeOf(key);
    if (place?.kind === 'row') {
      const owner = [...this.collections.values()].find(({ id }) => id === place.collection);
      return `row ${place.row} of ${owner ? namespaceOf(owner) : `a collection that is not there (${place.collection})`}`;
    }
    if (place?.kind === 'entry') {
      for (const collection of this.collections.values())
        for (const { id, name } of collection.indexes)
          if (id === place.index)
            return `the entry of row ${place.row} in the index ${name} of ${namespaceOf(collection)}`;
      return `an entry of an index that is not there (${place.index})`;
    }
    return place ? `the record of the ${place.kind} ${place.name}` : 'a place that nothing is stored at';
  }

  /** The collection, made with its `_id` index if it is not there. Only inside a transaction. */
  ensure(db: string, name: string, options: Doc = emptyDoc()): Collection {
    const known = this.find(db, name);
    if (known) return known;
    checkName(db, name);
    const id = integer(this.newId());
    const spec = doc({ v: integer(2), key: doc({ _id: integer(1) }), name: '_id_' });
    const indexes = [doc({ id: integer(this.newId()), spec })];
    const collection = collectionFromRecord(doc({ id, db, name, options, indexes }));
    return this.register(Object.assign(collection, { dirty: true }));
  }

  forget(collection: Collection): void {
    this.collections.delete(namespaceOf(collection));
    this.store.remove(catalogKey(namespaceOf(collection)));
  }

  /** Writes what changed; the last thing in a transaction. */
  flush(): void {
    for (const collection of this.collections.values()) {
      if (!collection.dirty) continue;
      this.store.put(catalogKey(namespaceOf(collection)), encode(toRecord(collection)));
      collection.dirty = false;
    }
    if (formatOf(this.store) === undefined) writeFormat(this.store);
  }
}

/** Whether two key patterns are the same, whatever the types of their numbers. */
export function sameKey(a: Value | undefined, b: Value | undefined): boolean {
  const shape = (key: Doc) => JSON.stringify([...key].map(([path, order]) => [path, asInteger(order)]));
  return isDoc(a) && isDoc(b) && shape(a) === shape(b);
}

/** The index of a name or a key pattern. */
export const findIndex = ({ indexes }: Collection, wanted: Value | undefined): Index | undefined =>
  indexes.find(({ name, spec }) => (isDoc(wanted) ? sameKey(spec.get('key'), wanted) : name === wanted));

/** @throws CommandError 73 for a name that no database or collection may have */
function checkName(db: string, name: string): void {
  if (db === '' || db.length > 63 || /[/\\. "$*<>:|?\0]/.test(db))
    throw new CommandError(73, `Invalid database name: '${db}'`);
  if (/^$|[$\0]|^\.|^system\./.test(name) || Buffer.byteLength(namespaceOf({ db, name })) > 255)
    throw new CommandError(73, `Invalid collection name: ${name}`);
}

/** The index that a spec in the form of `listIndexes` describes. */
export function indexFromSpec(
  id: number,
  spec: Doc,
  flags: Pick<Index, 'multikey' | 'cut'> = { multikey: false, cut: false },
): Index {
  const partial = spec.get('partialFilterExpression');
  const expireAfterSeconds = asInteger(spec.get('expireAfterSeconds'));
  return {
    id,
    name: asText(spec.get('name')),
    fields: [...asDoc(spec.get('key'))].map(([path, order]) => ({
      path,
      parts: path.split('.'),
      descending: asInteger(order) === -1,
    })),
    // The `_id` index is unique although its spec does not say so.
    unique: isTruthy(spec.get('unique')) || spec.get('name') === '_id_',
    sparse: isTruthy(spec.get('sparse')),
    spec,
    ...(isDoc(partial) && { partial: { filter: parseFilter(partial) } }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
    ...flags,
  };
}

function toRecord({ id, db, name, options, count, indexes }: Collection): Doc {
  const records = indexes.map(({ id: index, spec, multikey, cut }): Value =>
    doc({ id: integer(index), spec, multikey, cut }),
  );
  return doc({ id: integer(id), db, name, options, count: integer(count), indexes: records });
}

const asDoc = (value: Value | undefined): Doc => (isDoc(value) ? value : emptyDoc());

/** A collection as its record in the catalogue describes it. */
export function collectionFromRecord(record: Doc): Collection {
  const number = (of: Doc, name: string) => asInteger(of.get(name)) ?? 0;
  const indexes = record.get('indexes');
  return {
    id: number(record, 'id'),
    db: asText(record.get('db')),
    name: asText(record.get('name')),
    options: asDoc(record.get('options')),
    count: number(record, 'count'),
    nextRow: 1,
    changes: 0,
    watches: new Set(),
    dirty: false,
    indexes: (Array.isArray(indexes) ? indexes : []).map(asDoc).map((index) =>
      indexFromSpec(number(index, 'id'), asDoc(index.get('spec')), {
        multikey: isTruthy(index.get('multikey')),
        cut: isTruthy(index.get('cut')),
      }),
    ),
  };
}

import { asInteger, DateTime, doc, integer, isDoc, type Doc, type Value } from '../bson/values';
import { CommandError, failedToParse, unsupported } from '../errors';
import type { Collection } from '../storage/catalog';
import { entriesOf, rowsOf } from '../storage/keys';
import type { Range, Store } from '../storage/store';
import { collectionName, collectionOf, type Context, reading } from './context';

interface Size {
  count: number;
  /** Bytes of the values alone. */
  values: number;
  /** Bytes of keys and values, as the store holds them. */
  stored: number;
}

/** Adds up what a range of the store holds, portion by portion. */
function* sizeOf(store: Store, { start, end }: Range): Generator<undefined, Size> {
  const size: Size = { count: 0, values: 0, stored: 0 };
  for (let from = start; ;) {
    let last: Buffer | undefined;
    for (const { key, value } of store.range({ start: from, end, limit: 1000 })) {
      size.count += 1;
      size.values += value.length;
      size.stored += key.length + value.length;
      last = Buffer.from(key);
    }
    if (!last) return size;
    from = Buffer.concat([last, Buffer.of(0)]);
    yield undefined;
  }
}

interface CollectionSize extends Size {
  indexSizes: Record<string, number>;
  indexes: number;
}

function* collectionSize(store: Store, collection: Collection): Generator<undefined, CollectionSize> {
  const rows = yield* sizeOf(store, rowsOf(collection.id));
  const indexSizes: Record<string, number> = {};
  for (const { id, name } of collection.indexes)
    indexSizes[name] = (yield* sizeOf(store, entriesOf(id))).stored;
  const indexes = Object.values(indexSizes).reduce((sum, bytes) => sum + bytes, 0);
  return { ...rows, indexSizes, indexes };
}

/** What a database holds, all collections together. */
export function* databaseSize({ store, catalog }: Context, db: string) {
  const total = { count: 0, values: 0, stored: 0, indexes: 0, indexCount: 0 };
  for (const collection of catalog.of(db)) {
    const size = yield* collectionSize(store, collection);
    total.count += size.count;
    total.values += size.values;
    total.stored += size.stored;
    total.indexes += size.indexes;
    total.indexCount += collection.indexes.length;
  }
  return total;
}

function refuseScale(command: Doc): void {
  const scale = command.get('scale');
  if (scale !== undefined && asInteger(scale) !== 1)
    throw unsupported('a scale of statistics other than 1', 'divide the bytes in the program');
}

/** What a collection takes: sizes are bytes of keys and values, without the pages that hold them. */
function* storageStats(context: Context): Generator<undefined, Doc> {
  const collection = collectionOf(context);
  const size = collection
    ? yield* collectionSize(context.store, collection)
    : { count: 0, values: 0, stored: 0, indexes: 0, indexSizes: {} };
  return doc({
    size: integer(size.values),
    count: integer(size.count),
    avgObjSize: size.count > 0 ? integer(Math.trunc(size.values / size.count)) : undefined,
    storageSize: integer(size.stored),
    totalIndexSize: integer(size.indexes),
    totalSize: integer(size.stored + size.indexes),
    nindexes: integer(collection?.indexes.length ?? 0),
    indexSizes: new Map(Object.entries(size.indexSizes).map(([name, bytes]) => [name, integer(bytes)])),
    capped: false,
    scaleFactor: integer(1),
  });
}

const namespaceOf = (context: Context): string => `${context.db}.${collectionName(context)}`;

export const collStats = reading('collStats collstats scale', function* (context) {
  refuseScale(context.command);
  const stats = yield* storageStats(context);
  return new Map([...doc({ ns: namespaceOf(context) }), ...stats, ...doc({ ok: 1 })]);
});

/** The documents of a `$collStats`, which the tools ask instead of the command. */
export function* collStatsSource(argument: Value, context: Context): Generator<Doc | undefined, void> {
  if (!isDoc(argument)) throw failedToParse('$collStats must take a nested object');
  for (const [name, options] of argument) {
    if (name !== 'storageStats' && name !== 'count')
      throw unsupported(`${name} of $collStats`, 'ask for storageStats or count');
    if (isDoc(options)) refuseScale(options);
  }
  const collection = collectionOf(context);
  if (argument.has('count') && !collection)
    throw new CommandError(26, `Collection [${namespaceOf(context)}] not found.`);
  yield doc({
    ns: namespaceOf(context),
    localTime: new DateTime(context.now),
    storageStats: argument.has('storageStats') ? yield* storageStats(context) : undefined,
    count: collection && argument.has('count') ? integer(collection.count) : undefined,
  });
}

export const dbStats = reading('dbStats dbstats scale freeStorage', function* (context) {
  refuseScale(context.command);
  const size = yield* databaseSize(context, context.db);
  return doc({
    db: context.db,
    collections: integer(context.catalog.of(context.db).length),
    views: integer(0),
    objects: integer(size.count),
    avgObjSize: size.count > 0 ? size.values / size.count : 0,
    dataSize: integer(size.values),
    storageSize: integer(size.stored),
    indexes: integer(size.indexCount),
    indexSize: integer(size.indexes),
    totalSize: integer(size.stored + size.indexes),
    scaleFactor: integer(1),
    ok: 1,
  });
});

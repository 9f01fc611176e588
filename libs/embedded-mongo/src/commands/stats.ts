import { encode } from '../bson/encode';
import { asInteger, DateTime, doc, emptyDoc, integer, isDoc, type Doc, type Value } from '../bson/values';
import { CommandError, failedToParse, unsupported } from '../errors';
import type { Source } from '../query/cursors';
import { matches } from '../query/filter';
import { parseFilterArgument } from '../query/parse-filter';
import type { Collection } from '../storage/catalog';
import { entriesOf, rowsOf } from '../storage/keys';
import type { Range } from '../storage/store';
import {
  collectionOf,
  type Context,
  namespaceOf,
  optionalBoolean,
  optionalCount,
  optionalDoc,
  reading,
} from './context';
import { firstReply } from './find';

/** The reply of a command that lists what there is, with a cursor. */
function listed(context: Context, namespace: string, documents: Doc[]) {
  const size = optionalCount(optionalDoc(context.command, 'cursor') ?? emptyDoc(), 'batchSize');
  const source = function* (): Source {
    for (const document of documents) yield encode(document);
  };
  return firstReply(context, namespace, source(), size);
}

const filterOf = (context: Context) => parseFilterArgument(context.command.get('filter'), 'filter');

export const listCollections = reading(
  'listCollections filter nameOnly authorizedCollections cursor',
  function* (context) {
    const filter = filterOf(context);
    const nameOnly = optionalBoolean(context.command, 'nameOnly');
    const documents = context.catalog.of(context.db).flatMap(({ name, options, indexes }) => {
      const short = { name, type: 'collection' };
      const info = doc({ readOnly: false });
      const whole = doc({ ...short, options, info, idIndex: indexes[0]?.spec });
      return matches(filter, whole) ? [nameOnly ? doc(short) : whole] : [];
    });
    return yield* listed(context, `${context.db}.$cmd.listCollections`, documents);
  },
);

export const listIndexes = reading('listIndexes cursor includeIndexBuildInfo', function* (context) {
  const specs = collectionOf(context)?.indexes.map(({ spec }) => spec);
  if (!specs) throw new CommandError(26, `ns does not exist: ${namespaceOf(context)}`);
  return yield* listed(context, namespaceOf(context), specs);
});

export const listDatabases = reading(
  'listDatabases filter nameOnly authorizedDatabases',
  function* (context) {
    const filter = filterOf(context);
    const nameOnly = optionalBoolean(context.command, 'nameOnly');
    const databases: Doc[] = [];
    let bytes = 0n;
    for (const name of context.catalog.databases()) {
      const size = nameOnly ? undefined : yield* sizeOf(context, context.catalog.of(name));
      const sizeOnDisk = size && BigInt(size.total);
      const database = doc({ name, sizeOnDisk, empty: size && size.count === 0 });
      if (!matches(filter, database)) continue;
      databases.push(database);
      bytes += sizeOnDisk ?? 0n;
    }
    const totals = { totalSize: bytes, totalSizeMb: bytes / 1024n / 1024n };
    return doc({ databases, ...(!nameOnly && totals), ok: 1 });
  },
);

/** Adds up, portion by portion, what a range of the store holds: bytes of the values alone, and with their keys. */
function* bytesIn({ store }: Context, { start, end }: Range) {
  const bytes = { values: 0, stored: 0 };
  for (let from = start; ;) {
    let last: Buffer | undefined;
    for (const { key, value } of store.range({ start: from, end, limit: 1000 })) {
      bytes.values += value.length;
      bytes.stored += key.length + value.length;
      last = Buffer.from(key);
    }
    if (!last) return bytes;
    from = Buffer.concat([last, Buffer.of(0)]);
    yield undefined;
  }
}

/** What collections hold: bytes of keys and values, without the pages that hold them. */
function* sizeOf(context: Context, collections: Collection[]) {
  const size = { count: 0, values: 0, stored: 0, indexes: 0 };
  const indexSizes: [name: string, bytes: Value][] = [];
  for (const { id, count, indexes } of collections) {
    const { values, stored } = yield* bytesIn(context, rowsOf(id));
    size.count += count;
    size.values += values;
    size.stored += stored;
    for (const index of indexes) {
      const { stored: bytes } = yield* bytesIn(context, entriesOf(index.id));
      size.indexes += bytes;
      indexSizes.push([index.name, integer(bytes)]);
    }
  }
  return { ...size, total: size.stored + size.indexes, indexSizes };
}

function refuseScale(command: Doc): void {
  const scale = command.get('scale');
  if (scale !== undefined && asInteger(scale) !== 1)
    throw unsupported('a scale of statistics other than 1', 'divide the bytes in the program');
}

function* storageStats(context: Context): Generator<undefined, Record<string, Value | undefined>> {
  const collection = collectionOf(context);
  const size = yield* sizeOf(context, collection ? [collection] : []);
  return {
    size: integer(size.values),
    count: integer(size.count),
    avgObjSize: size.count > 0 ? integer(Math.trunc(size.values / size.count)) : undefined,
    storageSize: integer(size.stored),
    totalIndexSize: integer(size.indexes),
    totalSize: integer(size.total),
    nindexes: integer(size.indexSizes.length),
    indexSizes: new Map(size.indexSizes),
    capped: false,
    scaleFactor: integer(1),
  };
}

export const collStats = reading('collStats|collstats scale', function* (context) {
  refuseScale(context.command);
  return doc({ ns: namespaceOf(context), ...(yield* storageStats(context)), ok: 1 });
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
    storageStats: argument.has('storageStats') ? doc(yield* storageStats(context)) : undefined,
    count: collection && argument.has('count') ? integer(collection.count) : undefined,
  });
}

export const dbStats = reading('dbStats|dbstats scale freeStorage', function* (context) {
  refuseScale(context.command);
  const collections = context.catalog.of(context.db);
  const size = yield* sizeOf(context, collections);
  return doc({
    db: context.db,
    collections: integer(collections.length),
    views: integer(0),
    objects: integer(size.count),
    avgObjSize: size.count > 0 ? size.values / size.count : 0,
    dataSize: integer(size.values),
    storageSize: integer(size.stored),
    indexes: integer(size.indexSizes.length),
    indexSize: integer(size.indexes),
    totalSize: integer(size.total),
    scaleFactor: integer(1),
    ok: 1,
  });
});

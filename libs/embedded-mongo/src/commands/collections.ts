import { encode } from '../bson/encode';
import { doc, emptyDoc, integer, isDoc, type Doc } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import type { Source } from '../query/cursors';
import { matches } from '../query/filter';
import { parseFilterArgument } from '../query/parse-filter';
import type { Collection } from '../storage/catalog';
import { dropRows } from '../storage/rows';
import { genericFields } from './check';
import {
  collectionName,
  collectionOf,
  type Context,
  namespaceOf,
  optionalBoolean,
  optionalCount,
  optionalDoc,
  reading,
  writing,
} from './context';
import { firstReply } from './find';
import { sizeOf } from './stats';

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
  const collection = collectionOf(context);
  const namespace = namespaceOf(context);
  if (!collection) throw new CommandError(26, `ns does not exist: ${namespace}`);
  const specs = collection.indexes.map(({ spec }) => spec);
  return yield* listed(context, namespace, specs);
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

/** What `create` may carry without meaning anything. */
const harmless = new Set(['create', 'autoIndexId', 'indexOptionDefaults', 'storageEngine', 'idIndex']);

export const create = writing(
  'create capped autoIndexId idIndex size max storageEngine validator validationLevel validationAction indexOptionDefaults viewOn pipeline collation timeseries expireAfterSeconds clusteredIndex changeStreamPreAndPostImages encryptedFields',
  (context) => {
    const name = collectionName(context);
    for (const [option, value] of context.command) {
      const given = value !== false && value !== null && !(isDoc(value) && value.size === 0);
      if (given && !harmless.has(option) && !genericFields.has(option))
        throw unsupported(`${option} of create`, 'create a plain collection');
    }
    if (collectionOf(context))
      throw new CommandError(48, `Collection ${namespaceOf(context)} already exists.`);
    context.catalog.ensure(context.db, name);
    return doc({ ok: 1 });
  },
);

function dropCollection({ catalog, store, cursors }: Context, collection: Collection): void {
  dropRows(store, collection);
  catalog.forget(collection);
  cursors.closeAll(`${collection.db}.${collection.name}`);
}

export const drop = writing('drop', (context) => {
  const collection = collectionOf(context);
  // Since MongoDB 7 a collection that is not there counts as dropped.
  if (!collection) return doc({ ok: 1 });
  dropCollection(context, collection);
  return doc({ nIndexesWas: integer(collection.indexes.length), ns: namespaceOf(context), ok: 1 });
});

export const dropDatabase = writing('dropDatabase', (context) => {
  const collections = context.catalog.of(context.db);
  collections.forEach((collection) => dropCollection(context, collection));
  return doc({ dropped: collections.length > 0 ? context.db : undefined, ok: 1 });
});

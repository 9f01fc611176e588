import { doc, integer, isDoc, type Doc } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import type { Source } from '../query/cursors';
import { matches } from '../query/filter';
import { parseFilterArgument } from '../query/parse-filter';
import type { Collection } from '../storage/catalog';
import { encode } from '../bson/encode';
import { dropRows } from '../storage/rows';
import {
  collectionName,
  collectionOf,
  type Context,
  optionalBoolean,
  optionalCount,
  optionalDoc,
  reading,
  writing,
} from './context';
import { genericFields } from './check';
import { firstReply } from './find';
import { databaseSize } from './stats';

function listing(collection: Collection): Doc {
  return doc({
    name: collection.name,
    type: 'collection',
    options: collection.options,
    info: doc({ readOnly: false }),
    idIndex: collection.indexes[0]?.spec,
  });
}

function* listed(documents: Doc[]): Source {
  for (const document of documents) yield encode(document);
}

const batchSizeOf = (command: Doc): number => {
  const cursor = optionalDoc(command, 'cursor');
  return (cursor && optionalCount(cursor, 'batchSize')) ?? 101;
};

export const listCollections = reading(
  'listCollections filter nameOnly authorizedCollections cursor',
  function* (context) {
    const filter = parseFilterArgument(context.command.get('filter'), 'filter');
    const documents = context.catalog
      .of(context.db)
      .map(listing)
      .filter((document) => matches(filter, document));
    const nameOnly = optionalBoolean(context.command, 'nameOnly');
    const shown = nameOnly
      ? documents.map((document) => doc({ name: document.get('name'), type: 'collection' }))
      : documents;
    return yield* firstReply(
      context,
      `${context.db}.$cmd.listCollections`,
      listed(shown),
      batchSizeOf(context.command),
      false,
    );
  },
);

export const listIndexes = reading('listIndexes cursor includeIndexBuildInfo', function* (context) {
  const collection = collectionOf(context);
  const namespace = `${context.db}.${collectionName(context)}`;
  if (!collection) throw new CommandError(26, `ns does not exist: ${namespace}`);
  const source = listed(collection.indexes.map(({ spec }) => spec));
  return yield* firstReply(context, namespace, source, batchSizeOf(context.command), false);
});

export const listDatabases = reading(
  'listDatabases filter nameOnly authorizedDatabases',
  function* (context) {
    const filter = parseFilterArgument(context.command.get('filter'), 'filter');
    const nameOnly = optionalBoolean(context.command, 'nameOnly');
    const databases: Doc[] = [];
    let totalSize = 0;
    for (const name of context.catalog.databases()) {
      const size = nameOnly ? undefined : yield* databaseSize(context, name);
      const bytes = size && size.stored + size.indexes;
      const database = doc({ name, sizeOnDisk: bytes && BigInt(bytes), empty: size && size.count === 0 });
      if (!matches(filter, database)) continue;
      databases.push(database);
      totalSize += bytes ?? 0;
    }
    const totals = { totalSize: BigInt(totalSize), totalSizeMb: BigInt(Math.trunc(totalSize / 1024 / 1024)) };
    return doc({ databases, ...(!nameOnly && totals), ok: 1 });
  },
);

/** What `create` may carry without meaning anything. */
const harmless = new Set(['autoIndexId', 'indexOptionDefaults', 'storageEngine', 'idIndex']);

export const create = writing(
  'create capped autoIndexId idIndex size max storageEngine validator validationLevel validationAction indexOptionDefaults viewOn pipeline collation timeseries expireAfterSeconds clusteredIndex changeStreamPreAndPostImages encryptedFields',
  (context) => {
    const { command } = context;
    const name = collectionName(context);
    for (const [option, value] of [...command].slice(1)) {
      const given = value !== false && value !== null && !(isDoc(value) && value.size === 0);
      if (given && !harmless.has(option) && !genericFields.has(option))
        throw unsupported(`${option} of create`, 'create a plain collection');
    }
    if (context.catalog.find(context.db, name))
      throw new CommandError(48, `Collection ${context.db}.${name} already exists.`);
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
  const nIndexesWas = integer(collection.indexes.length);
  dropCollection(context, collection);
  return doc({ nIndexesWas, ns: `${collection.db}.${collection.name}`, ok: 1 });
});

export const dropDatabase = writing('dropDatabase', (context) => {
  const collections = context.catalog.of(context.db);
  collections.forEach((collection) => dropCollection(context, collection));
  return doc({ ...(collections.length > 0 && { dropped: context.db }), ok: 1 });
});

import { doc, type Doc, emptyDoc } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { matches } from '../match/filter';
import { noCursor } from '../query/cursors';
import type { Collection } from '../tables/catalog';
import {
  answering,
  clearDiscarded,
  collectionName,
  collectionOf,
  type Context,
  inTransaction,
  namespaceOf,
  optionalBoolean,
  readFilter,
  reading,
  type Turn,
} from './context';

export const create = reading('create', (context) =>
  inTransaction(() => {
    if (collectionOf(context))
      throw new CommandError(48, `Collection ${namespaceOf(context)} already exists.`);
    context.catalog.ensure(context.db, collectionName(context));
    return doc({ ok: 1 });
  }),
);

/** Drops collections, and then removes their stored data in turns with other commands. */
function* dropping(context: Context, collectionsToDrop: () => Collection[]): Generator<Turn, Doc> {
  yield* inTransaction(() => {
    const dropped = collectionsToDrop();
    if (dropped.length > 0) context.catalog.drop(dropped);
    return dropped;
  });
  yield* clearDiscarded(context.store);
  return doc({ ok: 1 });
}

export const drop = reading('drop', (context) =>
  // Since MongoDB 7 dropping a missing collection succeeds.
  dropping(context, () => [collectionOf(context)].filter((collection) => collection !== undefined)),
);

export const dropDatabase = reading('dropDatabase', (context) =>
  dropping(context, () => context.catalog.collectionsIn(context.db)),
);

/** The reply of a command that lists things: all of them at once, however few the client asks for. */
const listReply = (ns: string, firstBatch: Doc[]): Doc =>
  doc({ cursor: doc({ firstBatch, id: noCursor, ns }), ok: 1 });

export const listCollections = answering(
  'listCollections filter nameOnly authorizedCollections cursor',
  (context) => {
    const filter = readFilter(context.command, 'filter');
    const nameOnly = optionalBoolean(context.command, 'nameOnly');
    const documents = context.catalog.collectionsIn(context.db).flatMap(({ name, indexes }) => {
      const nameAndType = { name, type: 'collection' };
      const description = doc({
        ...nameAndType,
        options: emptyDoc(),
        info: doc({ readOnly: false }),
        idIndex: indexes[0]?.spec,
      });
      return matches(filter, description) ? [nameOnly ? doc(nameAndType) : description] : [];
    });
    return listReply(`${context.db}.$cmd.listCollections`, documents);
  },
);

export const listIndexes = answering('listIndexes cursor', (context) => {
  const specs = collectionOf(context)?.indexes.map(({ spec }) => spec);
  if (!specs) throw new CommandError(26, `ns does not exist: ${namespaceOf(context)}`);
  return listReply(namespaceOf(context), specs);
});

export const listDatabases = answering('listDatabases nameOnly', (context) => {
  if (!optionalBoolean(context.command, 'nameOnly'))
    throw unsupported('listDatabases with sizes', 'ask with nameOnly');
  return doc({ databases: context.catalog.databases().map((name) => doc({ name })), ok: 1 });
});

import { doc, integer } from '../bson/values';
import { CommandError } from '../errors';
import {
  clearDiscarded,
  collectionName,
  collectionOf,
  inTransaction,
  namespaceOf,
  reading,
  writing,
} from './context';

export const create = writing('create', (context) => {
  if (collectionOf(context)) throw new CommandError(48, `Collection ${namespaceOf(context)} already exists.`);
  context.catalog.ensure(context.db, collectionName(context));
  return doc({ ok: 1 });
});

export const drop = reading('drop', function* (context) {
  const { catalog } = context;
  const reply = yield* inTransaction(() => {
    const collection = collectionOf(context);
    // Since MongoDB 7 a collection that is not there counts as dropped.
    if (!collection) return doc({ ok: 1 });
    catalog.drop([collection]);
    return doc({ nIndexesWas: integer(collection.indexes.length), ns: namespaceOf(context), ok: 1 });
  });
  yield* clearDiscarded(context);
  return reply;
});

export const dropDatabase = reading('dropDatabase', function* (context) {
  const { catalog, db } = context;
  const dropped = yield* inTransaction(() => {
    const collections = catalog.of(db);
    catalog.drop(collections);
    return collections.length;
  });
  yield* clearDiscarded(context);
  return doc({ dropped: dropped > 0 ? db : undefined, ok: 1 });
});

import { doc, integer } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { genericFields } from './check';
import {
  clearDiscarded,
  collectionName,
  collectionOf,
  inTransaction,
  isGiven,
  namespaceOf,
  reading,
  writing,
} from './context';

/** What `create` may carry without meaning anything. */
const meaningless = new Set(['create', 'autoIndexId', 'indexOptionDefaults', 'storageEngine', 'idIndex']);

export const create = writing(
  'create capped autoIndexId idIndex size max storageEngine validator validationLevel validationAction indexOptionDefaults viewOn pipeline collation timeseries expireAfterSeconds clusteredIndex changeStreamPreAndPostImages encryptedFields',
  (context) => {
    const name = collectionName(context);
    for (const [option, value] of context.command)
      if (isGiven(value) && !meaningless.has(option) && !genericFields.has(option))
        throw unsupported(`${option} of create`, 'create a plain collection');
    if (collectionOf(context))
      throw new CommandError(48, `Collection ${namespaceOf(context)} already exists.`);
    context.catalog.ensure(context.db, name);
    return doc({ ok: 1 });
  },
);

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

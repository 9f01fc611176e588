import { doc, type Doc } from '../bson/values';
import { CommandError } from '../errors';
import type { Collection } from '../tables/catalog';
import {
  clearDiscarded,
  collectionName,
  collectionOf,
  type Context,
  inTransaction,
  namespaceOf,
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

/** Drops collections; what is stored of them is removed in turns with others. */
function* dropping(context: Context, chosen: () => Collection[]): Generator<Turn, Doc> {
  yield* inTransaction(() => {
    const dropped = chosen();
    if (dropped.length > 0) context.catalog.drop(dropped);
    return dropped;
  });
  yield* clearDiscarded(context.store);
  return doc({ ok: 1 });
}

export const drop = reading('drop', (context) =>
  // Since MongoDB 7 a collection that is not there counts as dropped.
  dropping(context, () => [collectionOf(context)].filter((found) => found !== undefined)),
);

export const dropDatabase = reading('dropDatabase', (context) =>
  dropping(context, () => context.catalog.of(context.db)),
);

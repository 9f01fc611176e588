import { asText, doc, integer, type Doc, type Value } from '../bson/values';
import { badValue, CommandError } from '../errors';
import type { IsOver } from '../storage/store';
import { type Collection, type Index, isNamed } from '../tables/catalog';
import { indexFromSpec } from '../tables/catalog-records';
import { fillIndexes } from '../tables/rows';
import {
  clearDiscarded,
  collectionName,
  collectionOf,
  type Context,
  docsIn,
  inTransaction,
  namespaceOf,
  reading,
  type Turn,
} from './context';
import { exists, invalid, normalized } from './index-spec';

const maxIndexes = 64;

/** Indexes being built: writes maintain them from the first transaction on, and existing documents are filled in. */
interface Build {
  collection: Collection['id'];
  indexes: ReadonlySet<Index['id']>;
  /** The rows still to be filled in: the first, and the one after the last. */
  rows: { from: number; to: number };
  refusal?: CommandError;
  numIndexesBefore: number;
}

/** Enters the indexes that are missing; answers `waits` while others are built for the collection. */
function beginBuild(context: Context, specs: Doc[]): Build | 'waits' {
  const { catalog, db } = context;
  const collection = catalog.ensure(db, collectionName(context));
  catalog.dropUnfinished();
  if (collection.building.length > 0) return 'waits';
  const existing = collection.indexes.map(({ spec }) => spec);
  const newSpecs = specs.filter(
    (spec, position) => !exists([...existing, ...specs.slice(0, position)], spec),
  );
  if (existing.length + newSpecs.length > maxIndexes)
    throw invalid(`add index fails, too many indexes for ${namespaceOf(context)}`);
  collection.building = newSpecs.map((spec) => indexFromSpec(catalog.newId(), spec));
  collection.dirty = true;
  const indexes = new Set(collection.building.map(({ id }) => id));
  for (const id of indexes) catalog.builds.add(id);
  return {
    collection: collection.id,
    indexes,
    rows: { from: 0, to: collection.nextRow },
    numIndexesBefore: existing.length,
  };
}

const aborted = (dropped: string) =>
  new CommandError(276, `Index build failed: ${dropped} was dropped meanwhile`);

/** Fills in as much as there is time for; complete indexes become ready, and a refusal drops all of the build. */
function continueBuild(context: Context, build: Build, isOver: IsOver): Build {
  const collection = collectionOf(context);
  if (collection?.id !== build.collection) return { ...build, refusal: aborted('the collection') };
  const isOurs = ({ id }: Index) => build.indexes.has(id);
  const indexes = collection.building.filter(isOurs);
  const abandon = (refusal: CommandError): Build => {
    context.catalog.dropIndexes(collection, indexes);
    return { ...build, refusal };
  };
  if (indexes.length < build.indexes.size) return abandon(aborted('the index'));
  const from = fillIndexes(context.store, collection, indexes, build.rows, isOver);
  const refusal = indexes.find((index) => index.refusal)?.refusal;
  if (refusal) return abandon(refusal);
  const rows = { ...build.rows, from };
  if (from < rows.to) return { ...build, rows };
  collection.building = collection.building.filter((index) => !isOurs(index));
  collection.indexes.push(...indexes);
  collection.dirty = true;
  return { ...build, rows };
}

/**
 * Builds the indexes of a command in slices, each a transaction, between which others write. Queries use them only when all are
 * complete and on disk; one document that one of them cannot hold ends the build of all.
 */
function* buildIndexes(context: Context, specs: Doc[]): Generator<Turn, Build> {
  const start = (isOver: IsOver) => {
    const begunBuild = beginBuild(context, specs);
    return begunBuild === 'waits' ? begunBuild : continueBuild(context, begunBuild, isOver);
  };
  let build = yield* inTransaction(start);
  while (build === 'waits') build = yield* inTransaction(start);
  const { builds } = context.catalog;
  const { indexes } = build;
  try {
    while (!build.refusal && build.rows.from < build.rows.to) {
      const before: Build = build;
      build = yield* inTransaction((isOver) => continueBuild(context, before, isOver));
    }
    return build;
  } finally {
    for (const id of indexes) builds.delete(id);
  }
}

export const createIndexes = reading('createIndexes indexes commitQuorum', function* (context) {
  const specs = docsIn(context.command.get('indexes'), 'indexes').map(normalized);
  if (specs.length === 0) throw badValue('Must specify at least one index to create');
  const { refusal, indexes, numIndexesBefore } = yield* buildIndexes(context, specs);
  if (refusal) {
    yield* clearDiscarded(context.store);
    throw refusal;
  }
  return doc({
    numIndexesBefore: integer(numIndexesBefore),
    numIndexesAfter: integer(numIndexesBefore + indexes.size),
    ok: 1,
  });
});

/** The indexes that are asked for, also those that are still being built. */
function indexesToDrop(collection: Collection, nameOrKey: Value | undefined): Index[] {
  const indexes = [...collection.indexes, ...collection.building];
  if (nameOrKey === '*') return indexes.filter(({ name }) => name !== '_id_');
  const found = indexes.find((index) => isNamed(index, nameOrKey));
  if (!found) throw new CommandError(27, `index not found with name [${asText(nameOrKey)}]`);
  if (found.name === '_id_') throw new CommandError(72, 'cannot drop _id index');
  return [found];
}

export const dropIndexes = reading('dropIndexes index', function* (context) {
  const reply = yield* inTransaction(() => {
    const collection = collectionOf(context);
    if (!collection) throw new CommandError(26, `ns not found ${namespaceOf(context)}`);
    const nIndexesWas = integer(collection.indexes.length);
    context.catalog.dropIndexes(collection, indexesToDrop(collection, context.command.get('index')));
    return doc({ nIndexesWas, ok: 1 });
  });
  yield* clearDiscarded(context.store);
  return reply;
});

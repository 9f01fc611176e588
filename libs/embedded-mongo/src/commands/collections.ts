import { sameValue } from '../bson/compare';
import {
  asInteger,
  asText,
  doc,
  integer,
  isDoc,
  isNumber,
  isTruthy,
  type Doc,
  type Value,
} from '../bson/values';
import { badValue, CommandError, typeMismatch, unsupported } from '../errors';
import { conjuncts } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { type Collection, findIndex, type Index, indexFromSpec, sameKey } from '../storage/catalog';
import { dropEntries, dropRows, fillIndexes } from '../storage/rows';
import { genericFields } from './check';
import {
  collectionName,
  collectionOf,
  type Context,
  docsIn,
  isGiven,
  namespaceOf,
  refuseOptions,
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

function dropCollection({ catalog, store }: Context, collection: Collection): void {
  dropRows(store, collection);
  catalog.forget(collection);
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

const maxIndexes = 64;

const invalid = (message: string) => new CommandError(67, message);

const options = ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'];

/** What a description may hold besides; it changes nothing here, or nothing when it is off. */
const others = ['v', 'key', 'name', 'ns', 'background', 'storageEngine', 'hidden', 'collation'];

/** Checks an index description and brings it to the form that is kept and listed. */
function normalized(given: Doc): Doc {
  const [key, name] = [given.get('key'), given.get('name')];
  if (!isDoc(key) || key.size === 0) throw invalid('Index keys cannot be an empty object');
  if (typeof name !== 'string' || name === '')
    throw invalid('The index name must be a string that is not empty');
  for (const [path, order] of key) checkField(path, order);
  for (const option of given.keys())
    if (!options.includes(option) && !others.includes(option)) throw invalidOption(option);
  if (isTruthy(given.get('hidden'))) throw unsupported('a hidden index', 'drop the index instead');
  refuseOptions(given);
  const [unique, sparse] = [isTruthy(given.get('unique')), isTruthy(given.get('sparse'))];
  const partialFilterExpression = given.get('partialFilterExpression');
  if (partialFilterExpression !== undefined) checkPartial(partialFilterExpression, sparse);
  const expireAfterSeconds = given.get('expireAfterSeconds');
  if (expireAfterSeconds !== undefined) checkExpiry(expireAfterSeconds, key);
  const flags = { ...(unique && { unique }), ...(sparse && { sparse }) };
  return doc({ v: integer(2), key, name, ...flags, partialFilterExpression, expireAfterSeconds });
}

const invalidOption = (option: string) =>
  new CommandError(197, `The field '${option}' is not valid for an index specification here`);

function checkPartial(filter: Value, sparse: boolean): void {
  if (!isDoc(filter)) throw typeMismatch("The field 'partialFilterExpression' must be an object");
  if (sparse) throw invalid('cannot mix "partialFilterExpression" and "sparse" options');
  if (!conjuncts(parseFilter(filter)).every((part) => part.kind === 'leaf' && part.comparison))
    throw invalid(
      'unsupported expression in partial index: use $eq, $in, ranges and $exists: true, joined by $and',
    );
}

function checkExpiry(value: Value, key: Doc): void {
  const seconds = asInteger(value) ?? -1;
  if (seconds < 0 || seconds > 0x7fffffff)
    throw invalid('TTL index expireAfterSeconds must be within 0 and 2147483647');
  if (key.size > 1)
    throw invalid('TTL indexes are single-field indexes, compound indexes do not support TTL');
  if (key.has('_id')) throw invalidOption('expireAfterSeconds');
}

function checkField(path: string, order: Value): void {
  const direction = asInteger(order);
  if (typeof order === 'string') throw unsupported(`an index of type ${order}`, 'use an ordinary index');
  if (!isNumber(order) || direction === 0)
    throw invalid('Values in the index key pattern must be numbers other than 0');
  if (direction !== 1 && direction !== -1)
    throw unsupported('an index direction other than 1 and -1', 'use 1 or -1');
  const parts = path.split('.');
  if (parts.includes('')) throw invalid('Index keys cannot contain an empty field name');
  if (parts.includes('$**')) throw unsupported('a wildcard index', 'name the fields');
  if (parts.some((part) => part.startsWith('$')))
    throw invalid(`Index key contains an illegal field name: field name starts with '$'.`);
}

/** Whether an index is there already that is like this one. @throws CommandError 85, 86 where it is like it in part */
function exists(known: Doc[], spec: Doc): boolean {
  return known.some((other) => {
    const name = asText(other.get('name'));
    const isSame = (option: string) => {
      const [a, b] = [other.get(option), spec.get(option)];
      return a === undefined || b === undefined ? a === b : sameValue(a, b);
    };
    const hasSameKey = sameKey(other.get('key'), spec.get('key'));
    const isAlike = hasSameKey && (name === '_id_' || options.every(isSame));
    if (name === spec.get('name') && !isAlike)
      throw new CommandError(
        hasSameKey ? 85 : 86,
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Requested index: ${name}`,
      );
    if (name === spec.get('name') || (hasSameKey && name === '_id_')) return true;
    if (hasSameKey && isSame('partialFilterExpression'))
      throw new CommandError(85, `Index already exists with a different name: ${name}`);
    return false;
  });
}

export const createIndexes = writing('createIndexes indexes commitQuorum', (context) => {
  const { catalog, command, db, store } = context;
  const specs = docsIn(command.get('indexes'), 'indexes').map(normalized);
  if (specs.length === 0) throw badValue('Must specify at least one index to create');
  const createdCollectionAutomatically = !collectionOf(context);
  const collection = catalog.ensure(db, collectionName(context));
  const known = collection.indexes.map(({ spec }) => spec);
  const wanted = specs.filter((spec, at) => !exists([...known, ...specs.slice(0, at)], spec));
  if (known.length + wanted.length > maxIndexes)
    throw invalid(`add index fails, too many indexes for ${namespaceOf(context)}`);
  const indexes = wanted.map((spec) => indexFromSpec(catalog.newId(), spec));
  fillIndexes(store, collection, indexes);
  collection.indexes.push(...indexes);
  collection.dirty = true;
  return doc({
    numIndexesBefore: integer(known.length),
    numIndexesAfter: integer(collection.indexes.length),
    createdCollectionAutomatically,
    note: indexes.length === 0 ? 'all indexes already exist' : undefined,
    ok: 1,
  });
});

function chosen(collection: Collection, wanted: Value | undefined): Index[] {
  if (wanted === '*') return collection.indexes.filter(({ name }) => name !== '_id_');
  const found = findIndex(collection, wanted);
  if (!found)
    throw new CommandError(
      27,
      isDoc(wanted) ? "can't find index with key" : `index not found with name [${asText(wanted)}]`,
    );
  if (found.name === '_id_') throw new CommandError(72, 'cannot drop _id index');
  return [found];
}

export const dropIndexes = writing('dropIndexes|deleteIndexes index', (context) => {
  const collection = collectionOf(context);
  if (!collection) throw new CommandError(26, `ns not found ${namespaceOf(context)}`);
  const wanted = context.command.get('index');
  const items = Array.isArray(wanted) ? wanted : [wanted];
  const dropped = new Set(items.flatMap((item) => chosen(collection, item)));
  const nIndexesWas = integer(collection.indexes.length);
  dropped.forEach((index) => dropEntries(context.store, index));
  collection.indexes = collection.indexes.filter((index) => !dropped.has(index));
  collection.dirty = true;
  return doc({ nIndexesWas, ok: 1 });
});

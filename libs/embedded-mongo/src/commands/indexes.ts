import { sameValue } from '../bson/compare';
import { sameBits } from '../bson/encode';
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
import { CommandError, typeMismatch, unsupported } from '../errors';
import { parseFilter } from '../query/parse-filter';
import { conjuncts } from '../query/filter';
import { everything, findRows } from '../query/find-rows';
import { decode } from '../bson/decode';
import { type Collection, indexFromSpec } from '../storage/catalog';
import { addToIndex, dropEntries } from '../storage/rows';
import { collectionName, collectionOf, type Context, docsIn, writing } from './context';

const maxIndexes = 64;

/** Options that change nothing here: a build is always in one piece. */
const harmless = new Set(['v', 'background', 'ns', 'storageEngine', 'key', 'name']);
const known = new Set([
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'hidden',
  'collation',
]);

/** Checks an index description and brings it to the form that is kept and listed. */
function normalized(given: Doc): Doc {
  const key = given.get('key');
  const name = given.get('name');
  if (!isDoc(key) || key.size === 0) throw new CommandError(67, 'Index keys cannot be an empty object');
  if (typeof name !== 'string' || name === '')
    throw new CommandError(67, 'The index name must be a string that is not empty');
  for (const [path, order] of key) checkField(path, order);
  for (const [option, value] of given) checkOption(option, value);
  const spec = doc({ v: integer(2), key, name });
  for (const option of ['unique', 'sparse']) if (isTruthy(given.get(option))) spec.set(option, true);
  for (const option of ['partialFilterExpression', 'expireAfterSeconds']) {
    const value = given.get(option);
    if (value !== undefined) spec.set(option, value);
  }
  checkCombination(spec, key);
  return spec;
}

function checkField(path: string, order: Value): void {
  if (typeof order === 'string') throw unsupported(`an index of type ${order}`, 'use an ordinary index');
  if (!isNumber(order) || (asInteger(order) ?? 1) === 0)
    throw new CommandError(67, 'Values in the index key pattern must be numbers other than 0');
  if (asInteger(order) !== 1 && asInteger(order) !== -1)
    throw unsupported('an index direction other than 1 and -1', 'use 1 or -1');
  const parts = path.split('.');
  if (parts.includes('')) throw new CommandError(67, 'Index keys cannot contain an empty field name');
  if (parts.some((part) => part === '$**')) throw unsupported('a wildcard index', 'name the fields');
  if (parts.some((part) => part.startsWith('$')))
    throw new CommandError(67, `Index key contains an illegal field name: field name starts with '$'.`);
}

function checkOption(option: string, value: Value): void {
  if (harmless.has(option)) return;
  if (!known.has(option))
    throw new CommandError(197, `The field '${option}' is not valid for an index specification here`);
  if (option === 'hidden' && isTruthy(value)) throw unsupported('a hidden index', 'drop the index instead');
  if (option === 'collation' && !(isDoc(value) && (value.size === 0 || value.get('locale') === 'simple')))
    throw unsupported('collation', 'index a case-folded copy of the field');
  if (option === 'partialFilterExpression' && !isDoc(value))
    throw typeMismatch("The field 'partialFilterExpression' must be an object");
}

function checkCombination(spec: Doc, key: Doc): void {
  const partial = spec.get('partialFilterExpression');
  if (isDoc(partial)) {
    if (spec.get('sparse') === true)
      throw new CommandError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
    if (!conjuncts(parseFilter(partial)).every((part) => part.kind === 'leaf' && part.comparison))
      throw new CommandError(
        67,
        'unsupported expression in partial index: use $eq, $in, ranges and $exists: true, joined by $and',
      );
  }
  const seconds = spec.get('expireAfterSeconds');
  if (seconds !== undefined) {
    const value = asInteger(seconds);
    if (value === undefined || value < 0 || value > 0x7fffffff)
      throw new CommandError(67, 'TTL index expireAfterSeconds must be within 0 and 2147483647');
    if (key.size > 1)
      throw new CommandError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
    if (key.has('_id'))
      throw new CommandError(
        197,
        "The field 'expireAfterSeconds' is not valid for an _id index specification",
      );
  }
}

/** Whether an index like this is there already. */
function exists(collection: Collection, spec: Doc): boolean {
  const sameKey = (other: Doc) => sameBits(keyShape(other), keyShape(spec));
  for (const { name, spec: other } of collection.indexes) {
    const alike =
      sameKey(other) &&
      ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'].every(
        (option) => sameOption(other.get(option), spec.get(option)) || name === '_id_',
      );
    if (name === spec.get('name')) {
      if (alike) return true;
      throw new CommandError(
        sameKey(other) ? 85 : 86,
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Requested index: ${name}`,
      );
    }
    if (!sameKey(other)) continue;
    if (name === '_id_') return true;
    if (sameOption(other.get('partialFilterExpression'), spec.get('partialFilterExpression')))
      throw new CommandError(85, `Index already exists with a different name: ${name}`);
  }
  return false;
}

const keyShape = (spec: Doc): Value => {
  const key = spec.get('key');
  return isDoc(key) ? new Map([...key].map(([path, order]) => [path, integer(asInteger(order) ?? 0)])) : null;
};

const sameOption = (a: Value | undefined, b: Value | undefined): boolean =>
  a === undefined || b === undefined ? a === b : sameValue(a, b);

function build({ store, catalog }: Context, collection: Collection, spec: Doc): void {
  if (collection.indexes.length >= maxIndexes)
    throw new CommandError(67, `add index fails, too many indexes for ${collection.db}.${collection.name}`);
  const index = indexFromSpec(catalog.newId(), spec);
  try {
    for (const step of findRows(store, collection, everything({ kind: '$and', filters: [] })))
      if (step) addToIndex(store, collection, index, step.row, decode(step.bytes));
  } catch (error) {
    dropEntries(store, index);
    throw error;
  }
  collection.indexes.push(index);
  collection.dirty = true;
}

export const createIndexes = writing('createIndexes indexes commitQuorum', (context) => {
  const name = collectionName(context);
  const specs = docsIn(context.command.get('indexes'), 'indexes').map(normalized);
  if (specs.length === 0) throw new CommandError(2, 'Must specify at least one index to create');
  const created = !collectionOf(context);
  const collection = context.catalog.ensure(context.db, name);
  const before = collection.indexes.length;
  try {
    for (const spec of specs) if (!exists(collection, spec)) build(context, collection, spec);
  } catch (error) {
    // One refused index refuses them all, as in MongoDB.
    for (const index of collection.indexes.splice(before)) dropEntries(context.store, index);
    throw error;
  }
  return doc({
    numIndexesBefore: integer(before),
    numIndexesAfter: integer(collection.indexes.length),
    createdCollectionAutomatically: created,
    ...(collection.indexes.length === before && { note: 'all indexes already exist' }),
    ok: 1,
  });
});

function named(collection: Collection, wanted: Value | undefined): string[] {
  if (wanted === '*') return collection.indexes.map(({ name }) => name).filter((name) => name !== '_id_');
  if (Array.isArray(wanted)) return wanted.flatMap((item) => named(collection, item));
  const found = collection.indexes.find((index) =>
    isDoc(wanted) ? sameBits(keyShape(index.spec), keyShape(doc({ key: wanted }))) : index.name === wanted,
  );
  if (!found)
    throw new CommandError(
      27,
      isDoc(wanted) ? "can't find index with key" : `index not found with name [${asText(wanted)}]`,
    );
  if (found.name === '_id_') throw new CommandError(72, 'cannot drop _id index');
  return [found.name];
}

export const dropIndexes = writing('dropIndexes deleteIndexes index', (context) => {
  const collection = collectionOf(context);
  if (!collection) throw new CommandError(26, `ns not found ${context.db}.${collectionName(context)}`);
  const names = named(collection, context.command.get('index'));
  const nIndexesWas = integer(collection.indexes.length);
  for (const index of collection.indexes.filter(({ name }) => names.includes(name)))
    dropEntries(context.store, index);
  collection.indexes = collection.indexes.filter(({ name }) => !names.includes(name));
  collection.dirty = true;
  return doc({ nIndexesWas, ok: 1 });
});

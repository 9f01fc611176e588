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
import { type Collection, type Index, indexFromSpec } from '../storage/catalog';
import { addSomeRows } from '../storage/rows';
import {
  collectionName,
  collectionOf,
  type Context,
  docsIn,
  inTransaction,
  reading,
  writing,
} from './context';

const maxIndexes = 64;

/** Options that change nothing here: a build always lets others run. */
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
function exists(collection: Collection, spec: Doc, wanted: Doc[]): boolean {
  const sameKey = (other: Doc) => sameBits(keyShape(other), keyShape(spec));
  const others = [...collection.indexes, ...wanted.map((given) => indexFromSpec(0, given))];
  for (const { name, spec: other } of others) {
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

interface Build {
  indexes: Index[];
  before: number;
  created: boolean;
  /** Rows from here on are in the indexes already, as every write keeps them up to date. */
  end: number;
}

/** `undefined` while another build on the collection is not over: it may make the same index. */
function beginBuild(context: Context, name: string, specs: Doc[]): Build | undefined {
  const created = !collectionOf(context);
  const collection = context.catalog.ensure(context.db, name);
  if (collection.building.length > 0) return undefined;
  const wanted = specs.filter((spec, at) => !exists(collection, spec, specs.slice(0, at)));
  if (collection.indexes.length + wanted.length > maxIndexes)
    throw new CommandError(67, `add index fails, too many indexes for ${collection.db}.${collection.name}`);
  const indexes = wanted.map((spec) => indexFromSpec(context.catalog.newId(), spec));
  for (const { id } of indexes) context.catalog.discard(id);
  collection.building.push(...indexes);
  return { indexes, before: collection.indexes.length, created, end: collection.nextRow };
}

/** One portion; the last one makes the indexes known. @returns the row to go on with */
function goOn(context: Context, { indexes, end }: Build, from: number): number | undefined {
  const collection = collectionOf(context);
  if (!collection || indexes.some((index) => !collection.building.includes(index)))
    throw new CommandError(
      276,
      'Index build failed: the collection was dropped, or the disk failed meanwhile',
    );
  const next = addSomeRows(context.store, collection, indexes, from, end);
  const failed = indexes.find(({ failure }) => failure)?.failure;
  if (failed) throw failed;
  if (next !== undefined) return next;
  collection.building = collection.building.filter((index) => !indexes.includes(index));
  collection.indexes.push(...indexes);
  collection.dirty = true;
  for (const { id } of indexes) context.catalog.settle(id);
  return undefined;
}

export const createIndexes = reading('createIndexes indexes commitQuorum', function* (context) {
  const name = collectionName(context);
  const specs = docsIn(context.command.get('indexes'), 'indexes').map(normalized);
  if (specs.length === 0) throw new CommandError(2, 'Must specify at least one index to create');
  let build: Build | undefined;
  while (!build) {
    while (collectionOf(context)?.building.length) yield undefined;
    build = (yield* inTransaction(() => ({ begun: beginBuild(context, name, specs) }))).begun;
  }
  const { indexes, before, created } = build;
  try {
    const begun = build;
    let from: number | undefined = indexes.length > 0 ? 0 : undefined;
    while (from !== undefined) {
      const row: number = from;
      const done: { next: number | undefined } = yield* inTransaction(() => ({
        next: goOn(context, begun, row),
      }));
      from = done.next;
    }
  } catch (error) {
    // One refused index refuses them all, as in MongoDB.
    const collection = collectionOf(context);
    if (collection) collection.building = collection.building.filter((index) => !indexes.includes(index));
    throw error;
  }
  return doc({
    numIndexesBefore: integer(before),
    numIndexesAfter: integer(before + indexes.length),
    createdCollectionAutomatically: created,
    ...(indexes.length === 0 && { note: 'all indexes already exist' }),
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
  for (const { id } of collection.indexes.filter(({ name }) => names.includes(name)))
    context.catalog.discard(id);
  collection.indexes = collection.indexes.filter(({ name }) => !names.includes(name));
  collection.dirty = true;
  return doc({ nIndexesWas, ok: 1 });
});

import { decodeReceived } from '../bson/decode';
import { asInteger, emptyDoc, isDoc, isTruthy, RawDoc, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, typeMismatch, unsupported } from '../errors';
import { parseFilter } from '../match/parse-filter';
import type { Filter } from '../match/filter';
import type { Cursors, ReplyMemory } from '../query/cursors';
import { findRows, type Search, type Step } from '../query/find-rows';
import type { Hint } from '../query/planner';
import { parseSort } from '../query/sort';
import { removeDiscarded } from '../storage/discarded';
import type { IsOver, Store } from '../storage/store';
import { type Catalog, type Collection, isNamed } from '../tables/catalog';

export interface Context {
  store: Store;
  catalog: Catalog;
  cursors: Cursors;
  db: string;
  command: Doc;
  connectionId: number;
  /** The memory that the client's answer takes while it is made. */
  account: ReplyMemory;
}

/**
 * A change of the store: it runs as a whole inside the transaction of the next group of writes. A change that can continue in a
 * later transaction stops when its time is over.
 */
export type Transaction = (isOver: IsOver) => void;

/**
 * The thing a command yields: a change that must be on disk before it continues, a promise it waits for, or nothing when others
 * may run.
 */
export type Turn = Transaction | Promise<void> | undefined;

export interface Command {
  names: readonly string[];
  fields: readonly string[];
  run: (context: Context) => Generator<Turn, Doc>;
}

/** Changes the store and waits until that is on disk. If the group's transaction fails, `change` runs a second time. */
export function* inTransaction<T>(change: (isOver: IsOver) => T): Generator<Turn, T> {
  const results: T[] = [];
  yield (isOver) => void results.splice(0, 1, change(isOver));
  const [result] = results;
  if (result === undefined) throw new Error('a transaction that did not run');
  return result;
}

/** Removes the data of dropped collections and indexes, in turns with others; where that fails, housekeeping continues it. */
export function* clearDiscarded(store: Store): Generator<Turn, void> {
  let isCleared = false;
  try {
    while (!isCleared) isCleared = yield* inTransaction((isOver) => removeDiscarded(store, isOver));
  } catch {
    // The drop itself is done.
  }
}

/**
 * A command that reads, or is several transactions: it yields whenever others may run.
 *
 * @param declared the names, with `|` between them, and the fields that the command may have
 */
export function reading(declared: string, run: Command['run']): Command {
  const [names = '', ...fields] = declared.split(' ');
  return { names: names.split('|'), fields, run };
}

export const answering = (declared: string, run: (context: Context) => Doc): Command =>
  // eslint-disable-next-line require-yield -- it is over at once, so there is nothing to wait for
  reading(declared, function* (context) {
    return run(context);
  });

export function collectionName({ command }: Context): string {
  const [name] = command.values();
  if (typeof name !== 'string' || name === '')
    throw new CommandError(73, 'Invalid namespace specified: the collection has no name');
  return name;
}

export const collectionOf = (context: Context): Collection | undefined =>
  context.catalog.find(context.db, collectionName(context));

export const namespaceOf = (context: Context): string => `${context.db}.${collectionName(context)}`;

const wrongType = (name: string, expected: string) =>
  typeMismatch(`BSON field '${name}' is missing or the wrong type, expected ${expected}`);

export function requiredText(command: Doc, name: string): string {
  const value = command.get(name);
  if (typeof value !== 'string') throw wrongType(name, "type 'string'");
  return value;
}

export function optionalDoc(command: Doc, name: string): Doc | undefined {
  const value = command.get(name) ?? undefined;
  if (value !== undefined && !isDoc(value)) throw wrongType(name, "type 'object'");
  return value;
}

export function optionalBoolean(command: Doc, name: string): boolean {
  const value = command.get(name);
  if (value !== undefined && typeof value !== 'boolean' && asInteger(value) === undefined)
    throw wrongType(name, "types '[bool, long, int, decimal, double]'");
  return isTruthy(value);
}

export const readFilter = (source: Doc, name: string): Filter =>
  parseFilter(optionalDoc(source, name) ?? emptyDoc());

/** A whole number of zero or more; `undefined` when the field is missing. */
export function optionalCount(command: Doc, name: string): number | undefined {
  const value = command.get(name) ?? undefined;
  const count = asInteger(value);
  if (value !== undefined && count === undefined) throw wrongType(name, 'a whole number');
  if (count !== undefined && count < 0)
    throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${count}'`);
  return count;
}

/** Documents of a request; those that came in a sequence after the command are still bytes. */
export function receivedIn(value: Value | undefined, name: string): (Doc | RawDoc)[] {
  if (!Array.isArray(value) || !value.every((item) => isDoc(item) || item instanceof RawDoc))
    throw wrongType(name, 'an array of documents');
  return value;
}

/** A received document, decoded. @throws CommandError 22 for bytes that are not BSON, 238 for too large a document */
export const openedDoc = (received: Doc | RawDoc): Doc =>
  received instanceof RawDoc ? decodeReceived(received.bytes) : received;

export const docsIn = (value: Value | undefined, name: string): Doc[] =>
  receivedIn(value, name).map(openedDoc);

/**
 * @param filter the name of the field with the filter; the other fields have the same names everywhere
 * @param limit where it is not the value of the field `limit`
 */
export function readSearch(context: Context, source: Doc, filter: string, limit?: number): Search {
  return {
    filter: readFilter(source, filter),
    sort: parseSort(source.get('sort')),
    skip: optionalCount(source, 'skip') ?? 0,
    limit: (limit ?? optionalCount(source, 'limit')) || Infinity,
    hint: readHint(collectionOf(context), source.get('hint')),
  };
}

/** The rows that a search finds. @throws CommandError 175 when its collection or index was dropped meanwhile */
export const searchRows = (context: Context, search: Search): Generator<Step> =>
  findRows(context.store, collectionOf(context), search, context.catalog);

/** The choice a hint forces: an index by its name or key pattern, or the collection itself by `$natural`. */
export function readHint(collection: Collection | undefined, hint: Value | undefined): Hint | undefined {
  if (hint === undefined || (isDoc(hint) && hint.size === 0)) return undefined;
  if (isDoc(hint) && hint.has('$natural')) {
    if (hint.size > 1 || asInteger(hint.get('$natural')) !== 1)
      throw unsupported('a hint $natural other than 1', 'sort the documents');
    return 'collection';
  }
  const index = collection?.indexes.find((one) => isNamed(one, hint));
  if (collection && !index)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  if (index?.partial || index?.sparse)
    throw unsupported('a hint at a sparse or partial index', 'leave the hint out');
  return index;
}

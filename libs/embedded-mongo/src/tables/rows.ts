import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { doc, isDoc, type Doc, type Value } from '../bson/values';
import { spend } from '../effort';
import { CommandError } from '../errors';
import { fieldsOf } from '../match/filter';
import { isIndex } from '../match/paths';
import { after, entryKey, entryLength, entryPrefix, rowKey, rowOf } from '../storage/keys';
import { entries } from '../storage/portions';
import type { IsOver, Store } from '../storage/store';
import type { Collection, Index } from './catalog';
import { type IndexKey, indexKeys } from './index-keys';

const empty = Buffer.alloc(0);

export interface Row {
  row: number;
  bytes: Buffer;
}

export const maxDocumentSize = 16 * 1024 * 1024;

/**
 * Stores a new document and its index entries. Everything is checked before the first write, so a refused
 * document leaves no trace.
 *
 * @throws CommandError 11000 for a key that a unique index already has
 */
export function insertRow(store: Store, collection: Collection, document: Doc, bytes: Buffer): void {
  const row = collection.nextRow;
  store.adding();
  changeEntries(store, collection, row, undefined, document);
  store.put(rowKey(collection.id, row), bytes);
  collection.nextRow += 1;
  collection.count += 1;
}

/**
 * Changes a stored document, or removes it if `after` is undefined; otherwise like `insertRow`.
 *
 * @returns how many bytes that took, `undefined` where there was nothing to change
 */
export function changeRow(
  store: Store,
  collection: Collection,
  { row, bytes }: Row,
  before: Doc,
  after: Doc | undefined,
): number | undefined {
  const changed = after && encode(after);
  if (changed?.equals(bytes)) return undefined;
  if (changed && changed.length > maxDocumentSize)
    throw new CommandError(17419, `Resulting document after update is larger than ${maxDocumentSize}`);
  changeEntries(store, collection, row, before, after);
  if (changed) store.put(rowKey(collection.id, row), changed);
  else {
    store.remove(rowKey(collection.id, row));
    collection.count -= 1;
  }
  return changed?.length ?? bytes.length;
}

/**
 * Fills indexes that are being built with the existing rows, as many as there is time for. Only inside a transaction.
 *
 * @param rows the first, and the one after the last
 * @returns the row to continue with; the one after the last when the indexes are full, or one cannot be filled
 */
export function fillIndexes(
  store: Store,
  collection: Collection,
  indexes: Index[],
  rows: { from: number; to: number },
  isOver: IsOver,
): number {
  store.adding();
  const range = { start: rowKey(collection.id, rows.from), end: rowKey(collection.id, rows.to) };
  for (const { key, value } of entries(store, range, false)) {
    const row = rowOf(key);
    const document = decode(value);
    for (const index of indexes) changeBuilding(store, collection, index, row, undefined, document);
    if (indexes.some(({ refusal }) => refusal)) break;
    if (isOver()) return row + 1;
  }
  return rows.to;
}

type Keys = ReadonlyMap<string, IndexKey>;

const noKeys: Keys = new Map();

const without = (keys: Keys, excluded: Keys): IndexKey[] =>
  [...keys].filter(([name]) => !excluded.has(name)).map(([, key]) => key);

/** Moves a row's entries from the keys of one document to those of another; `undefined` stands for no document. */
function changeEntries(
  store: Store,
  collection: Collection,
  row: number,
  before: Doc | undefined,
  document: Doc | undefined,
): void {
  const changes = collection.indexes.map((index) => changeOf(index, before, document));
  for (const change of changes) refuseTaken(store, collection, change, row);
  for (const change of changes) writeChange(store, collection, change, row);
  for (const index of collection.building) changeBuilding(store, collection, index, row, before, document);
  collection.changes += 1;
  for (const watch of collection.watches) watch.add(row);
}

/** Changes the entries of unfinished indexes: a key that one cannot hold ends its build, but does not refuse the write. */
function changeBuilding(
  store: Store,
  collection: Collection,
  index: Index,
  row: number,
  before: Doc | undefined,
  document: Doc | undefined,
): void {
  if (index.refusal) return;
  try {
    const change = changeOf(index, before, document);
    refuseTaken(store, collection, change, row);
    writeChange(store, collection, change, row);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    index.refusal = error;
  }
}

interface EntryChange {
  index: Index;
  add: IndexKey[];
  remove: IndexKey[];
  isMultikey: boolean;
}

/** The effort of a key that an index gets, with its entry. */
const keyEffort = 500;

/** Whether a path leads to the same values in two documents, in the same order. */
function leadsToSame(parts: readonly string[], one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true;
  const [part, ...rest] = parts;
  if (part === undefined) return false;
  if (isDoc(one) && isDoc(other)) return leadsToSame(rest, one.get(part), other.get(part));
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length || isIndex(part))
    return false;
  return one.every((item, index) => leadsToSame(parts, item, other[index]));
}

/** Whether an update has left alone all that an index depends on: untouched values are still the very same ones. */
const isUntouched = ({ fields, partial }: Index, before: Doc, after: Doc): boolean =>
  fields.every(({ parts }) => leadsToSame(parts, before, after)) &&
  (!partial || fieldsOf(partial.filter).every((name) => before.get(name) === after.get(name)));

function changeOf(index: Index, before: Doc | undefined, document: Doc | undefined): EntryChange {
  if (before && document && isUntouched(index, before, document))
    return { index, add: [], remove: [], isMultikey: false };
  const old = before ? indexKeys(index, before) : noKeys;
  // Existing keys can be removed, however many there are.
  const next = document ? indexKeys(index, document, (keys) => spend(keys * keyEffort)) : noKeys;
  return { index, add: without(next, old), remove: without(old, next), isMultikey: next.size > 1 };
}

function refuseTaken(store: Store, collection: Collection, { index, add }: EntryChange, row: number): void {
  for (const key of index.unique ? add : [])
    if (isTaken(store, index, key.bytes, row)) throw duplicate(collection, index, key.values);
}

function writeChange(
  store: Store,
  collection: Collection,
  { index, add, remove, isMultikey }: EntryChange,
  row: number,
): void {
  for (const { bytes } of remove) store.remove(entryKey(index.id, bytes, row));
  for (const { bytes } of add) store.put(entryKey(index.id, bytes, row), empty);
  const isCut = add.some(({ cut }) => cut);
  collection.dirty ||= (isMultikey && !index.multikey) || (isCut && !index.cut);
  index.multikey ||= isMultikey;
  index.cut ||= isCut;
}

function isTaken(store: Store, index: Index, key: Buffer, row: number): boolean {
  const start = entryPrefix(index.id, key);
  const keys = store.range({ start, end: after(start) }).map((entry) => entry.key);
  // A longer key that was shortened may begin with the same bytes; only one of the same length is the same key.
  return keys.some((other) => other.length === entryLength(key) && rowOf(other) !== row);
}

function duplicate(collection: Collection, index: Index, values: Value[]): CommandError {
  const keyValue: Doc = new Map(index.fields.map(({ path }, position) => [path, values[position] ?? null]));
  const message = `E11000 duplicate key error collection: ${collection.db}.${collection.name} index: ${index.name}`;
  return new CommandError(11000, message, doc({ keyPattern: index.spec.get('key'), keyValue }));
}

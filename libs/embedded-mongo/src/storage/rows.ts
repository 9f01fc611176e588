import { decode } from '../bson/decode';
import { describeValue } from '../bson/describe';
import { encode } from '../bson/encode';
import { doc, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { everything, findRows, type Row } from '../query/find-rows';
import type { Collection, Index } from './catalog';
import { type IndexKey, indexKeys } from './index-keys';
import { after, entriesOf, entryKey, entryLength, entryPrefix, rowKey, rowOf, rowsOf } from './keys';
import type { Range, Store } from './store';

const empty = Buffer.alloc(0);

/** MongoDB's limit. */
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
  changeEntries(store, collection, collection.indexes, row, undefined, document);
  store.put(rowKey(collection.id, row), bytes);
  collection.nextRow += 1;
  collection.count += 1;
  collection.dirty = true;
}

/**
 * Changes a stored document, or removes it where `after` is nothing; the rest as in `insertRow`.
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
  changeEntries(store, collection, collection.indexes, row, before, after);
  if (changed) store.put(rowKey(collection.id, row), changed);
  else {
    store.remove(rowKey(collection.id, row));
    collection.count -= 1;
    collection.dirty = true;
  }
  return changed?.length ?? bytes.length;
}

/** Fills new indexes with what the collection holds; when one refuses a document, nothing stays of them. */
export function fillIndexes(store: Store, collection: Collection, indexes: Index[]): void {
  store.adding();
  try {
    for (const found of findRows(store, collection, everything({ kind: '$and', filters: [] })))
      if (found) changeEntries(store, collection, indexes, found.row, undefined, decode(found.bytes));
  } catch (error) {
    indexes.forEach((index) => dropEntries(store, index));
    throw error;
  }
}

export function dropRows(store: Store, collection: Collection): void {
  collection.indexes.forEach((index) => dropEntries(store, index));
  removeRange(store, rowsOf(collection.id));
  collection.changes += 1;
}

export const dropEntries = (store: Store, { id }: Index): void => removeRange(store, entriesOf(id));

function removeRange(store: Store, range: Range): void {
  for (;;) {
    const keys = [...store.range({ ...range, limit: 500 })].map(({ key }) => Buffer.from(key));
    if (keys.length === 0) return;
    keys.forEach((key) => store.remove(key));
  }
}

type Keys = ReadonlyMap<string, IndexKey>;

const noKeys: Keys = new Map();

function without(keys: Keys, others: Keys): IndexKey[] {
  const left: IndexKey[] = [];
  for (const [name, key] of keys) if (!others.has(name)) left.push(key);
  return left;
}

/** Moves a row's entries from the keys of one document to those of another, `undefined` where there is none. */
function changeEntries(
  store: Store,
  collection: Collection,
  indexes: Index[],
  row: number,
  before: Doc | undefined,
  document: Doc | undefined,
): void {
  const changes = indexes.map((index) => {
    const old = before ? indexKeys(index, before) : noKeys;
    const next = document ? indexKeys(index, document) : noKeys;
    return { index, add: without(next, old), remove: without(old, next), isMultikey: next.size > 1 };
  });
  for (const { index, add } of changes)
    for (const key of index.unique ? add : [])
      if (isTaken(store, index, key.bytes, row)) throw duplicate(collection, index, key.values);
  for (const { index, add, remove, isMultikey } of changes) {
    for (const { bytes } of remove) store.remove(entryKey(index.id, bytes, row));
    for (const { bytes } of add) store.put(entryKey(index.id, bytes, row), empty);
    const isCut = add.some(({ cut }) => cut);
    collection.dirty ||= (isMultikey && !index.multikey) || (isCut && !index.cut);
    index.multikey ||= isMultikey;
    index.cut ||= isCut;
  }
  collection.changes += 1;
  for (const changed of collection.watches) changed.add(row);
}

function isTaken(store: Store, index: Index, key: Buffer, row: number): boolean {
  const start = entryPrefix(index.id, key);
  for (const entry of store.range({ start, end: after(start) }))
    // A longer key may begin with the same bytes when it was cut; only one of the same length is the same key.
    if (entry.key.length === entryLength(key) && rowOf(entry.key) !== row) return true;
  return false;
}

function duplicate(collection: Collection, index: Index, values: Value[]): CommandError {
  const keyValue: Doc = new Map(index.fields.map(({ path }, at) => [path, values[at] ?? null]));
  const message = `E11000 duplicate key error collection: ${collection.db}.${collection.name} index: ${index.name} dup key: ${describeValue(keyValue)}`;
  return new CommandError(11000, message, doc({ keyPattern: index.spec.get('key'), keyValue }));
}

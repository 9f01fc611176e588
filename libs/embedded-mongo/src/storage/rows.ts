import { decode } from '../bson/decode';
import { describeValue } from '../bson/describe';
import { doc, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import type { Collection, Index } from './catalog';
import { type IndexKey, indexKeys } from './index-keys';
import { after, entriesOf, entryKey, entryLength, entryPrefix, rowKey, rowOf, rowsOf } from './keys';
import type { Store } from './store';

const empty = Buffer.alloc(0);

/** MongoDB's limit, and a little more for what an update may add on the way. */
export const maxDocumentSize = 16 * 1024 * 1024;

/** So much of a build or a removal is one transaction; between two of them others run. */
const portion = 250;
const portionBytes = 1024 * 1024;

interface Planned {
  index: Index;
  add: IndexKey[];
  remove: IndexKey[];
}

/**
 * Stores a new document and its index entries. Everything is checked before the first write, so a refused
 * document leaves no trace.
 *
 * @throws CommandError 11000 for a key that a unique index already has
 */
export function insertRow(store: Store, collection: Collection, document: Doc, bytes: Buffer): void {
  checkSize(bytes);
  const row = collection.nextRow;
  const planned = forEachIndex(collection, (index) => ({
    index,
    add: indexKeys(index, document),
    remove: [],
  }));
  checkUnique(store, collection, planned, row);
  collection.nextRow += 1;
  collection.count += 1;
  collection.dirty = true;
  store.put(rowKey(collection.id, row), bytes);
  writeEntries(store, collection, planned, row);
}

/** Puts a changed document in a row's place; the rest as in `insertRow`. */
export function replaceRow(
  store: Store,
  collection: Collection,
  row: number,
  before: Doc,
  document: Doc,
  bytes: Buffer,
): void {
  checkSize(bytes);
  const planned = forEachIndex(collection, (index): Planned => {
    const [old, next] = [indexKeys(index, before), indexKeys(index, document)];
    const known = (keys: IndexKey[], key: IndexKey) => keys.some((other) => other.bytes.equals(key.bytes));
    if (old.length > 8 || next.length > 8) return differences(index, old, next);
    return {
      index,
      add: next.filter((key) => !known(old, key)),
      remove: old.filter((key) => !known(next, key)),
    };
  });
  checkUnique(store, collection, planned, row);
  for (const { index, add } of planned)
    if (add.length > 0 && !index.multikey && indexKeys(index, document).length > 1)
      markMultikey(collection, index);
  store.put(rowKey(collection.id, row), bytes);
  writeEntries(store, collection, planned, row);
}

function differences(index: Index, old: IndexKey[], next: IndexKey[]): Planned {
  const name = (key: IndexKey) => key.bytes.toString('latin1');
  const [before, now] = [new Set(old.map(name)), new Set(next.map(name))];
  return {
    index,
    add: next.filter((key) => !before.has(name(key))),
    remove: old.filter((key) => !now.has(name(key))),
  };
}

export function deleteRow(store: Store, collection: Collection, row: number, document: Doc): void {
  writeEntries(
    store,
    collection,
    forEachIndex(collection, (index) => ({ index, add: [], remove: indexKeys(index, document) })),
    row,
  );
  store.remove(rowKey(collection.id, row));
  collection.count -= 1;
  collection.dirty = true;
}

/**
 * Plans a write for every index. What an index that is being built does not take fails the build, not the write.
 */
function forEachIndex(collection: Collection, plan: (index: Index) => Planned): Planned[] {
  return [
    ...collection.indexes.map(plan),
    ...collection.building.flatMap((index) => {
      try {
        return [plan(index)];
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        index.failure ??= error;
        return [];
      }
    }),
  ];
}

/** Adds one document to one index that is being built. */
function addToIndex(store: Store, collection: Collection, index: Index, row: number, document: Doc): void {
  const planned = [{ index, add: indexKeys(index, document), remove: [] }];
  checkUnique(store, collection, planned, row);
  writeEntries(store, collection, planned, row);
}

/** Removes some of an index's entries; `false` when there are none left. */
export function removeSomeEntries(store: Store, id: number): boolean {
  const keys = [...store.range({ ...entriesOf(id), limit: portion })].map(({ key }) => Buffer.from(key));
  keys.forEach((key) => store.remove(key));
  return keys.length > 0;
}

/**
 * Adds some rows of a collection to indexes that are being built.
 *
 * @returns the row to go on with, or `undefined` when all before `end` are in
 */
export function addSomeRows(
  store: Store,
  collection: Collection,
  indexes: Index[],
  from: number,
  end: number,
): number | undefined {
  const rows: { row: number; bytes: Buffer }[] = [];
  let bytes = 0;
  const range = { start: rowKey(collection.id, from), end: rowKey(collection.id, end), limit: portion };
  for (const { key, value } of store.range(range)) {
    rows.push({ row: rowOf(key), bytes: Buffer.from(value) });
    bytes += value.length;
    if (bytes > portionBytes) break;
  }
  for (const { row, bytes: stored } of rows) {
    const document = decode(stored);
    for (const index of indexes) addToIndex(store, collection, index, row, document);
  }
  const last = rows.at(-1);
  return last && last.row + 1;
}

export function dropRows(store: Store, collection: Collection): void {
  collection.indexes.forEach((index) => removeRange(store, entriesOf(index.id)));
  removeRange(store, rowsOf(collection.id));
}

function removeRange(store: Store, range: { start: Buffer; end: Buffer }): void {
  for (;;) {
    const keys = [...store.range({ ...range, limit: 500 })].map(({ key }) => Buffer.from(key));
    if (keys.length === 0) return;
    keys.forEach((key) => store.remove(key));
  }
}

function checkSize(bytes: Buffer): void {
  if (bytes.length > maxDocumentSize)
    throw new CommandError(
      10334,
      `BSONObj size: ${bytes.length} (0x${bytes.length.toString(16)}) is invalid. Size must be between 0 and ${maxDocumentSize}(16MB)`,
    );
}

function checkUnique(store: Store, collection: Collection, planned: Planned[], row: number): void {
  for (const { index, add } of planned) {
    if (!index.unique) continue;
    for (const key of add) {
      if (!takenBy(store, index, key.bytes, row)) continue;
      const error = duplicate(collection, index, key.values);
      if (!collection.building.includes(index)) throw error;
      index.failure ??= error;
    }
  }
}

function takenBy(store: Store, index: Index, key: Buffer, row: number): boolean {
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

function markMultikey(collection: Collection, index: Index): void {
  index.multikey = true;
  collection.dirty = true;
}

function writeEntries(store: Store, collection: Collection, planned: Planned[], row: number): void {
  for (const { index, add, remove } of planned) {
    for (const key of remove) store.remove(entryKey(index.id, key.bytes, row));
    for (const key of add) {
      store.put(entryKey(index.id, key.bytes, row), empty);
      if (key.cut && !index.cut) {
        index.cut = true;
        collection.dirty = true;
      }
    }
    if (add.length > 1 && !index.multikey) markMultikey(collection, index);
  }
}

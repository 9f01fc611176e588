const kind = { meta: 1, collection: 2, row: 3, entry: 4, digest: 5 } as const;

const idLength = 4;
const rowLength = 6;
const noBytes = Buffer.alloc(0);

/** A key: one byte for its kind, a number, what follows that, and a row's number at the end. */
function numberedKey(kindByte: number, id: number, middle: Buffer, row?: number): Buffer {
  const start = 1 + idLength + middle.length;
  const key = Buffer.allocUnsafe(start + (row === undefined ? 0 : rowLength));
  key[0] = kindByte;
  key.writeUInt32BE(id, 1);
  middle.copy(key, 1 + idLength);
  if (row !== undefined) key.writeUIntBE(row, start, rowLength);
  return key;
}

const namedKey = (kindByte: number, name: string): Buffer =>
  Buffer.concat([Buffer.of(kindByte), Buffer.from(name)]);

export const metaKey = (name: string): Buffer => namedKey(kind.meta, name);

export const formatKey = metaKey('format');

export const wholeStore = { start: Buffer.of(0), end: Buffer.of(0xff) };

export const digestKey = (table: number): Buffer => numberedKey(kind.digest, table, noBytes);

/** The number of the collection or index of an entry; 0 for the catalogue and the store's own records. */
export const tableOf = (key: Buffer): number =>
  (key[0] === kind.row || key[0] === kind.entry) && key.length > idLength ? key.readUInt32BE(1) : 0;

export const catalogKey = (namespace: string): Buffer => namedKey(kind.collection, namespace);

export const catalogRange = { start: Buffer.of(kind.collection), end: Buffer.of(kind.collection + 1) };

/** The key of a document: its collection and its number in the order of insertion. */
export const rowKey = (collection: number, row: number): Buffer =>
  numberedKey(kind.row, collection, noBytes, row);

export const rowsOf = (collection: number) => ({
  start: numberedKey(kind.row, collection, noBytes),
  end: numberedKey(kind.row, collection + 1, noBytes),
});

export const entryKey = (index: number, key: Buffer, row: number): Buffer =>
  numberedKey(kind.entry, index, key, row);

/** The beginning of index entries whose keys begin with `key`. */
export const entryPrefix = (index: number, key: Buffer = noBytes): Buffer =>
  numberedKey(kind.entry, index, key);

export const entriesOf = (index: number) => ({ start: entryPrefix(index), end: entryPrefix(index + 1) });

export type Place =
  | { kind: 'row'; collection: number; row: number }
  | { kind: 'entry'; index: number; row: number }
  | { kind: 'meta' | 'collection'; name: string }
  | { kind: 'digest'; table: number };

/** @returns `undefined` for a key that no entry of the store has */
export function placeOf(key: Buffer): Place | undefined {
  const [kindByte] = key;
  const name = key.toString('utf8', 1);
  if (kindByte === kind.meta) return { kind: 'meta', name };
  if (kindByte === kind.collection) return { kind: 'collection', name };
  if (key.length < 1 + idLength) return undefined;
  const id = key.readUInt32BE(1);
  if (kindByte === kind.digest && key.length === 1 + idLength) return { kind: 'digest', table: id };
  if (key.length < entryLength(noBytes)) return undefined;
  if (kindByte === kind.row && key.length === entryLength(noBytes))
    return { kind: 'row', collection: id, row: rowOf(key) };
  return kindByte === kind.entry ? { kind: 'entry', index: id, row: rowOf(key) } : undefined;
}

export const rowOf = (key: Buffer): number => key.readUIntBE(key.length - rowLength, rowLength);

export const entryLength = (key: Buffer): number => 1 + idLength + key.length + rowLength;

/** The first bytes that sort after everything beginning with `prefix`. */
export function after(prefix: Buffer): Buffer {
  let length = prefix.length;
  while (length > 0 && prefix[length - 1] === 0xff) length -= 1;
  const result = Buffer.from(prefix.subarray(0, length));
  if (length > 0) result[length - 1] = (result[length - 1] ?? 0) + 1;
  return result;
}

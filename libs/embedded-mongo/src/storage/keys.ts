/** The store's key space: one byte says what kind of entry a key is. */
const kind = { meta: 1, collection: 2, row: 3, entry: 4 } as const;

const rowIdLength = 6;

function withNumber(first: number, id: number, rest: Buffer): Buffer {
  const key = Buffer.allocUnsafe(5 + rest.length);
  key[0] = first;
  key.writeUInt32BE(id, 1);
  rest.copy(key, 5);
  return key;
}

const none = Buffer.alloc(0);

export const metaKey = (name: string): Buffer => Buffer.concat([Buffer.of(kind.meta), Buffer.from(name)]);

export const catalogKey = (namespace: string): Buffer =>
  Buffer.concat([Buffer.of(kind.collection), Buffer.from(namespace)]);

export const catalogRange = { start: Buffer.of(kind.collection), end: Buffer.of(kind.collection + 1) };

function rowBytes(row: number): Buffer {
  const bytes = Buffer.allocUnsafe(rowIdLength);
  bytes.writeUIntBE(row, 0, rowIdLength);
  return bytes;
}

/** Where a document is stored: by its collection and its number in the order of insertion. */
export const rowKey = (collection: number, row: number): Buffer =>
  withNumber(kind.row, collection, rowBytes(row));

export const rowsOf = (collection: number) => ({
  start: withNumber(kind.row, collection, none),
  end: withNumber(kind.row, collection + 1, none),
});

/** An index entry: the index, the key's bytes and the row they lead to. */
export const entryKey = (index: number, key: Buffer, row: number): Buffer =>
  withNumber(kind.entry, index, Buffer.concat([key, rowBytes(row)]));

/** The beginning of index entries whose keys begin with `key`. */
export const entryPrefix = (index: number, key: Buffer = none): Buffer => withNumber(kind.entry, index, key);

export const entriesOf = (index: number) => ({ start: entryPrefix(index), end: entryPrefix(index + 1) });

/** The row number at the end of a row's or an index entry's key. */
export const rowOf = (key: Buffer): number => key.readUIntBE(key.length - rowIdLength, rowIdLength);

export const entryLength = (key: Buffer): number => 5 + key.length + rowIdLength;

/** The first bytes that sort after everything beginning with `prefix`. */
export function after(prefix: Buffer): Buffer {
  let length = prefix.length;
  while (length > 0 && prefix[length - 1] === 0xff) length -= 1;
  const result = Buffer.from(prefix.subarray(0, length));
  if (length > 0) result[length - 1] = (result[length - 1] ?? 0) + 1;
  return result;
}

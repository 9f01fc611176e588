import { decode } from '../src/bson/decode';
import { Catalog } from '../src/storage/catalog';
import { indexKeys } from '../src/storage/index-keys';
import { entriesOf, entryKey, rowOf, rowsOf } from '../src/storage/keys';
import { openStore, type Store } from '../src/storage/store';

/** Where an index has not just one entry for each key of each document, or a count is not that of the documents. */
export function inconsistencies(store: Store): string[] {
  const catalog = new Catalog(store);
  const wrong: string[] = [];
  for (const collection of catalog.databases().flatMap((db) => catalog.of(db))) {
    const rows = [...store.range(rowsOf(collection.id))].map(({ key, value }) => ({
      row: rowOf(key),
      document: decode(Buffer.from(value)),
    }));
    if (rows.length !== collection.count)
      wrong.push(`${collection.name} has ${rows.length} documents and counts ${collection.count}`);
    for (const index of collection.indexes) {
      const expected = new Set(
        rows.flatMap(({ row, document }) =>
          [...indexKeys(index, document).values()].map(({ bytes }) =>
            entryKey(index.id, bytes, row).toString('hex'),
          ),
        ),
      );
      const stored = new Set([...store.range(entriesOf(index.id))].map(({ key }) => key.toString('hex')));
      const where = `${index.name} of ${collection.name}`;
      for (const key of expected) if (!stored.has(key)) wrong.push(`${where} has no entry ${key}`);
      for (const key of stored)
        if (!expected.has(key)) wrong.push(`${where} has the entry ${key} of no document`);
    }
  }
  return wrong;
}

/** Fails unless every index holds an entry for each key of each document, and no other entry. */
export function expectConsistent(store: Store): void {
  expect(inconsistencies(store)).toEqual([]);
}

/** Opens the store of a folder that no process has any more, and checks it. */
export async function expectGoodStore(folder: string): Promise<void> {
  const store = openStore(folder);
  try {
    expectConsistent(store);
  } finally {
    await store.close();
  }
}

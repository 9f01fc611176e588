import { decode } from '../src/bson/decode';
import { Catalog } from '../src/storage/catalog';
import { indexKeys } from '../src/storage/index-keys';
import { entriesOf, entryKey, rowOf, rowsOf } from '../src/storage/keys';
import { openStore, type Store } from '../src/storage/store';

/** Fails unless every index holds an entry for each key of each document, and no other entry. */
export function expectConsistent(store: Store): void {
  const catalog = new Catalog(store);
  for (const collection of catalog.databases().flatMap((db) => catalog.of(db))) {
    const rows = [...store.range(rowsOf(collection.id))].map(({ key, value }) => ({
      row: rowOf(key),
      document: decode(Buffer.from(value)),
    }));
    expect(rows.length).toBe(collection.count);
    for (const index of collection.indexes) {
      const expected = rows.flatMap(({ row, document }) =>
        [...indexKeys(index, document).values()].map(({ bytes }) =>
          entryKey(index.id, bytes, row).toString('hex'),
        ),
      );
      const stored = [...store.range(entriesOf(index.id))].map(({ key }) => key.toString('hex'));
      expect(stored).toEqual(expected.sort());
    }
  }
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

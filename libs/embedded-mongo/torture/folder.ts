import { setImmediate as nextTurn } from 'node:timers/promises';
import { BSON } from 'mongodb';
import { decode } from '../src/bson/decode';
import { checkFolderHere } from '../src/check/check-folder';
import { Catalog } from '../src/tables/catalog';
import { indexKeys } from '../src/tables/index-keys';
import { entriesOf, entryKey, rowOf, rowsOf } from '../src/storage/keys';
import { openSnapshot } from '../src/storage/snapshot';
import type { Store } from '../src/storage/store';
import type { Stored } from './documents';
import { Fault } from './fault';

/**
 * Reads all documents of a folder that no process has open, and compares each index with them, entry by entry.
 *
 * @returns the documents by collection
 * @throws Fault when an index or a count is wrong
 */
export async function readFolder(folder: string): Promise<Map<string, Stored[]>> {
  const [wrong] = (await checkFolderHere(folder)).problems;
  if (wrong) throw new Fault(`the store ${folder} is not whole: ${wrong}`);
  const store = await openSnapshot(folder);
  try {
    const catalog = new Catalog(store);
    const collections = catalog.databases().flatMap((db) => catalog.collectionsIn(db));
    const documents = new Map<string, Stored[]>();
    for (const { id, name, indexes } of collections) {
      const stored: Stored[] = [];
      const missing = new Map(indexes.map((index) => [index, entryKeysOf(store, index.id)]));
      for (const { key, value } of store.range(rowsOf(id))) {
        stored.push(BSON.deserialize(Buffer.from(value)) as Stored);
        const document = decode(value);
        for (const [index, left] of missing)
          for (const { bytes } of indexKeys(index, document).values())
            if (!left.delete(entryKey(index.id, bytes, rowOf(key)).toString('latin1')))
              throw new Fault(`${name}: ${index.name} lacks an entry of row ${rowOf(key)}`);
        // The clients run in this process too, and need their turn.
        if (stored.length % 32 === 0) await nextTurn();
      }
      for (const [index, left] of missing)
        if (left.size > 0) throw new Fault(`${name}: ${index.name} has ${left.size} entries of no document`);
      documents.set(name, stored);
    }
    return documents;
  } finally {
    await store.close();
  }
}

const entryKeysOf = (store: Store, index: number): Set<string> =>
  new Set(store.range(entriesOf(index)).map(({ key }) => key.toString('latin1')));

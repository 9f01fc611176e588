import { setImmediate as nextTurn } from 'node:timers/promises';
import { BSON } from 'mongodb';
import { checkFolder } from '../src/check/index';
import { Catalog } from '../src/storage/catalog';
import { rowsOf } from '../src/storage/keys';
import { openSnapshot } from '../src/storage/store';
import type { Stored } from './documents';
import { Fault } from './fault';

/**
 * Reads all documents of a folder that no process has open, and compares each index with them, entry by entry.
 *
 * @returns the documents by collection
 * @throws Fault when an index or a count is wrong
 */
export async function readFolder(folder: string): Promise<Map<string, Stored[]>> {
  const [wrong] = (await checkFolder(folder)).problems;
  if (wrong) throw new Fault(`the store ${folder} is not whole: ${wrong}`);
  const store = openSnapshot(folder);
  try {
    const catalog = new Catalog(store);
    const collections = catalog.databases().flatMap((db) => catalog.of(db));
    const documents = new Map<string, Stored[]>();
    for (const { id, name } of collections) {
      const stored: Stored[] = [];
      for (const { value } of store.range(rowsOf(id))) {
        stored.push(BSON.deserialize(Buffer.from(value)) as Stored);
        // The clients are in this process too.
        if (stored.length % 32 === 0) await nextTurn();
      }
      documents.set(name, stored);
    }
    return documents;
  } finally {
    await store.close();
  }
}
